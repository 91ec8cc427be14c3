"""Values that a release reads with less of Foundation than a build with tests.

A release links FoundationEssentials alone: it has no time zones but GMT, no calendars but the Gregorian, and its URLs
accept hosts that Foundation refuses.
"""
import json

import pytest

from harness import EVERY_TYPE, write

GOOD = {
    "day": [{"year": 2024, "timeZone": zone} for zone in ("Europe/Berlin", "GMT", "UTC", "GMT+2", "America/Argentina/Ushuaia")]
    + [{"year": 5784, "month": 13, "calendar": calendar} for calendar in ("hebrew", "buddhist", "islamicUmmAlQura", "chinese")],
    "link": ["https://example.org/a b", "https://münchen.de/x", "mailto:a b", "https://[::1]/", "https://a%20b.org"],
    "photo": ["file:///a b"],
}
BAD = {
    "day": [{"year": 2024, "timeZone": zone} for zone in ("Europe/Berlim", "europe/berlin", "Mars", "+02:00", "", "../passwd")]
    + [{"year": 2024, "calendar": "martian"}],
    "link": ["http://a b", "https://example.org ", " https://example.org", "https://a<b>.org", "http:// /x", "https://a|b/c"],
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
