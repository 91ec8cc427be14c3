#!/usr/bin/env python3
"""Takes the place of GitHub's 'gh api' in test_github.py: https://cli.github.com/manual/gh_api

FAKE_GH is a folder, where 'comments.json' holds the comments of one pull request. FAKE_GH_DENIES makes each request
fail, as without permission. A program 'jq' applies '--jq'.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys

folder = pathlib.Path(os.environ["FAKE_GH"])
store = folder / "comments.json"
comments = json.loads(store.read_text())
parser = argparse.ArgumentParser()
parser.add_argument("api", choices=["api"])
parser.add_argument("place")
parser.add_argument("-f", action="append", default=[], dest="texts")
parser.add_argument("-F", action="append", default=[], dest="values")
parser.add_argument("--jq")
parser.add_argument("--method")
parser.add_argument("--paginate", action="store_true")
options = parser.parse_args()
assert os.environ.get("GH_TOKEN") == "a token"
fields = dict(word.split("=", 1) for word in options.texts)
for name, value in (word.split("=", 1) for word in options.values):
    fields[name] = pathlib.Path(value[1:]).read_text() if value.startswith("@") else int(value)
if "FAKE_GH_DENIES" in os.environ:
    sys.exit("gh: Resource not accessible by integration")


def answer(value):
    subprocess.run(["jq", "-r", options.jq], input=json.dumps(value), text=True, check=True)


if options.place != "graphql":
    assert (options.place, options.method) == ("repos/the-owner/the.name/code-scanning/sarifs", "POST"), sys.argv
    (folder / "sarif.json").write_text(json.dumps(fields))
    answer({"url": "https://api.github.example/sarifs/1"})
elif "updateIssueComment" in fields["query"]:
    [comment] = [comment for comment in comments if comment["id"] == fields["id"]]
    assert comment["viewerDidAuthor"], "gh: somebody else's comment"
    comment["body"] = fields["body"]
    answer({"data": {"updateIssueComment": {"issueComment": {"url": "https://github.example/changed"}}}})
elif "addComment" in fields["query"]:
    assert fields["id"] == "PR_1", fields
    comments.append({"id": f"IC_{len(comments)}", "body": fields["body"], "viewerDidAuthor": True})
    answer({"data": {"addComment": {"commentEdge": {"node": {"url": "https://github.example/new"}}}}})
else:
    assert (fields["owner"], fields["name"], fields["number"]) == ("the-owner", "the.name", 7), fields
    assert options.paginate
    for start in range(0, max(len(comments), 1), 100):
        page = {"nodes": comments[start:start + 100], "pageInfo": {}}
        answer({"data": {"repository": {"pullRequest": {"id": "PR_1", "comments": page}}}})
store.write_text(json.dumps(comments))
