// Compiles a tree of modules with the very Python that will run them: node compile.mjs PYODIDE TREE OWN
// OWN: the app's own packages, separated by commas, which keep their docstrings and assertions.
import { pathToFileURL } from "node:url";

const [pyodide, tree, own] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide();
py.FS.mkdirTree("/tree");
py.FS.mount(py.FS.filesystems.NODEFS, { root: tree }, "/tree");
py.globals.set("OWN", own);
const good = py.runPython(`
import compileall, os, py_compile
how = dict(quiet=1, legacy=True, force=True, stripdir="/tree",
           invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
good = True
for name in sorted(os.listdir("/tree")):
    path = os.path.join("/tree", name)
    level = 0 if name in OWN.split(",") else 2
    if os.path.isdir(path):
        good &= bool(compileall.compile_dir(path, optimize=level, **how))
    elif name.endswith(".py"):
        good &= bool(compileall.compile_file(path, optimize=level, **how))
for folder, _, names in os.walk("/tree"):
    for name in names:
        path = os.path.join(folder, name)
        if name.endswith(".py") and os.path.exists(path + "c"):
            os.remove(path)
good
`);
process.exit(good ? 0 : 1);
