"""Pictures of four screens, compared with those in Screens.

Machines have different fonts, so the page gets the font Bars.ttf, in which each letter is a bar: all lines break at the
same places then. What the browser draws by itself (dates, sliders, menus) is left out. A picture is compared in blocks
of 16 by 16 points; a block differs if a quarter of its points have another colour. Each picture is also compared after
a small change of the style, which must be found. With WEB_RECORD=1, the pictures become the new references. That fails,
because somebody must look at them.
"""
import base64
import io
import json
import os
import plistlib

import pytest
from PIL import Image, ImageChops

from browser import hebrew
from harness import EVERY_TYPE, ROOT, UPNEXT, wait, write

SCREENS = ROOT / "Tests/Acceptance/Screens"
USE_FONT = """
const [font, done] = arguments;
const bytes = Uint8Array.from(atob(font), letter => letter.charCodeAt(0));
const face = new FontFace('Bars', bytes.buffer);
face.load().then(() => {
  document.fonts.add(face);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after, *::placeholder {
    font-family: Bars !important; font-style: normal !important; font-synthesis: none !important;
    text-rendering: geometricPrecision !important; caret-color: transparent;
  }
  select, input[type=range], input[type=date], input[type=time], input[type=datetime-local], ::marker {
    visibility: hidden; color: transparent; inline-size: 6rem !important; block-size: 2rem !important;
  }`);
  document.adoptedStyleSheets = [sheet];
  document.activeElement?.blur();
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
});
"""
ADD_STYLE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(arguments[0]);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
"""


def differing(one, other):
    """The number of blocks that differ, or -1 if the sizes do."""
    if one.size != other.size:
        return -1
    bands = [band.point(lambda value: 255 * (value > 12)) for band in ImageChops.difference(one, other).split()]
    largest = ImageChops.lighter(ImageChops.lighter(*bands[:2]), bands[2])
    return sum(value > 63 for value in largest.reduce(16).tobytes())


@pytest.fixture
def compare(check, browser):
    """Compares the page of the browser with a picture, also after a change of its style."""
    def take():
        data = browser.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")

    def compare(name, width, height, change, look="light"):
        browser.size(width, height)
        browser.look(prefers_color_scheme=look, prefers_reduced_motion="reduce")
        browser.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 0, "y": 0})
        wait(browser.shown)
        browser.driver.execute_async_script(USE_FONT, base64.b64encode((SCREENS / "Bars.ttf").read_bytes()).decode())
        picture, path = take(), SCREENS / f"{name}.png"
        if os.environ.get("WEB_RECORD"):
            picture.save(path)
            pytest.fail(f"'{name}' was recorded: look at {path.name}, and run again without WEB_RECORD")
        reference = Image.open(path).convert("RGB")
        needed = browser.get("document.documentElement.scrollHeight")
        check(f"the picture of '{name}' has the whole screen", needed <= height, needed)
        count = differing(reference, picture)
        if count:
            picture.save(ROOT / f".build/differs-{name}.png")
        check(f"'{name}' looks as in Screens", count == 0, f"{count} blocks differ: see .build/differs-{name}.png")
        browser.run(ADD_STYLE, change)
        check(f"a change of the style would be found in '{name}'", differing(reference, take()) != 0)

    return compare


def test_narrow(compare, start):
    start(EVERY_TYPE, "--intent", "EveryType")
    compare("narrow-light", 360, 2760, ".switch { inline-size: 2.4rem; }")


def test_wide(compare, start, project):
    calendars = [{"identifier": name.lower(), "displayString": name} for name in ["Home", "Work"]]
    values = {"mirrorCalendarApp": False, "calendars": calendars, "titleColor": "red"}
    start(UPNEXT, write(project.folder / "picture.json", json.dumps(values)))
    compare("wide-dark", 1200, 680, ".row { padding-block: 0.75rem; }", "dark")


def test_right_to_left(compare, start, project):
    start(hebrew(project), "--locale", "ar-XB")
    compare("right-to-left", 700, 560, ".pick::after { inline-size: 1.2rem; }")


def test_preview(compare, browser, project):
    new = plistlib.loads(UPNEXT.read_bytes())
    del new["INEnums"][0]["INEnumValues"][-1]
    new["INIntents"][0]["INIntentParameters"][0]["INIntentParameterDisplayName"] = "Mirror"
    changed = write(project.folder / "New.intentdefinition", plistlib.dumps(new))
    project("preview", changed, "--compare", UPNEXT, "--output", "changes.html")
    browser.driver.get((project.folder / "changes.html").as_uri())
    compare("preview", 960, 720, ".two .rows.breaking .cells { background: none; }")
