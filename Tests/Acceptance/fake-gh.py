#!/usr/bin/env python3
"""Takes the place of GitHub's 'gh api' in test_github.py: https://cli.github.com/manual/gh_api

FAKE_GH is a folder. 'comments.json' there holds the comments of one pull request. FAKE_GH_DENIES makes each request fail,
as without permission. A program 'jq' applies '--jq'.
"""

import json
import os
import pathlib
import subprocess
import sys

folder = pathlib.Path(os.environ["FAKE_GH"])
store = folder / "comments.json"
comments = json.loads(store.read_text())

assert sys.argv[1] == "api" and os.environ.get("GH_TOKEN") == "a token", sys.argv
fields, options, place, words = {}, {}, None, iter(sys.argv[2:])
for word in words:
    if word in ("-f", "-F"):
        name, value = next(words).split("=", 1)
        if word == "-F":
            value = pathlib.Path(value[1:]).read_text() if value.startswith("@") else int(value)
        fields[name] = value
    elif word in ("--jq", "--method"):
        options[word] = next(words)
    elif word == "--paginate":
        options[word] = True
    else:
        place = word

if "FAKE_GH_DENIES" in os.environ:
    sys.exit("gh: Resource not accessible by integration")


def answer(value):
    text = json.dumps(value)
    sys.stdout.write(subprocess.run(["jq", "-r", options["--jq"]], input=text, stdout=-1, text=True, check=True).stdout)


if place != "graphql":
    assert place == "repos/the-owner/the.name/code-scanning/sarifs" and options["--method"] == "POST", sys.argv
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
    assert options["--paginate"]
    for start in range(0, max(len(comments), 1), 100):
        page = {"nodes": comments[start : start + 100], "pageInfo": {}}
        answer({"data": {"repository": {"pullRequest": {"id": "PR_1", "comments": page}}}})
store.write_text(json.dumps(comments))
