"""Repositories that are designed to cost time and memory. For folder_shapes.py.

'.git/import' has a repository for 'git fast-import', which shapes.py makes.
"""
from project_shapes import UP


def repository(files, links=(), modules=()):
    """One commit. The names of files without a text have the same definition."""
    def data(content):
        return b"data %d\n%s\n" % (len(content), content)

    parts = [b"blob\nmark :1\n", data(UP), b"commit refs/heads/main\nmark :2\ncommitter a <a@b> 1 +0000\n", data(b"x")]
    for name, content in files.items():
        parts.append(b"M 100644 " + (b":1 " + name.encode() + b"\n" if content is None
                                     else b"inline " + name.encode() + b"\n" + data(content)))
    parts += [b"M 120000 inline " + name.encode() + b"\n" + data(target) for name, target in links]
    parts += [b"M 160000 " + b"1" * 40 + b" " + name.encode() + b"\n" for name in modules]
    return {".git/import": b"".join(parts) + b"\nreset refs/tags/v1.0\nfrom :2\n\n", "X.intentdefinition": UP}


def definitions(count):
    return {f"A{i}.intentdefinition": UP.replace(b"Up", b"Up%d" % i) for i in range(count)}


def submodules(count):
    return repository({f"Pods/A{i}.intentdefinition": None for i in range(count)} | {"A.intentdefinition": None},
                      modules=[f"M{i}" for i in range(count)])


def tables_by_link(count):
    """Definitions whose tables are behind one long link."""
    return repository(definitions(count), links=[("de.lproj", b"a/" * 2000)])


def tables(count):
    return repository(definitions(count) | {f"{language}.lproj/A{i}.strings": b"\"a\" = \"b\";\n"
                                            for i in range(count) for language in ("de", "fr")})


REPOSITORIES = [
    ("submodules of a repository", submodules),
    ("links out of a repository", lambda n: repository(
        {f"F{i}/A.intentdefinition": UP.replace(b"Up", b"Up%d" % i) for i in range(n)},
        links=[(f"F{i}/de.lproj", b"/etc") for i in range(n)])),
    ("tables behind a long link", tables_by_link),
    ("tables of a repository", tables),
]
