#!/usr/bin/env python3
"""Writes a site of all pages and libraries, which opens from a folder: no server, no script, no network.

    Scripts/site.py FOLDER

Reads the archives of documentation in FOLDER, which Scripts/docs.sh made, and the pages of the checkout. Pages keep
their paths, so that links between them work; a library gets a page for each type. A link without a target is an error.
Pages are rendered with cmark-gfm, which is installed if it is missing.
"""
import html
import json
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1rem;
  overflow-wrap: break-word }
nav { border-bottom: 1px solid #8885; padding-bottom: .5rem }
nav a { margin-right: 1rem }
code, pre { font: .875em/1.5 ui-monospace, monospace }
pre { background: #8881; padding: .75rem; overflow-x: auto; border-radius: 6px }
table { border-collapse: collapse; display: block; overflow-x: auto }
td, th { border: 1px solid #8885; padding: .25rem .5rem; text-align: left; vertical-align: top }
img { max-width: 100% }
blockquote { border-left: 4px solid #8885; margin-left: 0; padding-left: 1rem }
dt { margin-top: .75rem }
"""
escape = html.escape


class Site:
    """Pages by their paths in the site, and what stands beside them."""

    def __init__(self, folder):
        self.folder = folder
        self.pages = {}
        self.files = {}

    def add(self, path, title, body):
        self.pages[path] = title, body

    def write(self):
        for path, (title, body) in self.pages.items():
            def link(target): return posixpath.relpath(target, posixpath.dirname(path) or ".")
            places = [("index.html", "intentc"), ("Documentation/README.html", "Documentation"),
                      ("Documentation/Rules/README.html", "Rules"), ("libraries/index.html", "Libraries")]
            menu = "".join(f'<a href="{link(target)}">{words}</a>' for target, words in places)
            file = self.folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(
                '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
                '<meta name="viewport" content="width=device-width, initial-scale=1">'
                f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><nav>{menu}</nav>\n{body}\n"
                "</body></html>\n")
        for path, source in self.files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, self.folder / path)

    def broken(self):
        """The links that lead nowhere, as sentences."""
        anchors = {path: set(re.findall(r'\bid="([^"]*)"', body)) for path, (_, body) in self.pages.items()}
        for path, (_, body) in self.pages.items():
            for address in re.findall(r'(?:href|src)="([^"]*)"', body):
                url = urllib.parse.urlsplit(html.unescape(address))
                if url.scheme:
                    continue
                name = urllib.parse.unquote(url.path)
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) if name else path
                if target not in self.pages and target not in self.files:
                    yield f"{path}: nothing is at '{target}'"
                elif url.fragment and urllib.parse.unquote(url.fragment) not in anchors.get(target, ()):
                    yield f"{path}: '{target}' has no '{url.fragment}'"


# Pages

def page_path(path):
    """Where a page of the checkout is in the site: the README is its start, and articles are in their library."""
    if path == "README.md":
        return "index.html"
    article = re.fullmatch(r"Sources/\w+/(\w+)/\w+\.docc/(\w+)\.md", path)
    if article:
        library, name = article[1].lower(), article[2].lower()
        return f"libraries/{library}/" + ("index.html" if name == library else f"{name}.html")
    return path.removesuffix(".md") + ".html" if path.endswith(".md") else path


def add_pages(site, paths):
    for path in paths:
        text = (ROOT / path).read_text()
        rendered = subprocess.run(["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink"], input=text,
                                  capture_output=True, text=True, check=True).stdout
        known = {}

        def heading(match):
            name = slug(html.unescape(re.sub("<[^>]*>", "", match[2])))
            count = known[name] = known.get(name, -1) + 1
            return f'<h{match[1]} id="{name}{f"-{count}" if count else ""}">{match[2]}</h{match[1]}>'

        def link(match):
            address, _, fragment = match[2].partition("#")
            if ":" in address or not address:
                return match[0]
            source = posixpath.normpath(posixpath.join(posixpath.dirname(path), address))
            if (ROOT / source).is_file() and not source.endswith(".md"):
                site.files[source] = ROOT / source
            target = posixpath.relpath(page_path(source), posixpath.dirname(page_path(path)) or ".")
            return f'{match[1]}="{target}{"#" + fragment if fragment else ""}"'

        body = re.sub(r"<h(\d)>(.*?)</h\1>", heading, rendered, flags=re.S)
        title = re.search(r"(?m)^# (.*)", text)
        site.add(page_path(path), title[1] if title else path, re.sub(r'\b(href|src)="([^"]*)"', link, body))


# Libraries

class Library:
    """The pages of one archive. What has members gets a page, on which its members stand."""

    def __init__(self, archive):
        data = archive / "data"
        found = [json.loads(file.read_text()) for file in sorted((data / "documentation").rglob("*.json"))]
        self.documents = {document["identifier"]["url"]: document for document in found}
        self.folder = f"libraries/{archive.stem.lower()}"

    def has_page(self, address):
        document = self.documents[address]
        kind = document["metadata"].get("symbolKind")
        if address.endswith("-Implementations"):
            return False
        return document["kind"] == "article" or kind not in ("property", "method", "init", "case", "op", "subscript",
                                                             "typealias", "associatedtype")

    def path(self, address):
        parts = address.split("/documentation/", 1)[1].lower().split("/")[1:]
        return f"{self.folder}/{'.'.join(re.sub('[^a-z0-9_-]', '', part) for part in parts) or 'index'}.html"

    def href(self, address, seen_from):
        """Where an element is described, or None if only another library describes it."""
        if address not in self.documents:
            return None
        if self.has_page(address):
            return posixpath.basename(self.path(address))
        home = address.rsplit("/", 1)[0]
        name = urllib.parse.quote(address.rsplit("/", 1)[1])
        if home not in self.documents:
            return None
        return ("" if home == seen_from else posixpath.basename(self.path(home))) + "#" + name

    def inline(self, nodes, document, page):
        result = ""
        for node in nodes:
            match node["type"]:
                case "text": result += escape(node["text"])
                case "codeVoice": result += f"<code>{escape(node['code'])}</code>"
                case "emphasis": result += f"<em>{self.inline(node['inlineContent'], document, page)}</em>"
                case "strong": result += f"<strong>{self.inline(node['inlineContent'], document, page)}</strong>"
                case "reference": result += self.reference(node["identifier"], document, page)
                case other: raise ValueError(f"unknown text '{other}'")
        return result

    def reference(self, address, document, page):
        target = document["references"].get(address) or {}
        words = target.get("title", address.rsplit("/", 1)[-1])
        words = escape(words)
        if target.get("role") not in ("article", "collectionGroup"):
            words = f"<code>{words}</code>"
        href = target["url"] if target.get("type") == "link" else self.href(address, page)
        return f'<a href="{escape(href)}">{words}</a>' if href else words

    def blocks(self, nodes, document, page):
        result = ""
        for node in nodes:
            def inner(name="content"): return self.blocks(node[name], document, page)
            match node["type"]:
                case "paragraph": result += f"<p>{self.inline(node['inlineContent'], document, page)}</p>"
                case "heading": result += f'<h3 id="{slug(node["text"])}">{escape(node["text"])}</h3>'
                case "codeListing": result += f"<pre>{escape(chr(10).join(node['code']))}</pre>"
                case "aside": result += f"<blockquote><strong>{escape(node['name'])}</strong>{inner()}</blockquote>"
                case "unorderedList" | "orderedList":
                    tag = node["type"][0] + "l"
                    items = (self.blocks(item["content"], document, page) for item in node["items"])
                    result += f"<{tag}>" + "".join(f"<li>{item}</li>" for item in items) + f"</{tag}>"
                case "table":
                    result += "<table>"
                    for row in node["rows"]:
                        cells = (self.blocks(cell, document, page) for cell in row)
                        result += "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
                    result += "</table>"
                case other: raise ValueError(f"unknown block '{other}'")
        return result

    def description(self, document, page):
        body = ""
        for section in document.get("primaryContentSections", []):
            match section["kind"]:
                case "declarations":
                    for each in section["declarations"]:
                        body += f"<pre>{escape(''.join(token['text'] for token in each['tokens']))}</pre>"
                    body += f"<p>{self.inline(document.get('abstract', []), document, page)}</p>"
                case "parameters":
                    body += "<dl>" + "".join(
                        f"<dt><code>{escape(each['name'])}</code></dt>"
                        f"<dd>{self.blocks(each['content'], document, page)}</dd>"
                        for each in section["parameters"]) + "</dl>"
                case "content": body += self.blocks(section["content"], document, page)
        if "<pre>" not in body[:5]:
            body = f"<p>{self.inline(document.get('abstract', []), document, page)}</p>" + body
        return body

    def add(self, site):
        for address, document in self.documents.items():
            if not self.has_page(address):
                continue
            title = document["metadata"]["title"]
            body = f"<h1>{escape(title)}</h1>" + self.description(document, address)
            for relation in document.get("relationshipsSections", []):
                names = ", ".join(self.reference(each, document, address) for each in relation["identifiers"])
                body += f"<p>{escape(relation['title'])} {names}</p>"
            for topic in document.get("topicSections", []):
                body += f'<h2>{escape(topic.get("title", ""))}</h2><dl>'
                for each in topic["identifiers"]:
                    body += self.member(each, document, address)
                body += "</dl>"
            site.add(self.path(address), title, body)

    def member(self, address, document, page):
        if address.endswith("-Implementations") and address in self.documents:
            group = self.documents[address]
            return "".join(self.member(each, group, page) for section in group["topicSections"]
                           for each in section["identifiers"])
        if address not in self.documents or self.has_page(address) or address.rsplit("/", 1)[0] != page:
            target = document["references"].get(address, {})
            words = self.inline(target.get("abstract", []), document, page)
            return f"<dt>{self.reference(address, document, page)}</dt><dd>{words}</dd>"
        name = address.rsplit("/", 1)[1]
        return f'<dt id="{escape(name)}"></dt><dd>{self.description(self.documents[address], page)}</dd>'


def slug(words):
    """The name that GitHub gives a heading in addresses."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def main():
    folder = pathlib.Path(sys.argv[1])
    if not shutil.which("cmark-gfm"):
        subprocess.run([ROOT / "Scripts/ensure.sh", "cmark-gfm"], check=True)
    site = Site(folder)
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    add_pages(site, [path for path in listed.stdout.split() if not path.startswith(("Sources/", "Tests/"))])
    rows = ""
    for archive in sorted(folder.glob("*.doccarchive")):
        library = Library(archive)
        library.add(site)
        start = next(each for each in library.documents.values() if each["metadata"].get("symbolKind") == "module")
        words = library.inline(start.get("abstract", []), start, "")
        rows += f'<dt><a href="{archive.stem.lower()}/index.html"><code>{archive.stem}</code></a></dt><dd>{words}</dd>'
    site.add("libraries/index.html", "Libraries", f"<h1>Libraries</h1><dl>{rows}</dl>")
    site.files["llms.txt"] = ROOT / "llms.txt"
    site.write()
    broken = sorted(set(site.broken()))
    print("\n".join(broken + [str(folder / "index.html")]))
    sys.exit(bool(broken))


main()
