"""A browser and an editor for the tests of 'intentc edit --web' and 'intentc preview'."""
import json
import re
import shutil
import signal
import subprocess
import time

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import SCHEMAS, program, write


def wait(condition, seconds=20):
    """Waits until a condition holds; returns its value."""
    end = time.monotonic() + seconds
    while True:
        try:
            value = condition()
        except Exception:
            value = None
        if value or time.monotonic() > end:
            return value
        time.sleep(0.02)


class Editor:
    """A running 'intentc edit --web', or another command with a page."""

    def __init__(self, intentc, *words, provider=(), command="edit"):
        command = [intentc, command, *map(str, words), "--web", "--no-open"]
        if provider:
            command += ["--provider", *map(str, provider)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.notes = []
        while True:
            line = self.process.stderr.readline()
            if not line or line.startswith("http://127.0.0.1:"):
                break
            self.notes.append(line)
        self.address = line.strip()
        assert self.address, f"there is no page: {self.notes}"

    def end(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            output, errors = self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            output, errors = self.process.communicate()
            raise AssertionError("the editor does not end at a signal")
        return self.process.returncode, output, errors


class Browser:
    def __init__(self):
        options = webdriver.ChromeOptions()
        for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=800,1400",
                     "--force-prefers-reduced-motion", "--lang=en", "--font-render-hinting=none"]:
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.binary_location = program("chromium")
        service = webdriver.ChromeService(program("chromedriver", "chromium-driver"))
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(600)

    def run(self, script, *words):
        return self.driver.execute_script(script, *words)

    def open(self, address):
        self.driver.get(address)
        wait(lambda: self.run("return window.page ? page.socket.readyState === 1 : true"))

    def state(self):
        return self.run("return page.state")

    def rows(self):
        return self.run("return page.state.rows")

    def shown(self):
        """The parameters that have a row in the document, in order."""
        names = self.run(
            "return [...document.querySelectorAll('[data-parameter]')].filter(e => e.offsetParent).map(e => e.dataset.parameter)")
        return list(dict.fromkeys(names))

    def send(self, message):
        self.run("page.send(arguments[0])", message)

    def row(self, name, index=None):
        """The element of a row."""
        key = json.dumps([name, -1 if index is None else index, False], separators=(",", ":"))
        return self.run("return page.rows.views.get(arguments[0])?.element", key)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def click(self, selector):
        wait(lambda: self.find(selector).is_displayed())
        self.find(selector).click()

    def press(self, element):
        """Clicks an element, after scrolling as a person would: the driver sees no bar above it."""
        self.run("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def button(self, text):
        found = wait(lambda: [b for b in self.driver.find_elements(By.CSS_SELECTOR, "dialog[open] button") if b.text == text])
        found[0].click()

    def row_state(self, name, index=None):
        return next((row for row in self.rows() if row["parameter"] == name and row.get("index") == index
                     and not row.get("isNew")), None)

    def type(self, name, text, index=None):
        """Types a text into a row, as a person does, and leaves it with Enter."""
        field = wait(lambda: self.row(name, index)).find_element(By.CSS_SELECTOR, "input, textarea")
        if field.get_attribute("type") in ("date", "time", "datetime-local"):
            self.run("const i = arguments[0]; i.value = arguments[1].replace(' ', 'T').replace(/Z$/, '');"
                     "i.dispatchEvent(new Event('input', {bubbles: true})); i.dispatchEvent(new Event('change'))", field, text)
            return
        self.press(field)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text, Keys.CONTROL + Keys.ENTER if field.tag_name == "textarea" else Keys.ENTER)

    def save(self):
        self.click(".bar .main")
        wait(lambda: self.state().get("review"))
        self.button("Save")

    def accessible(self, words):
        found = Axe().run(self.driver)["violations"]
        self.check(f"axe-core finds nothing in {words}", not found,
                   [(v["id"], [n["html"][:90] for n in v["nodes"][:3]]) for v in found])

    def no_errors(self, words):
        """Checks that the browser has reported nothing since the last call."""
        found = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        found = [message for message in found if "favicon" not in message and "WebSocket connection" not in message]
        self.check(words, not found, found)

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
    table = project("strings", "export", "--format", "strings", definition).out
    write(folder / "ar-XB.lproj/Weather.strings", re.sub(
        r'(?m)^("\w+" = )"(.*)";$', lambda match: f'{match[1]}"{match[2].lower().translate(letters)}";', table))
    return definition
