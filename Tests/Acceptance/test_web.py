"""'intentc edit --web' and 'intentc preview' in Chromium."""
import json
import plistlib
import re
import signal
import time
import xml.sax.saxutils
import zlib

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import hebrew, wait
from harness import BIN, ROOT, SCHEMAS

PROVIDER = BIN / "TroubledProvider"
# The times that a release must keep, in milliseconds. A debug build only has to end.
ROW_TIME, SEARCH_TIME = (100, 50) if "release" in BIN.parts else (3000, 3000)


def explained(project, definition, config, *words):
    """The parameters that the evaluator shows."""
    text = project("edit", definition, config, "--explain", *words).out
    return [line.split(":")[0] for line in text.splitlines() if re.match(r"\w+: shown", line)]


# Texts that a person types, and by which '--set' gives the same value.
TEXTS = {
    "text": "Grüße 🐼", "count": "7", "document": "/tmp/a b.txt", "photo": "/tmp/p.png", "sticker": "/tmp/s.png",
    "day": "2024-02-29", "moment": "2024-02-29T12:30:00Z", "place": "Museum, Kyoto, JP (35.01, 135.77)",
    "link": "https://example.org/a?b=c", "phrase": "Hello there", "contact": "Ann Example <ann@example.org>",
    "timer": "1h 30m", "warmth": "21 °C", "weight": "3 kg", "distance": "5 km", "length": "2 m", "speed": "50 km/h",
    "energy": "200 kcal", "volume": "1.5 L", "price": "12.50 EUR", "payment": "credit Blue Card (1234)",
    "folder": "Inbox <inbox>", "track": "Song <song-1>", "anything": "thing-1",
}


def test_every_type(check, browser, start, project):
    definition = SCHEMAS / "EveryType.intentdefinition"
    config, oracle = project.folder / "every.json", project.folder / "oracle.json"
    editor = start(definition, config)
    # Several intents: the first screen asks which one.
    wait(lambda: browser.state().get("list"))
    check("a definition with several intents asks for one", len(browser.state()["list"]["entries"]) == 3)
    browser.find("dialog input[type=search]").send_keys("EveryType", Keys.ENTER)
    wait(lambda: len(browser.rows()) > 20)
    check("the rows are those of the evaluator", browser.shown() == explained(project, definition, config, "--intent", "EveryType"),
          browser.shown())
    browser.accessible("EveryType")
    check("fields without a value say so in their place", browser.run(
        "return arguments[0].querySelector('input').placeholder", browser.row("anything")) == "None")
    words = json.dumps(browser.state())
    check("no row needs to know of identifiers and types", not re.search("identifier|object", words), words)
    starts = browser.run("return [...document.querySelectorAll('.row.wide .value')].map(e => Math.round(e.getBoundingClientRect().left))")
    check("all fields begin at one place", len(set(starts)) == 1, starts)
    pads = browser.run("return [...document.querySelectorAll('.cells .row, .group > h2')].map(e => e.firstChild.getBoundingClientRect().left)")
    check("all rows have one padding", len(set(pads)) == 1, pads)
    kinds = {row["control"] for row in browser.rows()}
    check("it has all controls", kinds >= {"toggle", "choice", "stepper", "slider", "field", "path"}, kinds)
    days = {row["parameter"]: row.get("kind") for row in browser.rows()}
    texts = dict(TEXTS)
    for name, kind in days.items():
        if kind == "time":
            texts[name] = "14:30"
        elif kind == "dateAndTime":
            texts[name] = "2024-02-29 14:30"
        elif kind == "instant":
            texts[name] = "2024-02-29T12:30:00Z"
    for name in list(texts):
        row = browser.row_state(name)
        if row is None or row["control"] not in ("field", "text", "path", "stepper"):
            texts.pop(name)
            continue
        browser.type(name, texts[name])
        check(f"a text is taken for '{name}'", wait(lambda: browser.row_state(name).get("isChanged"), 5), browser.row_state(name))
    check("most rows were typed", len(texts) > 20, sorted(texts))
    # Switch, slider and list.
    check("a slider without a value has no knob", "empty" in browser.row("ratio").find_element(
        By.CSS_SELECTOR, "input").get_attribute("class"))
    browser.press(wait(lambda: browser.row("enabled")).find_element(By.CSS_SELECTOR, "[role=switch]"))
    check("a switch turns", wait(lambda: browser.row_state("enabled")["isOn"]))
    slider = browser.row("ratio").find_element(By.CSS_SELECTOR, "input[type=range]")
    browser.run("arguments[0].value = 0.5; arguments[0].dispatchEvent(new Event('change'))", slider)
    check("a slider moves", wait(lambda: browser.row_state("ratio").get("number") == 0.5))
    check("the switch has its state for screen readers",
          browser.row("enabled").find_element(By.CSS_SELECTOR, "[role=switch]").get_attribute("aria-checked") == "true")
    steps = browser.row("count").find_elements(By.CSS_SELECTOR, ".steps button")
    browser.press(steps[1])
    check("a stepper steps", wait(lambda: browser.row_state("count")["number"] == 8))
    browser.press(browser.row("flavor").find_element(By.CSS_SELECTOR, ".pick"))
    wait(lambda: browser.state().get("list"))
    browser.accessible("a list")
    entries = browser.state()["list"]["entries"]
    search = browser.find("dialog input[type=search]")
    search.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    wait(lambda: not browser.state().get("list"))
    check("the arrow keys choose in a list", browser.row_state("flavor")["text"] == entries[1]["title"])
    # What is not valid is beside its row.
    browser.type("count", "many")
    problem = wait(lambda: browser.row("count").find_element(By.CSS_SELECTOR, ".problem").text)
    check("an error is beside the row", problem and "many" in problem, problem)
    check("and nowhere else", problem not in browser.find(".status").text, browser.find(".status").text)
    check("the field is marked for screen readers",
          browser.row("count").find_element(By.CSS_SELECTOR, "input").get_attribute("aria-invalid") == "true")
    browser.type("link", "https://example.org/other")
    check("the error stays while another row changes", wait(lambda: browser.row_state("link")["text"].endswith("other"))
          and browser.row("count").find_elements(By.CSS_SELECTOR, ".problem"))
    browser.type("count", "9")
    check("the error goes", wait(lambda: browser.row_state("count")["number"] == 9
                                 and not browser.row("count").find_elements(By.CSS_SELECTOR, ".problem")))
    # Undo and redo.
    browser.click(".bar .actions button:nth-of-type(1)")
    check("undo", wait(lambda: browser.row_state("count")["number"] == 8))
    browser.click(".bar .actions button:nth-of-type(2)")
    check("redo", wait(lambda: browser.row_state("count")["number"] == 9))
    # Saving, compared with the command line.
    browser.save()
    check("it is saved", wait(lambda: config.exists() and not browser.state()["hasChanges"]), browser.state().get("message"))
    texts.update(count="9", link="https://example.org/other", enabled="on", ratio="0.5", flavor=entries[1]["title"])
    words = [word for name, text in texts.items() for word in ("--set", f"{name}={text}")]
    result = project("edit", definition, oracle, "--intent", "EveryType", "--allow-empty", *words)
    check("the command line takes the same texts", result.code == 0, result.err)
    check("the file is that of the command line", config.read_text() == oracle.read_text(),
          (config.read_text(), oracle.read_text()))
    browser.no_errors("no script failed")
    code, output, errors = editor.end()
    check("a signal ends it after saving", code == 0 and not output, (code, output, errors))
    said = wait(lambda: browser.find(".status").text, 5)
    check("the page says that it has ended", said and "ended" in said, said)
    check("intentc check accepts the file", project("check", definition, config, "--intent", "EveryType").code == 0)


def check_typed_identifier(check, browser):
    """Instead of choosing from a list, one can type in its row."""
    browser.press(browser.row("city").find_element(By.CSS_SELECTOR, ".pick"))
    browser.button("Type it in")
    field = lambda: browser.row("city").find_element(By.CSS_SELECTOR, "input")
    check("the row of a list becomes a field with the focus", wait(lambda: browser.run(
        "return document.activeElement === arguments[0]", field())))
    check("it has the value", field().get_attribute("value").startswith("Berlin <"), field().get_attribute("value"))
    browser.accessible("a row that is typed")
    field().send_keys(Keys.CONTROL, "a")
    field().send_keys("Oslo <oslo>", Keys.ESCAPE)
    check("Escape brings the value back", wait(
        lambda: browser.row("city").find_element(By.CSS_SELECTOR, ".pick").text == "Berlin"))
    browser.press(browser.row("city").find_element(By.CSS_SELECTOR, ".pick"))
    browser.button("Type it in")
    wait(field)
    field().send_keys(Keys.CONTROL, "a")
    field().send_keys("Kyōto", Keys.ENTER)
    check("the name of an option means that option", wait(lambda: browser.row_state("city")["text"] == "Kyōto"))
    browser.press(browser.row("city").find_element(By.CSS_SELECTOR, ".pick"))
    browser.button("Type it in")
    wait(field)
    check("it has its identifier", field().get_attribute("value") == "Kyōto <kyoto>", field().get_attribute("value"))
    field().send_keys(Keys.CONTROL, "a")
    field().send_keys("Oslo <oslo>", Keys.ENTER)
    check("an identifier is typed", wait(lambda: browser.row_state("city")["text"] == "Oslo"), browser.row_state("city"))


def test_options(check, browser, start, project):
    definition = SCHEMAS / "Localised" / "Base.lproj" / "Weather.intentdefinition"
    editor = start(definition, provider=(PROVIDER, "serve"))
    check("the provider's default is the first value", browser.row_state("city")["text"] == "Kyōto")
    browser.press(browser.row("city").find_element(By.CSS_SELECTOR, ".pick"))
    titles = wait(lambda: [e["title"] for e in browser.state()["list"]["entries"]])
    check("a provider offers options in sections", titles == ["Kyōto", "Berlin"], titles)
    check("what it chose is marked", browser.find("[aria-selected=true]").text.startswith("Kyōto"))
    search = browser.find("dialog input[type=search]")
    search.send_keys("nothing")
    check("a provider searches", wait(lambda: not browser.state()["list"]["entries"]
                                      and "Nothing matches" in browser.find("dialog [role=status]").text))
    search.send_keys(Keys.CONTROL, "a")
    search.send_keys("fail")
    check("a provider's error shows", wait(lambda: "torn" in browser.state()["list"].get("failure", "")))
    search.send_keys(Keys.ESCAPE)
    wait(lambda: len(browser.state()["list"]["entries"]) == 2)
    browser.run("page.socket.close()")
    check("a lost connection closes the list", wait(lambda: not browser.find("dialog").is_displayed()))
    check("it comes back with the connection", wait(lambda: browser.find("dialog input[type=search]").is_displayed()))
    search = browser.find("dialog input[type=search]")
    search.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    check("an option is chosen", wait(lambda: browser.row_state("city")["text"] == "Berlin"))
    check_typed_identifier(check, browser)
    browser.press(browser.row("city").find_element(By.CSS_SELECTOR, ".pick"))
    wait(lambda: len(browser.state()["list"]["entries"]) == 3)
    next(entry for entry in browser.driver.find_elements(By.CSS_SELECTOR, ".entry") if "Berlin" in entry.text).click()
    check("an option is chosen instead of it", wait(lambda: browser.row_state("city")["text"] == "Berlin"))
    browser.save()
    output = editor.process.communicate(timeout=20)[0]
    check("without a file, saving prints and ends", json.loads(output)["city"]["identifier"] == "berlin", output)


def test_many_options(check, browser, start, project):
    definition = SCHEMAS / "Localised/Base.lproj/Weather.intentdefinition"
    many = project.folder / "many.json"
    many.write_text(json.dumps({"city": [{"identifier": f"c{i}", "displayString": f"City {i}"} for i in range(5000)]}))
    editor = start(definition, "--options", many)
    browser.press(browser.row("city").find_element(By.CSS_SELECTOR, ".pick"))
    wait(lambda: browser.state()["list"]["total"] == 5000)
    check("a long list is sent in parts", len(browser.state()["list"]["entries"]) == 200)
    browser.button("Show more")
    check("and continued", wait(lambda: len(browser.state()["list"]["entries"]) == 400))
    times = []
    for term in ["4", "49", "499", "4999", "49", "ity 12", "zzz", "City 77"]:
        times.append(browser.driver.execute_async_script("""
            const [term, done] = arguments, start = performance.now(), search = document.querySelector('dialog input[type=search]');
            search.value = term; search.dispatchEvent(new Event('input'));
            const look = () => page.state.list.term === term && !page.state.list.isLoading
              ? done(performance.now() - start) : setTimeout(look, 0);
            look();""", term))
    print(f"a term in 5,000 options took {min(times):.0f} to {max(times):.0f} ms in this build")
    check("typing in a long list answers in time", max(times) < SEARCH_TIME, times)
    check("the best matches are there", browser.state()["list"]["entries"][0]["title"] == "City 77")
    browser.find("dialog input[type=search]").send_keys(Keys.CONTROL, "a")
    browser.find("dialog input[type=search]").send_keys("City 4321", Keys.ENTER)
    check("Enter waits for the entries of the term",
          wait(lambda: not browser.state().get("list") and browser.row_state("city")["text"] == "City 4321"),
          browser.row_state("city"))
    editor.end()


def test_two_pages_and_another_program(check, browser, start, project):
    """Two pages on one file, and another program."""
    definition, config = SCHEMAS / "UpNext.intentdefinition", project.folder / "two.json"
    config.write_text('{\n  "titleColor": "Red"\n}\n')
    editor = start(definition, config)
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    browser.open(editor.address)
    wait(lambda: browser.rows())
    toggle = next(row["parameter"] for row in browser.rows() if row["control"] == "toggle")
    was = browser.row_state(toggle)["isOn"]
    second = browser.driver.current_window_handle
    browser.send({"do": "toggle", "parameter": toggle})
    browser.driver.switch_to.window(first)
    check("a change in one page shows in the other", wait(lambda: browser.row_state(toggle)["isOn"] != was))
    picker = next(row["parameter"] for row in browser.rows() if row["control"] == "choice")
    browser.press(browser.row(picker).find_element(By.CSS_SELECTOR, ".pick"))
    check("a list opens in the page that asks for it", wait(lambda: browser.find("dialog").is_displayed()))
    browser.driver.switch_to.window(second)
    check("it does not open in the other", wait(lambda: browser.state().get("list")) and not browser.find("dialog").is_displayed())
    browser.send({"do": "toggle", "parameter": toggle})
    check("a change in the other leaves it open",
          wait(lambda: browser.row_state(toggle)["isOn"] == was) and browser.state().get("list"))
    browser.send({"do": "toggle", "parameter": toggle})
    wait(lambda: browser.row_state(toggle)["isOn"] != was)
    browser.send({"do": "clear list", "parameter": toggle})
    browser.send({"do": "search", "parameter": toggle, "text": "x"})
    browser.send({"do": "language", "code": ""})
    check("a message for another list does not reach it", wait(lambda: browser.state()["list"]["term"] == "")
          and browser.row_state(toggle)["isOn"] != was)
    browser.click(".bar .main")
    check("the other page can save", wait(lambda: browser.state().get("review")))
    browser.button("Go back")
    wait(lambda: not browser.state().get("review"))
    browser.driver.close()
    browser.driver.switch_to.window(first)
    # Another program changes the file.
    config.write_text('{\n  "titleColor": "Blue"\n}\n')
    browser.click(".bar .main")
    wait(lambda: browser.state().get("review"))
    browser.button("Save")
    check("a change by another program is a conflict", wait(lambda: browser.state().get("conflict")), browser.state())
    check("nothing is written over it", "Blue" in config.read_text())
    browser.accessible("a conflict")
    browser.button("Merge")
    wait(lambda: browser.state().get("review"))
    browser.button("Save")
    merged = wait(lambda: (lambda text: "Blue" in text and toggle in text and text)(config.read_text()))
    check("a merge has both changes", merged, config.read_text())
    # Several values.
    name = next(row["parameter"] for row in browser.rows() if row["control"] == "list")
    for text in ["Home <home>", "Work <work>", "Team <team>"]:
        browser.run("[...document.querySelectorAll('.add')].pop().click()")
        field = wait(lambda: browser.driver.switch_to.active_element
                     if browser.driver.switch_to.active_element.tag_name == "input" else None)
        field.send_keys(text, Keys.ENTER)
        wait(lambda: any(row["text"] == text.split()[0] for row in browser.rows()))
    texts = lambda: [row["text"] for row in browser.rows() if row["parameter"] == name and "index" in row]
    check("elements are added", texts() == ["Home", "Work", "Team"], texts())
    grip = browser.row(name, 0).find_element(By.CSS_SELECTOR, ".grip")
    grip.send_keys(Keys.ARROW_DOWN)
    check("an element moves by keyboard", wait(lambda: texts() == ["Work", "Home", "Team"]), texts())
    check("and keeps the focus", wait(lambda: browser.run(
        "return document.activeElement.closest('.row')?.querySelector('.word').textContent") == "2"))
    webdriver.ActionChains(browser.driver).drag_and_drop(
        browser.row(name, 2).find_element(By.CSS_SELECTOR, ".grip"), browser.row(name, 0)).perform()
    check("an element moves by drag", wait(lambda: texts() == ["Team", "Work", "Home"], 5), texts())
    browser.press(browser.row(name, 1).find_element(By.CSS_SELECTOR, ".remove"))
    check("an element is removed", wait(lambda: texts() == ["Team", "Home"]), texts())
    code, _, errors = editor.end(signal.SIGINT)
    check("Ctrl-C says what is lost", code == 0 and "not saved" in errors, (code, errors))


def test_families(check, browser, start, project):
    editor = start(SCHEMAS / "Stocks.intentdefinition")
    name = wait(lambda: next(row["parameter"] for row in browser.rows() if row["control"] == "list"))
    check("without a family a list has no limit", "maximum" not in browser.row_state(name))
    browser.click("[popovertarget]")
    browser.accessible("what the button View opens")
    browser.find("#family").send_keys("Small")
    browser.find("#family").send_keys(Keys.ESCAPE)
    check("Escape closes it", wait(lambda: not browser.find("#view").is_displayed()))
    limit = wait(lambda: browser.row_state(name).get("maximum"))
    check("a family limits a list", limit, browser.row_state(name))
    for number in range(limit or 0):
        browser.send({"do": "set", "parameter": name, "isNew": True, "text": f"S{number}"})
    check("a full list has no row to add one", wait(lambda: not any(row.get("isNew") for row in browser.rows())))
    editor.end()


def choose_text_size(browser, text):
    browser.run("const p = document.getElementById('text-size'); p.value = arguments[0]; p.dispatchEvent(new Event('change'))", text)


def test_languages(check, browser, start, project):
    definition = hebrew(project)
    editor = start(definition, "--locale", "de")
    german = [row["title"] for row in browser.rows()]
    check("'--locale' is the first language", browser.run("return document.documentElement.lang") == "de")
    browser.send({"do": "language", "code": "ar-XB"})
    check("a language from right to left", wait(lambda: browser.run("return document.documentElement.dir") == "rtl"))
    check("all texts switch", [row["title"] for row in browser.rows()] != german)
    browser.accessible("a page from right to left")
    browser.send({"do": "language", "code": "de"})
    check("and back", wait(lambda: [row["title"] for row in browser.rows()] == german))
    for width, text in [(320, ""), (320, "largest"), (360, ""), (640, ""), (768, ""), (1280, ""), (1280, "largest"), (1920, "")]:
        browser.driver.set_window_size(max(width, 500), 1000)
        browser.size(width)
        choose_text_size(browser, text)
        tops = browser.run("return [...document.querySelectorAll('.bar button')].filter(e => e.offsetParent).map(e => e.offsetTop + e.offsetHeight / 2)")
        check(f"the bar is one row at a width of {width} with {text or 'medium'} text", max(tops) - min(tops) < 2, tops)
        check(f"nothing is cut at a width of {width}", browser.run(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
    browser.size()
    browser.driver.set_window_size(800, 1400)
    editor.end()


HOSTILE = ["</script><script>window.hit = 1</script>", "<img src=x onerror='window.hit = 1'>", "\" onmouseover=\"window.hit = 1",
           "${window.hit = 1}", "&lt;b&gt; <!-- --> ]]>", "javascript:window.hit = 1"]


def test_hostile_texts(check, browser, start, project):
    """Nothing of a definition, a file or a provider becomes markup."""
    text = (SCHEMAS / "UpNext.intentdefinition").read_text()
    evil = xml.sax.saxutils.escape(" ".join(HOSTILE))
    text = re.sub(r"(Up Next|Title Colo[u]?r|Automatic|Calendars)(?=</string>)", lambda match: match[1] + evil, text)
    definition = project.folder / "Hostile.intentdefinition"
    definition.write_text(text)
    offered = project.folder / "hostile.json"
    offered.write_text(json.dumps({"calendars": [
        {"identifier": word, "displayString": word, "subtitle": word, "imageName": word} for word in HOSTILE]}))
    config = project.folder / "<img src=x onerror=window.hit=1>.json"
    editor = start(definition, config, "--options", offered)
    check("a hostile title is text", HOSTILE[1] in browser.find("h1").text, browser.find("h1").text)
    choice = next((row["parameter"] for row in browser.rows() if row["control"] == "choice"), None)
    for message in [{"do": "open", "parameter": choice}, {"do": "cancel"}, {"do": "help", "parameter": choice}, {"do": "cancel"},
                    {"do": "save"}, {"do": "cancel"}]:
        browser.send(message)
        time.sleep(0.1)
    for row in browser.rows():
        if row["control"] == "toggle":
            browser.send({"do": "toggle", "parameter": row["parameter"]})
    if wait(lambda: any(row.get("isNew") for row in browser.rows()), 5):
        browser.send({"do": "open", "parameter": "calendars", "isNew": True})
        check("hostile options are text", wait(lambda: HOSTILE[0] in browser.find("dialog .entries").text))
    check("no markup of a definition or provider ran", browser.run("return window.hit === undefined"))
    check("and none was made", browser.run("return document.querySelectorAll('main img, dialog img, main script').length") == 0)
    browser.no_errors("no policy was violated")
    for text in ["not json", "[]", "{}", '{"do": "set"}', '{"do": "choose", "entry": 99}', '{"do": "set", "parameter": "\\u0000", "text": "x"}']:
        browser.run("page.socket.send(arguments[0])", text)
    browser.send({"do": "cancel"})
    check("messages that mean nothing change nothing", wait(lambda: not browser.state().get("list")))
    page = project.folder / "hostile.html"
    result = project("preview", definition, "--output", page)
    check("a preview of it is written", result.code == 0, result.err)
    editor.end()
    browser.driver.get(page.as_uri())
    check("a preview shows it as text", HOSTILE[1] in browser.find("h1").text)
    check("nothing in a preview runs", browser.run("return window.hit === undefined"))
    browser.no_errors("a preview's own script runs")


def chunks(check, path):
    """The contents of the chunks of a PNG by their types, after checking their sums."""
    data, found, at = path.read_bytes(), {}, 8
    while at < len(data):
        length = int.from_bytes(data[at:at + 4], "big")
        kind, content = data[at + 4:at + 8], data[at + 8:at + 8 + length]
        check("a chunk of a picture has its sum",
              zlib.crc32(kind + content) == int.from_bytes(data[at + 8 + length:at + 12 + length], "big"), kind)
        found[kind] = content
        at += 12 + length
    return found


def test_no_row_is_cut(check, browser, start, project):
    """A picture is as high as the page is at its width."""
    page, picture = project.folder / "high.html", project.folder / "high.png"
    for name, width in [("Controls", 300), ("Controls", 440), ("OrderLunch", 300), ("OrderLunch", 440), ("UpNext", 900)]:
        definition = next(path for folder in ["Schemas", "Examples"] for path in (ROOT / folder).rglob(f"{name}.intentdefinition")
                          if ".build" not in path.parts)
        for path in (page, picture):
            path.unlink(missing_ok=True)
        project("preview", definition, "-o", page)
        project("preview", definition, "-o", picture, "--width", width)
        header = chunks(check, picture)[b"IHDR"]
        size = [int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")]
        browser.size(width)
        browser.driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
        browser.driver.get(page.as_uri() + "#picture")
        browser.driver.refresh()
        height = browser.run("return document.documentElement.scrollHeight")
        content = browser.run("return Math.ceil(document.querySelector('main').getBoundingClientRect().height)")
        check(f"a picture of {name} at a width of {width} has the size of the page", size == [width, content]
              # The browser rounds its height, and the picture has room for the last fraction of a point.
              and max(content, 900) - height in (0, 1), (size, content, height))
        gaps = browser.run("""
            const intents = [...document.querySelectorAll('.intent')].map(each => each.getBoundingClientRect());
            return intents.slice(1).map((each, index) => {
              const last = document.querySelectorAll('.intent')[index].querySelector('.group:last-child .cells');
              return each.top - last.getBoundingClientRect().bottom;
            });""")
        check(f"{name} has a gap between its intents", all(gap >= 16 for gap in gaps), gaps)
        browser.size()


def test_marked_changes(check, browser, start, project):
    """Changes say how bad they are, in words and in color, each once and in the line of what they change."""
    contents = plistlib.loads((SCHEMAS / "UpNext.intentdefinition").read_bytes())
    parameters = contents["INIntents"][0]["INIntentParameters"]
    def add(copied, name, title):
        parameters.append(parameters[copied] | {
            "INIntentParameterName": name, "INIntentParameterDisplayName": title, "INIntentParameterDisplayNameID": name,
            "INIntentParameterDisplayPriority": len(parameters) + 1, "INIntentParameterTag": 90 + len(name)})
    color = [each["INIntentParameterName"] for each in parameters].index("titleColor")
    add(color, "timeColor", "Time Colour")
    old, new, page = (project.folder / name for name in ["Old.intentdefinition", "New.intentdefinition", "marked.html"])
    old.write_bytes(plistlib.dumps(contents))
    del contents["INEnums"][0]["INEnumValues"][-1]
    parameters[0]["INIntentParameterDisplayName"] = "Mirror"
    parameters[color]["INIntentParameterDisplayName"] = "The Colour of the Title"
    del parameters[-2]
    add(0, "brief", "Brief")
    parameters.insert(1, parameters.pop())
    new.write_bytes(plistlib.dumps(contents))
    project("preview", new, "--compare", old, "-o", page)
    browser.size(1280)
    browser.driver.get(page.as_uri())
    lines = browser.run("""
        return [...document.querySelectorAll('.intent > .rows')].map(cell => ({
          name: cell.querySelector('[data-parameter]')?.dataset.parameter, top: Math.round(cell.getBoundingClientRect().top),
          height: Math.round(cell.getBoundingClientRect().height), level: cell.classList[1],
          color: cell.firstChild && getComputedStyle(cell.querySelector('.cells')).backgroundColor,
          notes: [...cell.querySelectorAll('.change')].map(each => each.innerText)}));""")
    pairs = list(zip(lines[::2], lines[1::2]))
    check("each parameter has a line, on both sides", [[each.get("name") for each in pair] for pair in pairs] == [
        ["mirrorCalendarApp"] * 2, [None, "brief"], ["calendars"] * 2, ["titleColor"] * 2, ["showsAllDayEvents", None], ["timeColor"] * 2], pairs)
    check("both sides of a line are in one place", all(
        left["top"] == right["top"] and left["height"] == right["height"] for left, right in pairs), pairs)
    said = [note for line in lines for note in line["notes"]]
    check("each change is said once", len(said) == len(set(said)) and sum("'purple'" in note for note in said) == 1, said)
    check("a change of an enum says that it breaks something, and names the enum",
          pairs[3][1]["notes"][0].startswith("breaking enum 'TitleColor'"), pairs[3])
    check("another row of the enum refers to it", pairs[5][1]["notes"] == [
        "breaking enum 'TitleColor': see 'The Colour of the Title'"], pairs[5])
    labels = browser.run("return [...document.querySelectorAll('.two .rows')].map(cell => [cell.role, cell.ariaLabel])")
    check("both sides of a line are named", labels == [["group", "Before"], ["group", "After"]] * 6, labels)
    browser.size(700)
    tops = browser.run("return [...document.querySelectorAll('.two .intent > *')].filter(e => e.offsetParent).map(e => e.getBoundingClientRect().top)")
    check("in one column, the sides of a line are below each other", tops == sorted(tops), tops)
    browser.accessible("a narrow comparison")
    browser.size(1280)
    levels = [[each.get("level") for each in pair] for pair in pairs]
    check("a line has the color of its worst change", levels == [
        ["safe"] * 2, ["careful"] * 2, [None] * 2, ["breaking"] * 2, ["breaking"] * 2, ["breaking"] * 2], levels)
    colors = {level: {each["color"] for pair in pairs for each in pair if each.get("level") == level and each["color"]}
              for level in ["breaking", "careful", "safe"]}
    check("the levels have different colors", all(map(lambda each: len(each) == 1, colors.values()))
          and len(set.union(*colors.values())) == 3, colors)
    for look in ["light", "dark"]:
        browser.run("document.documentElement.dataset.look = arguments[0]", look)
        browser.accessible(f"a {look} comparison")
    check("a page opens the cases on request", not browser.driver.find_elements(By.CSS_SELECTOR, "details[open]"))
    browser.driver.get(page.as_uri() + "#picture&width=960")
    browser.driver.refresh()
    check("a picture shows all of them", len(browser.driver.find_elements(By.CSS_SELECTOR, "details[open]")) == 4)


def test_previews(check, browser, start, project):
    page = project.folder / "EveryType.html"
    check("a preview is written", project("preview", SCHEMAS / "EveryType.intentdefinition", "-o", page).code == 0)
    browser.driver.get(page.as_uri())
    shown = list(dict.fromkeys(browser.run(
        "return [...document.querySelectorAll('.rows')[0].querySelectorAll('[data-parameter]')].map(e => e.dataset.parameter)")))
    check("a preview has the rows of the screen", len(shown) > 25, shown)
    browser.accessible("a preview")
    browser.run("document.documentElement.dataset.look = 'dark'")
    browser.accessible("a dark preview")
    page = project.folder / "Visibility.html"
    project("preview", SCHEMAS / "Visibility.intentdefinition", "-o", page)
    browser.driver.get(page.as_uri())
    check("a hidden row has its condition", "shows only while" in browser.find(".row.away .condition").text)
    check("nothing can be changed", not browser.driver.find_elements(By.CSS_SELECTOR, "main input:enabled, main button:enabled"))
    picture = project.folder / "UpNext.png"
    result = project("preview", SCHEMAS / "UpNext.intentdefinition", "-o", picture, "--dark")
    check("a picture is drawn", result.code == 0 and picture.read_bytes()[:4] == b"\x89PNG", result.err)
    result = project("preview", SCHEMAS / "UpNext.intentdefinition", "-o", "none.png", env={"PATH": "/nowhere"})
    check("without a browser, it says so", result.code == 1 and "install it" in result.err, result.err)
    check("it has a mark that other programs can read", b"Software\0intentc preview" in chunks(check, picture).values())
    result = project("preview", SCHEMAS / "UpNext.intentdefinition", "-o", picture)
    check("a picture is replaced", result.code == 0, result.err)
    other = project.folder / "mine.html"
    other.write_text("mine")
    result = project("preview", SCHEMAS / "UpNext.intentdefinition", "-o", other)
    check("another file is not replaced", result.code == 1 and other.read_text() == "mine", result.err)


def test_killed(check, browser, start, project):
    editor = start(SCHEMAS / "EveryType.intentdefinition", "--intent", "EveryType")
    times = []
    for _ in range(5):
        browser.open(editor.address)
        check("the page has its rows when it has loaded", len(browser.shown()) > 25)
        # The script at the end of the page has made the rows before this event.
        times.append(browser.run(
            "const [t] = performance.getEntriesByType('navigation'); return t.domContentLoadedEventEnd - t.requestStart"))
    print(f"the rows of EveryType were there {min(times):.0f} to {max(times):.0f} ms after the request in this build")
    check("the first row is there in time", sorted(times)[2] < ROW_TIME, times)
    editor.end(signal.SIGKILL)
    editor = start(SCHEMAS / "UpNext.intentdefinition")
    browser.look(prefers_color_scheme="dark")
    browser.accessible("a dark page")
    browser.look()
    code, output, _ = editor.end(signal.SIGKILL)
    said = wait(lambda: browser.find(".status").text, 5)
    check("a page says that its server is gone", said and "does not answer" in said, said)
    editor = start(SCHEMAS / "UpNext.intentdefinition")
    code, output, _ = editor.end(signal.SIGTERM)
    check("a signal without saving is 130", code == 130 and not output, (code, output))
