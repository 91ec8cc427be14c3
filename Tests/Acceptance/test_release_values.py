"""Values that a release reads with less of Foundation than a build with tests.

A release links FoundationEssentials alone: it has no time zones but GMT, no calendars but the Gregorian, and its URLs
accept hosts that Foundation refuses, and have no Punycode.
"""
import json

import pytest

from harness import EVERY_TYPE, write

GOOD = {
    "day": [{"year": 2024, "timeZone": zone} for zone in ("Europe/Berlin", "GMT", "UTC", "GMT+2", "GMT-0530", "GMT+18:00", "America/Argentina/Ushuaia")]
    + [{"year": 5784, "month": 13, "calendar": calendar} for calendar in ("hebrew", "buddhist", "islamicUmmAlQura", "chinese")],
    "link": ["https://example.org/a b", "https://münchen.de/x", "mailto:a b", "https://[::1]/", "https://a%20b.org", "https://ü..de", "https://-ü.de",
             "https://\u200da.de"],
    "photo": ["file:///a b"],
}
BAD = {
    "day": [{"year": 2024, "timeZone": zone} for zone in ("Europe/Berlim", "europe/berlin", "Mars", "+02:00", "", "../passwd", "Europe//London",
                                                           "GMT+99:99", "GMT+1860", "GMT+", "GMT-2:")]
    + [{"year": 2024, "calendar": "martian"}],
    "link": ["http://a b", "https://example.org ", " https://example.org", "https://a<b>.org", "http:// /x", "https://a|b/c", "https://ü b.org", "https://ü%zz.org"],
    "photo": ["file://ho st/a", "//a b/c"],
}


@pytest.mark.parametrize("values, code", [(GOOD, 0), (BAD, 1)], ids=["good", "bad"])
def test_check(check, project, released, values, code):
    for name, each in values.items():
        for value in each:
            file = write(project.folder / "c.json", json.dumps({name: value}, ensure_ascii=False))
            runs = [call("check", "--intent", "EveryType", EVERY_TYPE, file) for call in (project, released)]
            check.equal(f"{json.dumps(value)} in a release", (runs[1].code, runs[1].text), (runs[0].code, runs[0].text))
            check.equal(f"{json.dumps(value)} is {'wrong' if code else 'right'}", runs[0].code, code)


def test_edit(check, project, released):
    for call in (project, released):
        file = write(project.folder / "c.json", '{\n  "day": {"year": 5784, "calendar": "hebrew", "timeZone": "Asia/Tokyo"}\n}\n')
        check.ok("another value is edited", call("edit", "--intent", "EveryType", EVERY_TYPE, file, "--set", "count=3"))
        zoned = '{"year": 2024, "timeZone": "Europe/Berlin"}'
        check.ok("a zone is given", call("edit", "--intent", "EveryType", EVERY_TYPE, "z.json", "--allow-empty", "--set", f"day={zoned}"))
        check("it is saved", '"timeZone": "Europe/Berlin"' in (project.folder / "z.json").read_text())
        (project.folder / "z.json").unlink()
        check("zone and calendar stay", '"calendar": "hebrew", "timeZone": "Asia/Tokyo"' in file.read_text(), file.read_text())


# What a person types, and what is written if it differs.
URLS = {
    "https://münchen.de": None, "https://MÜNCHEN.de:80/x": None, "https://日本.jp/a": None, "https://ü@ü.de": "https://%C3%BC@ü.de",
    "https://xn--mnchen-3ya.de": None, "https://example.org/ü b": "https://example.org/%C3%BC%20b",
    "https://ü.org/ü": "https://ü.org/%C3%BC",
}


@pytest.mark.parametrize("url", URLS)
def test_url(check, project, released, url):
    for call in (project, released):
        new = project.folder / "new.json"
        for name in ("link", "photo"):
            check.ok("it is set", call("edit", "--intent", "EveryType", EVERY_TYPE, new, "--allow-empty", "--set", f"{name}={url}"))
            found = json.loads(new.read_text())[name]
            check.equal(f"{url} in a new file", found["url"] if name == "photo" else found, URLS[url] or url)
            new.unlink()
        old = write(project.folder / "old.json", json.dumps({"link": url, "count": 1}, ensure_ascii=False))
        check.ok("another value is set", call("edit", "--intent", "EveryType", EVERY_TYPE, old, "--set", "count=3"))
        check.equal(f"{url} beside another value", json.loads(old.read_text())["link"], url)
        check.equal(f"{url} in a terminal", call("edit", "--intent", "EveryType", EVERY_TYPE, old, "--plain", input="").has("münchen.de"), "münchen" in url)
