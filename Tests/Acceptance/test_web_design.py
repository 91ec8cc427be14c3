"""'intentc design --web' in Chromium."""
import re
import shutil
import signal
import xml.sax.saxutils

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import Editor, wait
from harness import SCHEMAS, write

HOSTILE = ["</script><script>window.hit = 1</script>", "<img src=x onerror='window.hit = 1'>", "\" onmouseover=\"window.hit = 1"]


class Design:
    """A page of 'intentc design --web', as a person uses it."""

    def __init__(self, browser, editor, definition):
        self.browser, self.editor, self.definition = browser, editor, definition
        self.end = editor.end

    @property
    def text(self):
        return self.definition.read_text()

    def state(self):
        return self.browser.run("return page.state")

    def elements(self):
        return [each["name"] for each in self.state()["elements"]]

    def rows(self):
        """The rows of the form."""
        return self.state()["form"]["state"]["rows"]

    def screen(self):
        """The titles of the rows in the configuration screen, as the page shows them."""
        return self.browser.run("return [...document.querySelectorAll('aside .row .title, aside .group > h2')].map(e => e.querySelector('bdi').textContent)")

    def said(self):
        return self.browser.run("return document.querySelector('.status').textContent")

    def open(self, name):
        self.browser.press(self.item(name))
        wait(lambda: self.state()["chosen"] == name)

    def item(self, name):
        return self.browser.run("return page.list.views.get(arguments[0])?.firstChild", name)

    def add(self, words):
        self.browser.press(self.browser.find(".adding summary"))
        for button in self.browser.driver.find_elements(By.CSS_SELECTOR, ".choices button"):
            if button.text == words:
                self.browser.press(button)
        wait(lambda: self.state()["form"]["title"].startswith("New "))

    def type(self, name, text):
        self.browser.type(name, text)

    def pick(self, name, title):
        self.browser.press(wait(lambda: self.browser.row(name)).find_element(By.CSS_SELECTOR, ".pick"))
        wait(lambda: self.state()["form"]["state"].get("list"))
        found = wait(lambda: [e for e in self.browser.driver.find_elements(By.CSS_SELECTOR, "dialog .entry")
                              if e.text.split("\n")[0] == title])
        self.browser.press(found[0])
        wait(lambda: not self.state()["form"]["state"].get("list"))

    def save(self):
        self.browser.click(".bar .main")
        wait(lambda: self.state().get("saving"))
        self.browser.button("Save")
        return wait(lambda: not self.state().get("saving") and not self.state()["hasChanges"])


@pytest.fixture
def design(browser, intentc, project):
    """Starts 'intentc design --web' on a copy of a schema or on a new file, and opens its page."""
    editors = []

    def design(name="UpNext.intentdefinition", *words):
        definition = project.folder / name
        if (SCHEMAS / name).exists() and not definition.exists():
            shutil.copy(SCHEMAS / name, definition)
        editors.append(Editor(intentc, definition, *words, command="design"))
        browser.open(editors[-1].address)
        return Design(browser, editors[-1], definition)

    yield design
    for editor in editors:
        editor.end(signal.SIGKILL)


def test_parameter(check, browser, design, project):
    page = design()
    original = page.text
    check("the list has the elements", page.elements()[:2] == ["UpNext", "UpNext.mirrorCalendarApp"], page.elements())
    check("the first form is open", browser.find("main h2").text == "Intent UpNext", browser.find("main h2").text)
    check("the configuration screen is beside it", page.screen() == ["Mirror Calendar App", "Calendars", "Title Colour", "All-Day Events"],
          page.screen())
    browser.accessible("a definition")
    page.add("Parameter of UpNext")
    check("the first field of a new form has the focus", wait(lambda: browser.run(
        "return document.activeElement.closest('.row')?.dataset.parameter") == "title"))
    page.type("title", "City")
    check("a title makes a parameter, in the list", wait(lambda: "UpNext.city" in page.elements()), page.elements())
    check("and in the configuration screen", wait(lambda: "City" in page.screen()), page.screen())
    check("nothing is written before saving", page.text == original)
    page.type("defaultText", "Paris")
    check("a default is in the configuration screen",
          wait(lambda: "Paris" in browser.run("return document.querySelector('aside .row.here input').value")))
    page.type("title", "Town")
    check("a title that changes is shown at once", wait(lambda: "Town" in page.screen()), page.screen())
    browser.accessible("a form with a new parameter")
    browser.click(".bar .actions button:nth-of-type(1)")
    check("undo", wait(lambda: "City" in page.screen()), page.screen())
    check("the form follows", page.rows()[0]["text"] == "City", page.rows()[0])
    browser.click(".bar .actions button:nth-of-type(2)")
    check("redo", wait(lambda: "Town" in page.screen()), page.screen())
    page.pick("parent", "mirrorCalendarApp")
    check("a parent is a condition", wait(lambda: "while mirrorCalendarApp is yes" in browser.find("nav [aria-current]").text))
    browser.press(next(e for e in browser.driver.find_elements(By.CSS_SELECTOR, "main .add")))
    wait(lambda: page.state()["form"]["state"].get("list"))
    browser.press(wait(lambda: [e for e in browser.driver.find_elements(By.CSS_SELECTOR, "dialog .entry") if e.text == "no"])[0])
    browser.button("Done")
    check("the configuration screen says why a row is hidden", wait(lambda: "shows only while" in browser.find(
        "aside .row.here .condition").text), browser.find("aside").text)
    check("it is saved", page.save(), page.state().get("saving"))
    check("the status says so", wait(lambda: "Saved to" in page.said()), page.said())
    text = page.text
    for part in ["<string>Town</string>", "<string>Paris</string>", "<string>mirrorCalendarApp</string>"]:
        check(f"the file has {part}", part in text.replace(original, ""), text)
    kept = [line for line in original.splitlines() if line not in text.splitlines()]
    check("the file keeps every line but the last tag", all("integer" in line for line in kept), kept)
    check("the compiler accepts it", project("validate", page.definition).code == 0)
    # It goes on after saving, and what was saved can be undone.
    browser.click(".bar .actions button:nth-of-type(1)")
    check("a change that was saved is undone", wait(lambda: page.state()["hasChanges"]))
    check("that is saved, too", page.save(), page.state().get("saving"))
    browser.no_errors("no script failed")
    code, output, errors = page.end(signal.SIGINT)
    check("Ctrl-C ends it", code == 0 and output.strip() == str(page.definition), (code, output, errors))
    said = wait(lambda: page.said())
    check("the page says that it has ended", "ended" in said, said)


def test_rename_and_placed_widgets(check, browser, design, project):
    page = design()
    page.open("UpNext.mirrorCalendarApp")
    page.type("name", "mirror")
    check("a rename changes the list", wait(lambda: "UpNext.mirror" in page.elements()), page.elements())
    check("what refers to it follows", wait(lambda: "while mirror" in next(
        each["words"] for each in page.state()["elements"] if each["name"] == "UpNext.calendars")), page.state()["elements"])
    check("what it does to placed widgets is said", wait(lambda: "breaking" in page.said()), page.said())
    check("and stays beside the form", "breaking" in browser.find("aside .losses").text)
    browser.accessible("a loss")
    page.type("name", "not a name")
    check("a name that is none stays in its row, with the reason", wait(lambda: browser.find("main .row .problem").text))
    browser.press(page.item("UpNext.calendars"))
    check("it is not lost", wait(lambda: "Escape" in page.said()) and page.state()["chosen"] == "UpNext.mirror", page.said())
    browser.row("name").find_element(By.CSS_SELECTOR, "input").send_keys(Keys.ESCAPE)
    browser.click(".bar .main")
    wait(lambda: page.state().get("saving"))
    check("the losses are shown before saving", "breaking" in browser.find("dialog").text, browser.find("dialog").text)
    browser.accessible("the question before saving")
    browser.size(390)
    check("a long path is not cut in a narrow window", browser.run(
        "const head = document.querySelector('dialog .head'); return head.scrollWidth <= head.clientWidth"))
    browser.size()
    browser.button("Go back")
    wait(lambda: not page.state().get("saving"))
    page.open("enum TitleColor.red")
    browser.find("nav [aria-current]").send_keys(Keys.DELETE)
    check("Delete removes an element", wait(lambda: "enum TitleColor.red" not in page.elements()), page.elements())
    check("the focus goes to the one before it", wait(lambda: browser.run(
        "return document.activeElement === document.querySelector('nav [aria-current]')")))
    check("a case that is gone is a loss", wait(lambda: len(page.state()["changes"]) > 1), page.state()["changes"])
    # Another program changes the file.
    saved = page.text.replace(">Title Colour<", ">Colour<")
    page.definition.write_text(saved)
    browser.click(".bar .main")
    wait(lambda: page.state().get("saving"))
    browser.button("Save")
    check("a file that changed meanwhile is not replaced", wait(lambda: "changed by another program" in browser.find("dialog").text)
          and page.text == saved, browser.find("dialog").text)
    browser.button("Go back")
    code, output, errors = page.end(signal.SIGINT)
    check("Ctrl-C says what is lost", code == 130 and not output and "not saved" in errors, (code, output, errors))


def test_keys_and_order(check, browser, design):
    page = design()
    browser.find("body").send_keys("/")
    search = browser.driver.switch_to.active_element
    check("'/' goes to the filter", search.get_attribute("type") == "search")
    search.send_keys("title")
    check("a filter keeps what matches and its owner", browser.run(
        "return [...document.querySelectorAll('.elements li')].map(e => e.name)")[:2] == ["UpNext", "UpNext.titleColor"])
    search.send_keys(Keys.ENTER)
    check("Enter opens the first that matches", wait(lambda: page.state()["chosen"] == "UpNext.titleColor"), page.state()["chosen"])
    check("the form's heading has the focus", wait(lambda: browser.run("return document.activeElement.tagName") == "H2"))
    browser.find("nav input").send_keys(Keys.ESCAPE, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    check("the arrow keys go through the list", browser.run(
        "return document.activeElement.closest('li').name") == "UpNext.mirrorCalendarApp")
    browser.driver.switch_to.active_element.send_keys(Keys.ALT + Keys.ARROW_DOWN)
    check("Alt and an arrow move an element", wait(lambda: page.elements()[1:3] == ["UpNext.calendars", "UpNext.mirrorCalendarApp"]),
          page.elements())
    check("it keeps the focus", wait(lambda: browser.run(
        "return document.activeElement.closest('li')?.name") == "UpNext.mirrorCalendarApp"))
    check("the configuration screen has the new order", wait(lambda: page.screen()[0] == "Calendars"), page.screen())
    browser.driver.switch_to.active_element.send_keys(Keys.CONTROL + "z")
    check("Ctrl-Z undoes", wait(lambda: page.elements()[1] == "UpNext.mirrorCalendarApp"), page.elements())
    # A form that says what is not possible.
    page.add("Parameter of UpNext")
    page.type("title", "Titlecolor")
    page.pick("type", "Case of an enum")
    check("what is missing is said", wait(lambda: "choose an enum" in browser.find(".refused").text), page.state()["form"])
    browser.accessible("a form that says what is not possible")
    browser.press(page.item("UpNext"))
    check("the form is not left", wait(lambda: "discard" in page.said()) and page.state()["chosen"] != "UpNext", page.said())
    browser.click(".refused button")
    check("it is discarded", wait(lambda: not page.state()["form"].get("problem")))
    for text in ["not json", "{}", '{"do": "edit element"}', '{"do": "edit element", "element": "none"}', '{"do": "confirm"}',
                 '{"do": "move element", "element": "UpNext.calendars", "count": 9223372036854775807}',
                 '{"do": "set", "parameter": "title", "text": "x", "form": -1}', '{"do": "add element", "element": ""}']:
        browser.run("page.socket.send(arguments[0])", text)
    browser.send({"do": "undo"})
    check("messages that mean nothing change nothing",
          wait(lambda: not page.state()["hasChanges"] or "Titlecolor" in str(page.elements())), page.elements())
    browser.no_errors("no script failed")


def test_new_definition(check, browser, design, project):
    page = design("Trip.intentdefinition")
    check("a new file has the intent of its name", wait(lambda: page.elements()[:1] == ["Trip"]), page.elements())
    page.add("Parameter of Trip")
    page.type("title", "Mode")
    page.pick("type", "Case of an enum")
    browser.press(browser.row("enumName").find_element(By.CSS_SELECTOR, ".pick"))
    browser.button("Type it in")
    wait(lambda: browser.row("enumName").find_element(By.CSS_SELECTOR, "input"))
    browser.row("enumName").find_element(By.CSS_SELECTOR, "input").send_keys("car|bus", Keys.ENTER)
    check("an enum is made with its cases", wait(lambda: "enum Mode.bus" in page.elements()), page.state())
    check("it is saved", page.save(), page.state())
    check("the compiler accepts it", project("validate", page.definition).code == 0)


def test_broken_and_hostile(check, browser, design, project):
    """A broken definition says what cannot be edited, and nothing of a definition becomes markup."""
    text = (SCHEMAS / "UpNext.intentdefinition").read_text()
    evil = xml.sax.saxutils.escape(" ".join(HOSTILE))
    text = re.sub(r"(Up Next|Title Colour|Automatic|Calendars)(?=</string>)", lambda match: match[1] + evil, text)
    text = text.replace("<string>mirrorCalendarApp</string>", f"<string>{evil}</string>")
    text = re.sub(r"<key>INEnumValueName</key>\s*<string>green</string>", "", text)
    write(project.folder / "Hostile.intentdefinition", text)
    page = design("Hostile.intentdefinition")
    check("what cannot be edited is said", "no name" in browser.find("nav").text, browser.find("nav").text)
    check("the configuration screen says what is wrong", browser.find("aside > .problem").text, browser.find("aside").text)
    check("hostile names are text in the list", HOSTILE[0] in browser.find("nav").text)
    for name in page.elements():
        page.open(name)
    check("hostile texts are text in the form", any(HOSTILE[1] in each["words"] for each in page.state()["elements"]))
    page.open("UpNext.titleColor")
    page.add("Parameter of UpNext")
    page.type("title", HOSTILE[0])
    check("a hostile title is text", wait(lambda: HOSTILE[0] in " ".join(page.screen()) or page.state()["form"].get("problem")), page.screen())
    check("no markup ran", browser.run("return window.hit === undefined"))
    check("and none was made", browser.run("return document.querySelectorAll('body img, nav script, main script, aside script').length") == 0)
    browser.no_errors("no policy was violated")


def test_sizes(check, browser, design):
    page = design("EveryType.intentdefinition")
    page.open("EveryType.count")
    for width in [320, 390, 700, 1280]:
        browser.driver.set_window_size(max(width, 500), 1000)
        browser.size(width)
        check(f"nothing is cut at a width of {width}", browser.run(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
    for look in ["light", "dark"]:
        browser.look(prefers_color_scheme=look)
        for width in [390, 1280]:
            browser.size(width)
            browser.accessible(f"a {look} page at a width of {width}")
    browser.size()
    browser.driver.set_window_size(800, 1400)
