"""What a person types must not be lost or change something else: a part of .ci/web."""
import json
import plistlib

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class EditingCheck:
    def __init__(self, web):
        self.web = web
        self.browser = web.browser
        self.check = web.check
        self.wait = web.wait

    def run(self):
        for part in [self.ends_of_lines, self.two_pages, self.discarded, self.hidden_characters, self.long_slider, self.deleted,
                     self.narrow, self.farewell]:
            try:
                part()
            except Exception as error:
                self.check(part.__name__, False, repr(error))

    def start(self, definition, *words):
        editor = self.web.Editor(self.web.SCHEMAS / (definition + ".intentdefinition"), *words)
        self.browser.open(editor.address)
        self.wait(self.browser.rows)
        return editor

    def every(self, intent, values):
        """An editor of a definition's intent, and its file."""
        config = self.web.work / f"editing-{intent}.json"
        config.write_text(json.dumps(values))
        return self.start("EveryType", config, "--intent", intent), config

    def field(self, name, index=None):
        return self.browser.row(name, index).find_element(By.CSS_SELECTOR, "input, textarea")

    def problem(self, name, index=None):
        return self.browser.run("return arguments[0].querySelector('.problem')?.textContent", self.browser.row(name, index))

    def saved(self, config, test):
        """Saves, and returns whether the file is as it should be then."""
        self.browser.save()
        self.wait(lambda: not self.browser.state().get("review"))
        return self.wait(lambda: test(json.loads(config.read_text())), 5)

    def ends_of_lines(self):
        text = "line1\nline2\r\nline3\rline4"
        editor, config = self.every("EveryType", {"text": text})
        self.browser.press(self.field("text"))
        self.field("text").send_keys(Keys.ENTER)
        self.check("Enter in a text of several lines changes nothing", self.saved(config, lambda v: v["text"] == text)
                   and not self.browser.row_state("text")["isChanged"], config.read_text())
        self.field("text").send_keys(Keys.END, "!", Keys.ENTER)
        self.check("what is typed changes no other end of a line",
                   self.wait(lambda: self.browser.row_state("text")["typed"].endswith("4!"))
                   and self.saved(config, lambda v: v["text"] == text + "!"), config.read_text())
        self.browser.accessible("a text of several lines")
        self.browser.type("text", "one line")
        self.wait(lambda: self.field("text").tag_name == "input")
        self.check("and keeps the focus", self.wait(lambda: self.browser.run(
            "return document.activeElement === arguments[0]", self.field("text"))))
        self.check("a text of one line has a field of one line",
                   self.wait(lambda: self.field("text").tag_name == "input"), self.browser.row_state("text"))
        editor.end()
        editor, config = self.every("EveryArray", {"text": ["a\nb", "c"]})
        self.browser.press(self.field("text", 0))
        self.field("text", 0).send_keys(Keys.ENTER)
        self.browser.type("text", "d", 1)
        self.check("nor do the elements of a list", self.saved(config, lambda v: v["text"] == ["a\nb", "d"]), config.read_text())
        mark = lambda: self.browser.run("return document.querySelector('[data-parameter=text] h2 .mark').offsetParent !== null")
        self.check("a list that is as it was has no mark", not mark())
        self.browser.type("text", "e", 1)
        self.check("a list that changes gets a mark", self.wait(mark))
        editor.end()

    def two_pages(self):
        editor, _ = self.every("EveryArray", {"text": ["a", "b", "c"]})
        texts = lambda: [row["text"] for row in self.browser.rows() if row["parameter"] == "text" and "index" in row]
        self.browser.press(self.field("text", 1))
        self.field("text", 1).send_keys(Keys.END, "X")
        # The other page is only its connection, because another window would take the focus, which accepts a text.
        self.browser.run("window.other = new WebSocket(page.socket.url)")
        self.wait(lambda: self.browser.run("return other.readyState === 1"))
        other = lambda message: self.browser.run("other.send(JSON.stringify(arguments[0]))", {"parameter": "text", **message})
        other({"do": "clear", "index": 0})
        self.wait(lambda: texts() == ["b", "c"])
        self.check("the other page changes nothing that is typed", self.field("text", 1).get_property("value") == "bX")
        self.field("text", 1).send_keys(Keys.ENTER)
        problem = self.wait(lambda: self.problem("text", 1))
        self.check("a text for an element that is elsewhere now changes nothing", texts() == ["b", "c"], texts())
        self.check("the row says so", problem == "was typed for 'b', but the row has 'c' now; Escape shows it", problem)
        self.check("and keeps the text", self.field("text", 1).get_property("value") == "bX")
        self.field("text", 1).send_keys(Keys.ESCAPE)
        self.check("Escape shows what the row has", self.wait(lambda: self.field("text", 1).get_property("value") == "c"
                                                              and not self.problem("text", 1)))
        self.browser.type("text", "cY", 1)
        self.check("then it can be changed", self.wait(lambda: texts() == ["b", "cY"]), texts())
        # A message that was sent before this page knew of the change.
        for message in [{"do": "clear"}, {"do": "move", "count": -1}, {"do": "set", "text": "z"}]:
            self.browser.send({**message, "parameter": "text", "index": 1, "was": "c"})
        self.browser.send({"do": "set", "parameter": "text", "index": 7, "was": "c", "text": "z"})
        self.check("nothing is removed or moved instead of it",
                   self.wait(lambda: "is gone" in (self.browser.state().get("message") or "")) and texts() == ["b", "cY"], texts())
        # The row with the text goes.
        self.field("text", 1).send_keys("Z")
        other({"do": "clear", "index": 0})
        self.check("a text whose row goes changes nothing", self.wait(lambda: texts() == ["cY"]), texts())
        # Quick typing is not mistaken for another page.
        self.browser.send({"do": "cancel"})
        self.browser.press(self.field("text", 0))
        for letters in ["1", "2", "3"]:
            self.field("text", 0).send_keys(letters, Keys.ENTER)
        self.check("a text can be typed right after another", self.wait(lambda: texts()[0].endswith("123")), texts())
        self.web.no_errors("no script failed with two pages")
        editor.end()

    def discarded(self):
        editor, _ = self.every("EveryType", {"count": 5})
        self.browser.type("count", "99")
        self.check("an error shows", self.wait(lambda: "not 99" in (self.problem("count") or "")), self.problem("count"))
        self.field("count").send_keys(Keys.ESCAPE)
        self.check("Escape discards a text with an error", self.wait(
            lambda: self.field("count").get_property("value") == "5" and not self.problem("count")), self.problem("count"))
        self.check("its field is closed", self.wait(lambda: not self.browser.state().get("field")))
        self.browser.send({"do": "toggle", "parameter": "enabled"})
        self.wait(lambda: self.browser.row_state("enabled")["isChanged"])
        self.check("and the text does not come back", self.field("count").get_property("value") == "5" and not self.problem("count"))
        self.browser.type("count", "99")
        self.check("the same error shows again", self.wait(lambda: "not 99" in (self.problem("count") or "")))
        editor.end()

    def hidden_characters(self):
        text = "safe\u202egnp.exe"
        editor, config = self.every("EveryType", {"text": text})
        row = self.browser.row("text")
        self.check("a row says that its text has hidden characters",
                   row.find_element(By.CSS_SELECTOR, ".seen").text.endswith("safe\\u{202E}gnp.exe"), row.text)
        self.check("the field has them", self.field("text").get_property("value") == text)
        self.field("text").send_keys(Keys.END, "!", Keys.ENTER)
        self.wait(lambda: self.browser.row_state("text")["isChanged"])
        self.browser.click(".bar .main")
        cells = self.wait(lambda: [cell.text for cell in self.browser.driver.find_elements(By.CSS_SELECTOR, "dialog td")])
        self.check("the review shows them", cells == ["safe\\u{202E}gnp.exe", "safe\\u{202E}gnp.exe!"], cells)
        self.browser.button("Save")
        self.check("they are saved", self.wait(lambda: json.loads(config.read_text())["text"] == text + "!"), config.read_text())
        editor.end()

    def long_slider(self):
        contents = plistlib.loads((self.web.SCHEMAS / "Controls.intentdefinition").read_bytes())
        parameter = next(each for intent in contents["INIntents"] for each in intent["INIntentParameters"]
                         if each["INIntentParameterName"] == "refreshMinutes")
        parameter["INIntentParameterMetadata"]["INIntentParameterMetadataMaximumValue"] = 2**63 - 1
        definition = self.web.work / "Long.intentdefinition"
        definition.write_bytes(plistlib.dumps(contents))
        editor = self.web.Editor(definition, "--intent", "NumberControls")
        self.browser.open(editor.address)
        slider = self.wait(lambda: self.browser.row("refreshMinutes")).find_element(By.CSS_SELECTOR, "input[type=range]")
        self.browser.press(slider)
        slider.send_keys(Keys.END)
        self.check("a slider ends at its maximum", self.wait(
            lambda: self.browser.row_state("refreshMinutes")["typed"] == "9223372036854775807"), self.browser.row_state("refreshMinutes"))
        editor.end()

    def deleted(self):
        editor, config = self.every("EveryType", {"count": 5})
        self.browser.type("count", "6")
        self.wait(lambda: self.browser.row_state("count")["isChanged"])
        config.unlink()
        self.browser.save()
        conflict = self.wait(lambda: self.browser.state().get("conflict"))
        self.check("a file that was deleted is said to be deleted",
                   conflict and conflict["reason"].endswith("was deleted by another program"), conflict)
        self.browser.button("Replace the file")
        self.check("it can be saved again", self.wait(lambda: config.exists() and json.loads(config.read_text()) == {"count": 6}))
        editor.end()

    def narrow(self):
        """A narrow window with large text, and what there is no room for elsewhere."""
        editor = self.start("EveryType", "--intent", "EveryDefault")
        self.browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                            {"width": 480, "height": 800, "deviceScaleFactor": 1, "mobile": False})
        self.browser.send({"do": "help", "parameter": "count"})
        heads = self.wait(lambda: self.browser.run(
            "return [...document.querySelectorAll('dialog th')].map(e => [e.textContent, e.querySelector('bdi').getClientRects().length])"))
        self.check("no short word is broken", ["default", 1] in heads and all(lines == 1 for _, lines in heads), heads)
        self.browser.send({"do": "cancel"})
        self.wait(lambda: not self.browser.state().get("help"))
        self.browser.send({"do": "open", "parameter": "labels", "isNew": True})
        hint = self.wait(lambda: self.browser.state()["field"]["hint"])
        key = '["labels",-1,true]'
        self.check("a new element says below what it takes", self.wait(lambda: self.browser.run(
            "return page.rows.views.get(arguments[0]).element.querySelector('.hint').textContent", key) == hint), hint)
        self.browser.send({"do": "cancel"})
        for width in (340, 480):
            self.browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                                {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False})
            self.browser.run("const p = document.getElementById('text-size'); p.value = 'largest'; p.dispatchEvent(new Event('change'))")
            self.check(f"nothing is cut with the largest text at a width of {width}", self.wait(lambda: self.browser.run(
                "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"), 5))
            self.browser.run("scrollTo(0, 1000)")
            below = self.browser.run("return document.querySelector('.bar .actions').getBoundingClientRect().bottom")
            self.check("what stays above the rows is low, and has the buttons", 0 < below < 160, below)
            self.browser.accessible(f"the largest text at a width of {width}")
            self.browser.run("scrollTo(0, 0)")
        self.browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        editor.end()

    def farewell(self):
        """The last thing that a page gets is how the editor has ended."""
        for words in [(), (), ("--dry-run",)]:
            editor = self.start("UpNext", *words)
            self.browser.send({"do": "toggle", "parameter": "mirrorCalendarApp"})
            self.wait(lambda: self.browser.state()["hasChanges"])
            self.browser.save()
            code = editor.process.wait(20)
            said = self.wait(lambda: "ended" in self.browser.find(".status").text and self.browser.find(".status").text, 5)
            self.check("a page says that the editor has ended after printing", code == 0
                       and said == "Printed. The editor has ended.", (code, said))
            self.check("and closes its review", not self.browser.run("return document.querySelector('dialog').open"))
            editor.end()
        for _ in range(3):
            editor = self.start("UpNext")
            editor.end(2)
            said = self.wait(lambda: self.browser.find(".status").text, 5)
            self.check("a page says that Ctrl-C has ended the editor", said == "The editor has ended.", said)
