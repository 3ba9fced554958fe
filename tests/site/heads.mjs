// Reads the names of slots as the site does: node heads.mjs POOL < lines of JSON, each a list of base64 texts (the heads of
// all slots). Prints a line of JSON for each: a list of [name, turn].
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { readHead } = await import(pathToFileURL(process.argv[2]).href);
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line).map((head) => {
    const bytes = Buffer.from(head, "base64");
    const read = (view, { at }) => view.set(bytes.subarray(at, at + view.length));
    const { name, turn } = readHead({ read });
    return [name, turn];
  });
  console.log(JSON.stringify(told));
}
