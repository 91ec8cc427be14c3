"""A browser, and the commands with a page that it opens."""
import re
import shutil
import signal
import subprocess
import xml.sax.saxutils

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import SCHEMAS, UPNEXT, program, wait, write

HOSTILE = ["</script><script>window.hit = 1</script>", "<img src=x onerror='window.hit = 1'>",
           '" onmouseover="window.hit = 1', "${window.hit = 1}", "&lt;b&gt; <!-- --> ]]>", "javascript:window.hit = 1"]
OPTIONS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=800,1400",
           "--hide-scrollbars", "--force-prefers-reduced-motion", "--lang=en", "--font-render-hinting=none"]


class Server:
    """A running command with a page, such as 'intentc edit --web'."""

    def __init__(self, intentc, command, *words):
        self.process = subprocess.Popen([intentc, command, "--web", "--no-open", *map(str, words)], text=True,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        lines = iter(self.process.stderr.readline, "")
        self.address = next(line.strip() for line in lines if line.startswith("http://127.0.0.1:"))

    def end(self, number=signal.SIGTERM):
        """Sends a signal; returns the exit code and what was printed."""
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=300)
        return self.process.returncode, output, errors


class Browser:
    """Chromium with a page of intentc. What is found is an element, or a selector of one."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        for word in OPTIONS:
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.binary_location = program("chromium")
        service = webdriver.ChromeService(program("chromedriver", "chromium-driver"))
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(600)

    def run(self, script, *words):
        return self.driver.execute_script(script, *words)

    def get(self, expression, *words):
        return self.run(f"return {expression}", *words)

    def each(self, selector, expression):
        """A value of each element `e`."""
        return self.get(f"[...document.querySelectorAll(arguments[0])].map(e => {expression})", selector)

    def open(self, address):
        self.driver.get(address)
        wait(lambda: self.get("window.page ? page.socket.readyState === 1 && page.state : true"))

    def send(self, do, parameter=None, **message):
        self.run("page.send(arguments[0])", {"do": do, **({"parameter": parameter} if parameter else {}), **message})

    def state(self):
        return self.get("page.state")

    def rows(self):
        """The rows of the screen, or of the form of 'intentc design'."""
        return self.get("(page.state.form?.state ?? page.state).rows")

    def row(self, name, index=None):
        """What a page knows of a row."""
        return next((row for row in self.rows() if row["parameter"] == name and row.get("index") == index
                     and not row.get("isNew")), None)

    def texts(self, name):
        """The texts of the elements in a list."""
        return [row["text"] for row in self.rows() if row["parameter"] == name and "index" in row]

    def shown(self, rows="[data-parameter]"):
        """The parameters that have a row in the document, in order."""
        return list(dict.fromkeys(filter(None, self.each(rows, "e.offsetParent && e.dataset.parameter"))))

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.find(selector).text

    def element(self, name, index=None):
        """The element of a row."""
        key = f'["{name}",{-1 if index is None else index},false]'
        return self.get("page.rows.views.get(arguments[0])?.element", key)

    def part(self, name, selector, index=None):
        """A part of a row."""
        return wait(lambda: self.element(name, index).find_element(By.CSS_SELECTOR, selector))

    def field(self, name, index=None):
        return self.part(name, "input, textarea", index)

    def typed(self, name, index=None):
        """What is in the field of a row."""
        return self.field(name, index).get_property("value")

    def problem(self, name, index=None):
        return self.get("arguments[0].querySelector('.problem')?.textContent", self.element(name, index))

    def has_focus(self, element):
        return self.get("document.activeElement === arguments[0]", element)

    def press(self, target):
        """Clicks an element, after scrolling as a person would: the driver sees no bar above it."""
        if isinstance(target, str):
            wait(lambda: self.find(target).is_displayed())
            target = self.find(target)
        self.run("arguments[0].scrollIntoView({block: 'center'})", target)
        target.click()

    def button(self, text, among="dialog[open] button"):
        """Clicks a button, or what else has a text as its first line."""
        self.press(wait(lambda: [e for e in self.all(among) if e.text.split("\n")[0] == text])[0])

    def pick(self, name, title=None):
        """Opens the list of a row, and chooses an entry."""
        self.press(self.part(name, ".pick"))
        wait(lambda: self.all("dialog[open] .entry"))
        if title:
            self.button(title, "dialog[open] .entry")
            wait(lambda: not self.all("dialog[open]"))

    def search(self, *keys):
        """Types into the list that is open, instead of what is there."""
        self.find("dialog input[type=search]").send_keys(Keys.CONTROL, "a")
        self.find("dialog input[type=search]").send_keys(*keys)

    def type(self, name, text, index=None):
        """Types a text into a row, as a person does, and leaves it with Enter."""
        field = self.field(name, index)
        if field.get_attribute("type") in ("date", "time", "datetime-local"):
            self.run("const i = arguments[0]; i.value = arguments[1].replace(' ', 'T').replace(/Z$/, '');"
                     "i.dispatchEvent(new Event('input', {bubbles: true})); i.dispatchEvent(new Event('change'))",
                     field, text)
            return
        self.press(field)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text, Keys.CONTROL + Keys.ENTER if field.tag_name == "textarea" else Keys.ENTER)

    def fill(self, name, parts, index=None):
        """Types into the fields of a value that has several, as a person does, and leaves them with Enter."""
        for part, text in parts.items():
            field = self.part(name, f"[name={part}]", index)
            if field.tag_name == "select":
                self.run("arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', {bubbles: true}))",
                         field, text)
                continue
            self.press(field)
            field.send_keys(Keys.CONTROL, "a")
            field.send_keys(text or Keys.DELETE)
        field.send_keys(Keys.ENTER)

    def set(self, selector, value):
        """Gives a slider or a menu a value."""
        self.run("const e = document.querySelector(arguments[0]); e.value = arguments[1];"
                 "e.dispatchEvent(new Event('change'))", selector, value)

    def undo(self):
        self.press(".bar .actions button:nth-of-type(1)")

    def redo(self):
        self.press(".bar .actions button:nth-of-type(2)")

    def save(self, button="Save"):
        self.press(".bar .main")
        self.button(button)

    def said(self):
        return self.text(".status")

    def accessible(self, words):
        found = Axe().run(self.driver)["violations"]
        self.check.equal(f"axe-core finds nothing in {words}", [
            (each["id"], [node["html"][:90] for node in each["nodes"][:3]]) for each in found], [])

    def no_errors(self, words):
        """Checks that the browser has reported nothing since the last call."""
        found = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        self.check.equal(words, [each for each in found if not re.search("favicon|WebSocket connection", each)], [])

    def harmless(self, words):
        """Checks that no hostile text became a script or an element."""
        self.check(f"no markup of {words} ran", self.get("window.hit === undefined"))
        self.check(f"none of {words} was made", not self.all("body img, :is(main, nav, aside, dialog) script"))
        self.no_errors(f"no policy was violated by {words}")

    def not_cut(self, words):
        self.check(f"nothing is cut {words}", lambda: self.get(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"))

    def size(self, width=None, height=900):
        """Gives the page a size, or that of the window again."""
        if width is None:
            return self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def look(self, **features):
        """Gives the page features of media, or none."""
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


def hebrew(project):
    """A copy of the definition Localised with a language from right to left: the letters of its texts are Hebrew."""
    folder = project.folder / "Localised"
    shutil.copytree(SCHEMAS / "Localised", folder)
    definition = folder / "Base.lproj/Weather.intentdefinition"
    letters = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיזכלמנוקחרסטשבוחיז")
    table = write(folder / "ar-XB.lproj/Weather.strings", "")
    project("design", "--sync", definition)
    write(table, re.sub(r'(?m)^("\w+" = )"(.*)";$', lambda match: f'{match[1]}"{match[2].lower().translate(letters)}";',
                        table.read_text()))
    return definition


def hostile(project):
    """A copy of UpNext whose texts have markup."""
    evil = xml.sax.saxutils.escape(" ".join(HOSTILE))
    text = re.sub("(Up Next|Title Colour|Automatic|Calendars)(?=</string>)", lambda match: match[1] + evil,
                  UPNEXT.read_text())
    return write(project.folder / "Hostile.intentdefinition", text)
