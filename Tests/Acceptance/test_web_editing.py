"""In 'intentc edit --web', what a person types is not lost and changes nothing else."""
import json
import signal
import sys

import pytest
from selenium.webdriver.common.keys import Keys

from harness import EVERY_TYPE, SCHEMAS, UPNEXT, WEATHER, copy, edit, wait, write

# A provider that fails until the file that it is given exists.
CLOSED = """\
import json, os, sys
for line in sys.stdin:
    request = json.loads(line)
    if "id" in request:
        answer = {"result": {"values": {"city": {"identifier": "kyoto", "displayString": "Kyoto"}}}}
        if not os.path.exists(sys.argv[1]):
            answer = {"error": {"code": -32000, "message": "the office is closed"}}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **answer}), flush=True)
"""


@pytest.fixture
def every(check, browser, start, project):
    """Starts an editor of an intent; returns a check of what is in its file after saving."""
    def every(intent, **values):
        config = write(project.folder / f"{intent}.json", json.dumps(values))
        start(EVERY_TYPE, config, "--intent", intent)

        def saved(words, **expected):
            browser.save()
            check.equal(words, lambda: json.loads(config.read_text()), expected)
            wait(lambda: not browser.state().get("review"))
        return saved
    return every


def test_ends_of_lines(check, browser, every):
    text = "line1\nline2\r\nline3\rline4"
    saved = every("EveryType", text=text)
    browser.press(browser.field("text"))
    browser.field("text").send_keys(Keys.ENTER)
    browser.press(browser.part("count", ".steps button + button"))
    saved("Enter in a text of several lines changes nothing", text=text, count=1)
    browser.field("text").send_keys(Keys.END, "!", Keys.ENTER)
    check("what is typed is there", lambda: browser.row("text")["typed"].endswith("4!"))
    saved("what is typed changes no other end of a line", text=text + "!", count=1)
    browser.accessible("a text of several lines")
    browser.type("text", "one line")
    check.equal("a text of one line has a field of one line", lambda: browser.field("text").tag_name, "input")
    check("which keeps the focus", lambda: browser.has_focus(browser.field("text")))
    saved = every("EveryArray", text=["a\nb", "c"])
    browser.press(browser.field("text", 0))
    browser.field("text", 0).send_keys(Keys.ENTER)
    browser.type("text", "d", 1)
    saved("nor do the elements of a list", text=["a\nb", "d"])
    mark = lambda: browser.find("[data-parameter=text] h2 .mark").is_displayed()
    check("a list that is as it was has no mark", not mark())
    browser.type("text", "e", 1)
    check("a list that changes gets a mark", mark)


def test_two_pages(check, browser, every):
    every("EveryArray", text=["a", "b", "c"])
    texts = lambda: browser.texts("text")
    browser.press(browser.field("text", 1))
    browser.field("text", 1).send_keys(Keys.END, "X")
    # The other page is only its connection, because another window would take the focus, which accepts a text.
    browser.run("window.other = new WebSocket(page.socket.url)")
    wait(lambda: browser.get("other.readyState === 1"))
    clear = lambda: browser.run("other.send(JSON.stringify({do: 'clear', parameter: 'text', index: 0}))")
    clear()
    wait(lambda: texts() == ["b", "c"])
    check.equal("the other page changes nothing that is typed", browser.typed("text", 1), "bX")
    browser.field("text", 1).send_keys(Keys.ENTER)
    check.equal("the row says that its element is elsewhere now", lambda: browser.problem("text", 1),
                "was typed for 'b', but the row has 'c' now; Escape shows it")
    check.equal("the text changes nothing", texts(), ["b", "c"])
    check.equal("it stays", browser.typed("text", 1), "bX")
    browser.field("text", 1).send_keys(Keys.ESCAPE)
    check("Escape shows what the row has", lambda: browser.typed("text", 1) == "c" and not browser.problem("text", 1))
    browser.type("text", "cY", 1)
    check.equal("then it can be changed", texts, ["b", "cY"])
    browser.field("text", 1).send_keys("Z")
    clear()
    check.equal("a text whose row goes changes nothing", texts, ["cY"])
    # Quick typing is not mistaken for another page.
    browser.send("cancel")
    browser.press(browser.field("text", 0))
    for letters in ["1", "2", "3"]:
        browser.field("text", 0).send_keys(letters, Keys.ENTER)
    check("a text can be typed right after another", lambda: texts()[0].endswith("123"))
    browser.no_errors("no script failed with two pages")


def test_discarded(check, browser, every):
    every("EveryType", count=5)
    shows = lambda: "not 99" in browser.problem("count")
    restored = lambda: browser.typed("count") == "5" and not browser.problem("count")
    browser.type("count", "99")
    check("an error shows", shows)
    browser.field("count").send_keys(Keys.ESCAPE)
    check("Escape discards a text with an error", restored)
    check("its field is closed", lambda: not browser.state().get("field"))
    browser.send("toggle", "enabled")
    wait(lambda: browser.row("enabled")["isChanged"])
    check("and the text does not come back", restored())
    browser.type("count", "99")
    check("the same error shows again", shows)


def test_hidden_characters(check, browser, every):
    text, shown = "safe\u202egnp.exe", "safe\\u{202E}gnp.exe"
    saved = every("EveryType", text=text)
    check("a row says that its text has hidden characters", browser.part("text", ".seen").text.endswith(shown))
    check.equal("the field has them", browser.typed("text"), text)
    browser.field("text").send_keys(Keys.END, "!", Keys.ENTER)
    wait(lambda: browser.row("text")["isChanged"])
    saved("they are saved", text=text + "!")


def test_long_slider(check, browser, start, project):
    definition = copy(SCHEMAS / "Controls.intentdefinition", project.folder)
    edit(definition, "<integer>120<", f"<integer>{2**63 - 1}<")
    start(definition, "--intent", "NumberControls")
    slider = browser.part("refreshMinutes", "input[type=range]")
    browser.press(slider)
    slider.send_keys(Keys.END)
    check.equal("a slider ends at its maximum", lambda: browser.row("refreshMinutes")["typed"], "9223372036854775807")


def test_narrow(check, browser, start):
    """A narrow window with large text, and what there is no room for elsewhere."""
    start(EVERY_TYPE, "--intent", "EveryDefault")
    browser.size(480, 800)
    browser.send("help", "count")
    heads = wait(lambda: browser.each("dialog th", "[e.textContent, e.querySelector('bdi').getClientRects().length]"))
    check("no short word is broken", ["default", 1] in heads and {lines for _, lines in heads} == {1}, heads)
    browser.send("cancel")
    wait(lambda: not browser.state().get("help"))
    browser.send("open", "labels", isNew=True)
    check("a new element says below what it takes", lambda: browser.get(
        "page.rows.views.get(arguments[0]).element.querySelector('.hint').textContent === page.state.field.hint",
        '["labels",-1,true]'))
    browser.send("cancel")
    for width in (340, 480):
        browser.size(width, 800)
        browser.set("#text-size", "largest")
        browser.not_cut(f"with the largest text at a width of {width}")
        browser.run("scrollTo(0, 1000)")
        below = browser.each(".bar .actions", "e.getBoundingClientRect().bottom")[0]
        check("what stays above the rows is low, and has the buttons", 0 < below < 160, below)
        browser.accessible(f"the largest text at a width of {width}")


def test_failing_defaults(check, browser, start, project):
    """The page says once why there are no defaults, and asking again gets them."""
    program, opened = write(project.folder / "closed.py", CLOSED), project.folder / "open"
    start(WEATHER, "--provider", sys.executable, program, opened)
    check.equal("the page says why", lambda: browser.text(".notice").split("\n")[0],
                "Cannot get the defaults: the office is closed Try again")
    check.equal("and nowhere else", browser.get("document.body.innerText").count("the office is closed"), 1)
    write(opened, "")
    browser.button("Try again", "button")
    check.equal("asking again gets it", lambda: browser.row("city")["text"], "Kyoto")
    check("the notice is gone", not browser.find(".notice").is_displayed())


def test_title(check, browser, start):
    """As on a phone, all of a row opens its list."""
    start(UPNEXT)
    browser.press(browser.part("titleColor", ".title"))
    check("a click on a title opens the list", lambda: browser.all("dialog[open] .entry"))


@pytest.mark.parametrize("words", [(), ("--dry-run",)])
def test_farewell(check, browser, start, words):
    """The last thing that a page gets is how the editor has ended, however often one tries."""
    for _ in range(2):
        server = start(UPNEXT, *words)
        browser.send("toggle", "mirrorCalendarApp")
        wait(lambda: browser.state()["hasChanges"])
        browser.save("Done" if words else "Save")
        check.equal("the editor ends after printing", server.process.wait(300), 0)
        check.equal("a page says so", browser.said, "Printed. The editor has ended.")
        check("and closes its review", not browser.find("dialog").is_displayed())
        server = start(UPNEXT, *words)
        browser.send("toggle", "mirrorCalendarApp")
        wait(lambda: browser.state()["hasChanges"])
        errors = server.end(signal.SIGINT)[2]
        check("the terminal says that changes are lost", "note: nothing is saved; the changes are lost" in errors, errors)
        check.equal("a page says that Ctrl-C has ended the editor", browser.said, "The editor has ended.")
