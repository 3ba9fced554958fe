"""The whole app as a folder of static files that runs inside a browser, without a server and without a network.

`companion.site.making.make` writes the folder from the installed program: Flet's client, its Python (Pyodide), the app's
archive with what it imports (compiled by that very Python), a worker in which the program runs, a file system over the
browser's private files, and a service worker that keeps it all. Everything but the page itself lies in a folder named
after its content, so that two versions never mix.
"""
