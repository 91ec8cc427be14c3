"""Repositories that are designed to cost time and memory. For folder_shapes.py.

'.git/import' has a repository for 'git fast-import', which shapes.py makes.
"""
from project_shapes import UP


def repository(files, modules=()):
    """One commit. The names of files without a text have the same definition."""
    def data(content):
        return b"data %d\n%s\n" % (len(content), content)

    parts = [b"blob\nmark :1\n", data(UP), b"commit refs/heads/main\nmark :2\ncommitter a <a@b> 1 +0000\n", data(b"x")]
    for name, content in files.items():
        parts.append(b"M 100644 " + (b":1 " + name.encode() + b"\n" if content is None
                                     else b"inline " + name.encode() + b"\n" + data(content)))
    parts += [b"M 160000 " + b"1" * 40 + b" " + name.encode() + b"\n" for name in modules]
    return {".git/import": b"".join(parts) + b"\nreset refs/tags/v1.0\nfrom :2\n\n", "X.intentdefinition": UP}


def definitions(count):
    return {f"A{i}.intentdefinition": UP.replace(b"Up", b"Up%d" % i) for i in range(count)}


def submodules(count):
    return repository({f"Pods/A{i}.intentdefinition": None for i in range(count)} | {"A.intentdefinition": None},
                      modules=[f"M{i}" for i in range(count)])


REPOSITORIES = [
    ("submodules of a repository", submodules),
    ("definitions of a repository", lambda n: repository(definitions(n))),
]
