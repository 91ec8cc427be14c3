"""Compares pictures of four screens with those in .ci/screens: a part of .ci/web.

Machines have different fonts. So the check makes a font of its own, in which each letter is a bar, and loads it into the
page: all lines break at the same places then. What the browser draws by itself (dates, sliders, menus) is left out. A
picture is compared in blocks of 16 by 16 points; a block differs if a quarter of its points have another color. Each
picture is also compared after a small change of the style, which must be found.

With WEB_RECORD=1, the pictures become the new references. That fails, because somebody must look at them.
"""
import base64
import io
import json
import os
import plistlib
import shutil

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

LETTERS = """
const fields = [...document.querySelectorAll('input, textarea')];
return [document.body.textContent, ...fields.flatMap(field => [field.value, field.placeholder])].join('');
"""

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
  requestAnimationFrame(() => requestAnimationFrame(() => done([...document.fonts].length)));
});
"""

ADD_STYLE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(arguments[0]);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
"""

# The number of blocks that differ, and where the first one is; -1 for another size.
COMPARE = """
const done = arguments[arguments.length - 1];
const load = text => new Promise((resolve, reject) => {
  const image = new Image();
  image.onload = () => {
    const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    resolve(context.getImageData(0, 0, image.width, image.height));
  };
  image.onerror = reject;
  image.src = 'data:image/png;base64,' + text;
});
Promise.all([load(arguments[0]), load(arguments[1])]).then(([one, two]) => {
  if (one.width !== two.width || one.height !== two.height) return done([-1, `${one.width} x ${one.height}`]);
  let count = 0, first = '';
  for (let top = 0; top < one.height; top += 16) for (let left = 0; left < one.width; left += 16) {
    let points = 0;
    for (let y = top; y < Math.min(top + 16, one.height); y++) for (let x = left; x < Math.min(left + 16, one.width); x++) {
      const at = 4 * (y * one.width + x);
      if ([0, 1, 2].some(part => Math.abs(one.data[at + part] - two.data[at + part]) > 12)) points++;
    }
    if (points > 64) {
      count++;
      first ||= `${left}, ${top}`;
    }
  }
  done([count, first]);
}, error => done([-1, String(error)]));
"""


def font(letters):
    """A font with a bar for each of the letters."""
    names = {ord(letter): "space" if letter.isspace() else "bar" for letter in letters if ord(letter) >= 32}
    names[32] = "space"
    pen = TTGlyphPen(None)
    pen.moveTo((40, 0))
    for point in [(40, 520), (460, 520), (460, 0)]:
        pen.lineTo(point)
    pen.closePath()
    empty = TTGlyphPen(None).glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", "bar"])
    builder.setupCharacterMap(names)
    builder.setupGlyf({".notdef": empty, "space": empty, "bar": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (500, 0), "space": (500, 0), "bar": (500, 40)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Bars", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    data = io.BytesIO()
    builder.save(data)
    return base64.b64encode(data.getvalue()).decode()


class PicturesCheck:
    def __init__(self, web):
        self.web = web
        self.driver = web.browser.driver
        self.folder = web.ROOT / ".ci/screens"
        self.compared = []

    def run(self):
        try:
            self.narrow()
            self.wide()
            self.right_to_left()
            self.preview()
        finally:
            self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def narrow(self):
        editor = self.web.Editor(self.web.SCHEMAS / "EveryType.intentdefinition", "--intent", "EveryType")
        self.web.browser.open(editor.address)
        self.compare("narrow-light", 360, 2500, ".switch { inline-size: 2.4rem; }")
        editor.end()

    def wide(self):
        config = self.web.work / "picture.json"
        calendars = [{"identifier": name.lower(), "displayString": name} for name in ["Home", "Work"]]
        config.write_text(json.dumps({"mirrorCalendarApp": False, "calendars": calendars, "titleColor": "red"}))
        editor = self.web.Editor(self.web.SCHEMAS / "UpNext.intentdefinition", config)
        self.web.browser.open(editor.address)
        self.compare("wide-dark", 1200, 640, ".row { padding-block: 0.75rem; }", "dark")
        editor.end()

    def right_to_left(self):
        folder = self.web.work / "Pictured"
        shutil.copytree(self.web.SCHEMAS / "Localised", folder)
        definition = folder / "Base.lproj" / "Weather.intentdefinition"
        (folder / "ar-XB.lproj").mkdir()
        self.web.intentc("strings", "pseudo", definition, "--kind", "right-to-left",
                         "--output", folder / "ar-XB.lproj" / "Weather.strings")
        editor = self.web.Editor(definition, "--locale", "ar-XB")
        self.web.browser.open(editor.address)
        self.compare("right-to-left", 700, 560, ".pick::after { inline-size: 1.2rem; }")
        editor.end()

    def preview(self):
        new = plistlib.loads((self.web.SCHEMAS / "UpNext.intentdefinition").read_bytes())
        colors = new["INEnums"][0]["INEnumValues"]
        new["INEnums"][0]["INEnumValues"] = colors[:-1]
        new["INIntents"][0]["INIntentParameters"][0]["INIntentParameterDisplayName"] = "Mirror"
        (self.web.work / "New.intentdefinition").write_bytes(plistlib.dumps(new))
        page = self.web.work / "changes.html"
        self.web.intentc("preview", self.web.work / "New.intentdefinition", "--compare",
                         self.web.SCHEMAS / "UpNext.intentdefinition", "--output", page)
        self.driver.get(page.as_uri())
        self.compare("preview", 960, 720, ".row.breaking { background: none; }")

    def take(self):
        data = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": False})
        return data["data"]

    def compare(self, name, width, height, change, look="light"):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": look}, {"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 0, "y": 0})
        self.web.wait(lambda: self.web.browser.run("return document.querySelector('[data-parameter]')"))
        self.web.browser.picture("screen-" + name)
        letters = self.web.browser.run(LETTERS)
        self.driver.execute_async_script(USE_FONT, font(letters + "●≡−+✓i"))
        picture = self.take()
        path = self.folder / (name + ".png")
        if os.environ.get("WEB_RECORD"):
            self.folder.mkdir(exist_ok=True)
            path.write_bytes(base64.b64decode(picture))
            self.web.check(f"'{name}' was recorded: look at {path.name}, and run again without WEB_RECORD", False)
            return
        if not path.exists():
            self.web.check(f"there is a picture of '{name}'", False)
            return
        reference = base64.b64encode(path.read_bytes()).decode()
        height_needed = self.web.browser.run("return document.documentElement.scrollHeight")
        self.web.browser.run(ADD_STYLE, change)
        changed = self.take()
        self.web.check(f"the picture of '{name}' has the whole screen", height_needed <= height, height_needed)
        # The policy of the page allows pictures, but its scripts are the page's own.
        count, first = self.driver.execute_async_script(COMPARE, reference, picture)
        self.web.check(f"'{name}' looks as in .ci/screens", count == 0, f"{count} blocks differ, first at {first}")
        if count:
            self.keep(name, picture)
        count, first = self.driver.execute_async_script(COMPARE, reference, changed)
        self.web.check(f"a change of the style would be found in '{name}'", count != 0)

    def keep(self, name, picture):
        """Keeps a picture that differs where WEB_PICTURES says."""
        if self.web.PICTURES:
            with open(os.path.join(self.web.PICTURES, f"differs-{name}.png"), "wb") as file:
                file.write(base64.b64decode(picture))
