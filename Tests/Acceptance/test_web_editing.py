"""In 'intentc edit --web', what a person types is not lost and changes nothing else."""
import json
import plistlib

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import wait
from harness import SCHEMAS


class Screen:
    """The page of an editor."""

    def __init__(self, browser, start, project):
        self.browser, self.open, self.folder = browser, start, project.folder

    def start(self, definition, *words):
        return self.open(SCHEMAS / (definition + ".intentdefinition"), *words)

    def every(self, intent, values):
        """An editor of a definition's intent, and its file."""
        config = self.folder / f"editing-{intent}.json"
        config.write_text(json.dumps(values))
        return self.start("EveryType", config, "--intent", intent), config

    def field(self, name, index=None):
        return self.browser.row(name, index).find_element(By.CSS_SELECTOR, "input, textarea")

    def problem(self, name, index=None):
        return self.browser.run("return arguments[0].querySelector('.problem')?.textContent", self.browser.row(name, index))

    def saved(self, config, test):
        """Saves, and returns whether the file is as it should be then."""
        self.browser.save()
        wait(lambda: not self.browser.state().get("review"))
        return wait(lambda: test(json.loads(config.read_text())), 5)


@pytest.fixture
def screen(browser, start, project):
    return Screen(browser, start, project)


def test_ends_of_lines(check, browser, screen):
    text = "line1\nline2\r\nline3\rline4"
    editor, config = screen.every("EveryType", {"text": text})
    browser.press(screen.field("text"))
    screen.field("text").send_keys(Keys.ENTER)
    check("Enter in a text of several lines changes nothing", screen.saved(config, lambda v: v["text"] == text)
               and not browser.row_state("text")["isChanged"], config.read_text())
    screen.field("text").send_keys(Keys.END, "!", Keys.ENTER)
    check("what is typed changes no other end of a line",
               wait(lambda: browser.row_state("text")["typed"].endswith("4!"))
               and screen.saved(config, lambda v: v["text"] == text + "!"), config.read_text())
    browser.accessible("a text of several lines")
    browser.type("text", "one line")
    wait(lambda: screen.field("text").tag_name == "input")
    check("and keeps the focus", wait(lambda: browser.run(
        "return document.activeElement === arguments[0]", screen.field("text"))))
    check("a text of one line has a field of one line",
               wait(lambda: screen.field("text").tag_name == "input"), browser.row_state("text"))
    editor.end()
    editor, config = screen.every("EveryArray", {"text": ["a\nb", "c"]})
    browser.press(screen.field("text", 0))
    screen.field("text", 0).send_keys(Keys.ENTER)
    browser.type("text", "d", 1)
    check("nor do the elements of a list", screen.saved(config, lambda v: v["text"] == ["a\nb", "d"]), config.read_text())
    mark = lambda: browser.run("return document.querySelector('[data-parameter=text] h2 .mark').offsetParent !== null")
    check("a list that is as it was has no mark", not mark())
    browser.type("text", "e", 1)
    check("a list that changes gets a mark", wait(mark))
    editor.end()


def test_two_pages(check, browser, screen):
    editor, _ = screen.every("EveryArray", {"text": ["a", "b", "c"]})
    texts = lambda: [row["text"] for row in browser.rows() if row["parameter"] == "text" and "index" in row]
    browser.press(screen.field("text", 1))
    screen.field("text", 1).send_keys(Keys.END, "X")
    # The other page is only its connection, because another window would take the focus, which accepts a text.
    browser.run("window.other = new WebSocket(page.socket.url)")
    wait(lambda: browser.run("return other.readyState === 1"))
    other = lambda message: browser.run("other.send(JSON.stringify(arguments[0]))", {"parameter": "text", **message})
    other({"do": "clear", "index": 0})
    wait(lambda: texts() == ["b", "c"])
    check("the other page changes nothing that is typed", screen.field("text", 1).get_property("value") == "bX")
    screen.field("text", 1).send_keys(Keys.ENTER)
    problem = wait(lambda: screen.problem("text", 1))
    check("a text for an element that is elsewhere now changes nothing", texts() == ["b", "c"], texts())
    check("the row says so", problem == "was typed for 'b', but the row has 'c' now; Escape shows it", problem)
    check("and keeps the text", screen.field("text", 1).get_property("value") == "bX")
    screen.field("text", 1).send_keys(Keys.ESCAPE)
    check("Escape shows what the row has", wait(lambda: screen.field("text", 1).get_property("value") == "c"
                                                          and not screen.problem("text", 1)))
    browser.type("text", "cY", 1)
    check("then it can be changed", wait(lambda: texts() == ["b", "cY"]), texts())
    # A message that was sent before this page knew of the change.
    for message in [{"do": "clear"}, {"do": "move", "count": -1}, {"do": "set", "text": "z"}]:
        browser.send({**message, "parameter": "text", "index": 1, "was": "c"})
    browser.send({"do": "set", "parameter": "text", "index": 7, "was": "c", "text": "z"})
    check("nothing is removed or moved instead of it",
               wait(lambda: "is gone" in (browser.state().get("message") or "")) and texts() == ["b", "cY"], texts())
    # The row with the text goes.
    screen.field("text", 1).send_keys("Z")
    other({"do": "clear", "index": 0})
    check("a text whose row goes changes nothing", wait(lambda: texts() == ["cY"]), texts())
    # Quick typing is not mistaken for another page.
    browser.send({"do": "cancel"})
    browser.press(screen.field("text", 0))
    for letters in ["1", "2", "3"]:
        screen.field("text", 0).send_keys(letters, Keys.ENTER)
    check("a text can be typed right after another", wait(lambda: texts()[0].endswith("123")), texts())
    browser.no_errors("no script failed with two pages")
    editor.end()


def test_discarded(check, browser, screen):
    editor, _ = screen.every("EveryType", {"count": 5})
    browser.type("count", "99")
    check("an error shows", wait(lambda: "not 99" in (screen.problem("count") or "")), screen.problem("count"))
    screen.field("count").send_keys(Keys.ESCAPE)
    check("Escape discards a text with an error", wait(
        lambda: screen.field("count").get_property("value") == "5" and not screen.problem("count")), screen.problem("count"))
    check("its field is closed", wait(lambda: not browser.state().get("field")))
    browser.send({"do": "toggle", "parameter": "enabled"})
    wait(lambda: browser.row_state("enabled")["isChanged"])
    check("and the text does not come back", screen.field("count").get_property("value") == "5" and not screen.problem("count"))
    browser.type("count", "99")
    check("the same error shows again", wait(lambda: "not 99" in (screen.problem("count") or "")))
    editor.end()


def test_hidden_characters(check, browser, screen):
    text = "safe\u202egnp.exe"
    editor, config = screen.every("EveryType", {"text": text})
    row = browser.row("text")
    check("a row says that its text has hidden characters",
               row.find_element(By.CSS_SELECTOR, ".seen").text.endswith("safe\\u{202E}gnp.exe"), row.text)
    check("the field has them", screen.field("text").get_property("value") == text)
    screen.field("text").send_keys(Keys.END, "!", Keys.ENTER)
    wait(lambda: browser.row_state("text")["isChanged"])
    browser.click(".bar .main")
    cells = wait(lambda: [cell.text for cell in browser.driver.find_elements(By.CSS_SELECTOR, "dialog td")])
    check("the review shows them", cells == ["safe\\u{202E}gnp.exe", "safe\\u{202E}gnp.exe!"], cells)
    browser.button("Save")
    check("they are saved", wait(lambda: json.loads(config.read_text())["text"] == text + "!"), config.read_text())
    editor.end()


def test_long_slider(check, browser, screen):
    contents = plistlib.loads((SCHEMAS / "Controls.intentdefinition").read_bytes())
    parameter = next(each for intent in contents["INIntents"] for each in intent["INIntentParameters"]
                     if each["INIntentParameterName"] == "refreshMinutes")
    parameter["INIntentParameterMetadata"]["INIntentParameterMetadataMaximumValue"] = 2**63 - 1
    definition = screen.folder / "Long.intentdefinition"
    definition.write_bytes(plistlib.dumps(contents))
    editor = screen.open(definition, "--intent", "NumberControls")
    slider = wait(lambda: browser.row("refreshMinutes")).find_element(By.CSS_SELECTOR, "input[type=range]")
    browser.press(slider)
    slider.send_keys(Keys.END)
    check("a slider ends at its maximum", wait(
        lambda: browser.row_state("refreshMinutes")["typed"] == "9223372036854775807"), browser.row_state("refreshMinutes"))
    editor.end()


def test_deleted(check, browser, screen):
    editor, config = screen.every("EveryType", {"count": 5})
    browser.type("count", "6")
    wait(lambda: browser.row_state("count")["isChanged"])
    config.unlink()
    browser.save()
    conflict = wait(lambda: browser.state().get("conflict"))
    check("a file that was deleted is said to be deleted",
               conflict and conflict["reason"].endswith("was deleted by another program"), conflict)
    browser.button("Replace the file")
    check("it can be saved again", wait(lambda: config.exists() and json.loads(config.read_text()) == {"count": 6}))
    editor.end()


def test_narrow(check, browser, screen):
    """A narrow window with large text, and what there is no room for elsewhere."""
    editor = screen.start("EveryType", "--intent", "EveryDefault")
    browser.size(480, 800)
    browser.send({"do": "help", "parameter": "count"})
    heads = wait(lambda: browser.run(
        "return [...document.querySelectorAll('dialog th')].map(e => [e.textContent, e.querySelector('bdi').getClientRects().length])"))
    check("no short word is broken", ["default", 1] in heads and all(lines == 1 for _, lines in heads), heads)
    browser.send({"do": "cancel"})
    wait(lambda: not browser.state().get("help"))
    browser.send({"do": "open", "parameter": "labels", "isNew": True})
    hint = wait(lambda: browser.state()["field"]["hint"])
    key = '["labels",-1,true]'
    check("a new element says below what it takes", wait(lambda: browser.run(
        "return page.rows.views.get(arguments[0]).element.querySelector('.hint').textContent", key) == hint), hint)
    browser.send({"do": "cancel"})
    for width in (340, 480):
        browser.size(width, 800)
        browser.run("const p = document.getElementById('text-size'); p.value = 'largest'; p.dispatchEvent(new Event('change'))")
        check(f"nothing is cut with the largest text at a width of {width}", wait(lambda: browser.run(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"), 5))
        browser.run("scrollTo(0, 1000)")
        below = browser.run("return document.querySelector('.bar .actions').getBoundingClientRect().bottom")
        check("what stays above the rows is low, and has the buttons", 0 < below < 160, below)
        browser.accessible(f"the largest text at a width of {width}")
        browser.run("scrollTo(0, 0)")
    browser.size()
    editor.end()


def test_farewell(check, browser, screen):
    """The last thing that a page gets is how the editor has ended."""
    for words in [(), (), ("--dry-run",)]:
        editor = screen.start("UpNext", *words)
        browser.send({"do": "toggle", "parameter": "mirrorCalendarApp"})
        wait(lambda: browser.state()["hasChanges"])
        browser.save()
        code = editor.process.wait(20)
        said = wait(lambda: "ended" in browser.find(".status").text and browser.find(".status").text, 5)
        check("a page says that the editor has ended after printing", code == 0
                   and said == "Printed. The editor has ended.", (code, said))
        check("and closes its review", not browser.run("return document.querySelector('dialog').open"))
        editor.end()
    for _ in range(3):
        editor = screen.start("UpNext")
        editor.end(2)
        said = wait(lambda: browser.find(".status").text, 5)
        check("a page says that Ctrl-C has ended the editor", said == "The editor has ended.", said)
