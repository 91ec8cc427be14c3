"""'intentc design --web' in Chromium."""
import re
import shutil
import signal

import pytest
from selenium.webdriver.common.keys import Keys

from browser import HOSTILE, hostile
from harness import SCHEMAS, edit, wait


class Design:
    """A page of 'intentc design --web', as a person uses it."""

    def __init__(self, browser, server, definition):
        self.browser, self.definition, self.state, self.end = browser, definition, browser.state, server.end

    def elements(self):
        return [each["name"] for each in self.state()["elements"]]

    def screen(self):
        """The titles of the rows in the configuration screen, as the page shows them."""
        return self.browser.each("aside .row .title, aside .group > h2", "e.querySelector('bdi').textContent")

    def item(self, name):
        return self.browser.get("page.list.views.get(arguments[0])?.firstChild", name)

    def open(self, name):
        self.browser.press(self.item(name))
        wait(lambda: self.state()["chosen"] == name)

    def add(self, words):
        self.browser.press(".adding summary")
        self.browser.button(words, ".choices button")
        wait(lambda: self.state()["form"]["title"].startswith("New "))

    def saved(self):
        """Saves, and returns whether all changes are saved."""
        self.browser.save()
        return wait(lambda: not self.state().get("saving") and not self.state()["hasChanges"])


@pytest.fixture
def design(browser, start, project):
    """Opens a definition, or else a copy of one of Schemas."""
    def design(name="UpNext.intentdefinition"):
        definition = project.folder / name
        if (SCHEMAS / name).exists():
            shutil.copy(SCHEMAS / name, definition)
        return Design(browser, start(definition, command="design"), definition)
    return design


def test_parameter(check, browser, design, project):
    page = design()
    check.equal("the list has the elements", page.elements()[:2], ["UpNext", "UpNext.mirrorCalendarApp"])
    check.equal("the first form is open", browser.text("main h2"), "Intent UpNext")
    check.equal("the configuration screen is beside it", page.screen(),
                ["Mirror Calendar App", "Calendars", "Title Colour", "All-Day Events"])
    browser.accessible("a definition")
    page.add("Parameter of UpNext")
    check("the first field of a new form has the focus", lambda: browser.has_focus(browser.field("title")))
    browser.type("title", "City")
    check("a title makes a parameter, in the list", lambda: "UpNext.city" in page.elements())
    check("and in the configuration screen", lambda: "City" in page.screen())
    browser.type("defaultText", "Paris")
    check.equal("a default is in the configuration screen", lambda: browser.each(".here input", "e.value"), ["Paris"])
    browser.type("title", "Town")
    check("a title that changes is shown at once", lambda: "Town" in page.screen())
    browser.accessible("a form with a new parameter")
    browser.undo()
    check("undo", lambda: "City" in page.screen())
    check.equal("the form follows", browser.row("title")["text"], "City")
    browser.redo()
    check("redo", lambda: "Town" in page.screen())
    browser.pick("parent", "mirrorCalendarApp")
    check("a parent is a condition", lambda: "while mirrorCalendarApp is yes" in browser.text("nav [aria-current]"))
    browser.press("main .add")
    browser.button("no", "dialog .entry")
    browser.button("Done")
    check("the configuration screen says why a row is hidden",
          lambda: "shows only while" in browser.text("aside .row.here .condition"))
    check("it is saved", page.saved())
    check("the status says so", lambda: "Saved to" in browser.said())
    for text in ["Town", "Paris"]:
        check(f"the file has {text}", f"<string>{text}</string>" in page.definition.read_text())
    check.ok("the compiler accepts it", project("validate", page.definition))
    browser.no_errors("no script failed")
    code, output, errors = page.end(signal.SIGINT)
    check("Ctrl-C ends it", code == 0 and output.strip() == str(page.definition), (code, output, errors))
    check("the page says that it has ended", lambda: "ended" in browser.said())


def test_rename_and_placed_widgets(check, browser, design):
    page = design()
    page.open("UpNext.mirrorCalendarApp")
    browser.type("name", "mirror")
    check("a rename changes the list", lambda: "UpNext.mirror" in page.elements())
    elements = lambda: str(page.state()["elements"])
    check("what refers to it follows", lambda: re.search("'UpNext.calendars'[^}]*while mirror", elements()))
    check("what it does to placed widgets is said", lambda: "breaking" in browser.said())
    check("and stays beside the form", "breaking" in browser.text("aside .losses"))
    browser.accessible("a loss")
    browser.type("name", "not a name")
    check("a name that is none stays in its row, with the reason", lambda: browser.text("main .row .problem"))
    browser.press(page.item("UpNext.calendars"))
    check("it is not lost", lambda: "Escape" in browser.said() and page.state()["chosen"] == "UpNext.mirror")
    browser.field("name").send_keys(Keys.ESCAPE)
    browser.press(".bar .main")
    check("the losses are shown before saving", lambda: "breaking" in browser.text("dialog"))
    browser.accessible("the question before saving")
    browser.size(390)
    check.equal("a long path is not cut", browser.each("dialog .head", "e.scrollWidth <= e.clientWidth"), [True])
    browser.size()
    browser.button("Go back")
    wait(lambda: not page.state().get("saving"))
    page.open("enum TitleColor.red")
    browser.find("nav [aria-current]").send_keys(Keys.DELETE)
    check("Delete removes an element", lambda: "enum TitleColor.red" not in page.elements())
    check("the focus goes to the one before it", lambda: browser.has_focus(browser.find("nav [aria-current]")))
    code, output, errors = page.end(signal.SIGINT)
    check("Ctrl-C says what is lost", code == 130 and not output and "not saved" in errors, (code, output, errors))


def test_keys_and_order(check, browser, design):
    page = design()
    focused = lambda: browser.get("document.activeElement.closest('li')?.name")
    browser.find("body").send_keys("/")
    check("'/' goes to the filter", browser.has_focus(browser.find("nav input")))
    browser.find("nav input").send_keys("title")
    check.equal("a filter keeps what matches and its owner", browser.each(".elements li", "e.name")[:2],
                ["UpNext", "UpNext.titleColor"])
    browser.find("nav input").send_keys(Keys.ENTER)
    check.equal("Enter opens the first that matches", lambda: page.state()["chosen"], "UpNext.titleColor")
    check("the form's heading has the focus", lambda: browser.has_focus(browser.find("main h2")))
    browser.find("nav input").send_keys(Keys.ESCAPE, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    check.equal("the arrow keys go through the list", focused, "UpNext.mirrorCalendarApp")
    browser.driver.switch_to.active_element.send_keys(Keys.ALT + Keys.ARROW_DOWN)
    check.equal("Alt and an arrow move an element", lambda: page.elements()[1:3],
                ["UpNext.calendars", "UpNext.mirrorCalendarApp"])
    check.equal("it keeps the focus", focused, "UpNext.mirrorCalendarApp")
    check.equal("the configuration screen has the new order", lambda: page.screen()[0], "Calendars")
    browser.driver.switch_to.active_element.send_keys(Keys.CONTROL + "z")
    check.equal("Ctrl-Z undoes", lambda: page.elements()[1], "UpNext.mirrorCalendarApp")
    page.add("Parameter of UpNext")
    browser.type("title", "Titlecolor")
    browser.pick("type", "Case of an enum")
    check("what is missing is said", lambda: "choose an enum" in browser.text(".refused"))
    browser.accessible("a form that says what is not possible")
    browser.press(page.item("UpNext"))
    check("no form holds its user", lambda: "dropped" in browser.said() and page.state()["chosen"] == "UpNext")
    check("the answer is gone", lambda: not page.state()["form"].get("problem"))
    browser.no_errors("no script failed")


def test_new_definition(check, browser, design, project):
    page = design("Trip.intentdefinition")
    check.equal("a new file has the intent of its name", lambda: page.elements()[:1], ["Trip"])
    page.add("Parameter of Trip")
    browser.type("title", "Mode")
    browser.pick("type", "Case of an enum")
    browser.pick("enumName")
    browser.button("Type it in")
    browser.field("enumName").send_keys("car|bus", Keys.ENTER)
    check("an enum is made with its cases", lambda: "enum Mode.bus" in page.elements())
    check("it is saved", page.saved())
    check.ok("the compiler accepts it", project("validate", page.definition))


def test_broken_and_hostile(check, browser, design, project):
    """A broken definition says what cannot be edited, and nothing of a definition becomes markup."""
    definition = hostile(project)
    edit(definition, "<string>mirrorCalendarApp</string>", "<string>&lt;img src=x onerror='window.hit = 1'></string>")
    edit(definition, r"<key>INEnumValueName</key>\s*<string>green</string>", "")
    page = design(definition.name)
    check("what cannot be edited is said", "no name" in browser.text("nav"))
    check("the configuration screen says what is wrong", browser.text("aside > .problem"))
    check("hostile names are text in the list", HOSTILE[1] in browser.text("nav"))
    for name in page.elements():
        page.open(name)
    check("hostile texts are text in the form", any(HOSTILE[1] in each["words"] for each in page.state()["elements"]))
    page.open("UpNext.titleColor")
    page.add("Parameter of UpNext")
    browser.type("title", HOSTILE[0])
    check("a hostile title is text",
          lambda: HOSTILE[0] in " ".join(page.screen()) or page.state()["form"].get("problem"))
    browser.harmless("a definition")


def test_sizes(browser, design):
    page = design("EveryType.intentdefinition")
    page.open("EveryType.count")
    for width in [320, 390, 700, 1280]:
        browser.size(width)
        browser.not_cut(f"at a width of {width}")
    for look in ["light", "dark"]:
        browser.look(prefers_color_scheme=look)
        for width in [390, 1280]:
            browser.size(width)
            browser.accessible(f"a {look} page at a width of {width}")
