"""'intentc edit --web' and 'intentc preview' in Chromium."""
import json
import plistlib
import re
import signal
import time

from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.keys import Keys

from browser import HOSTILE, hebrew, hostile
from harness import BIN, EVERY_TYPE, SCHEMAS, UPNEXT, WEATHER, wait, write

PROVIDER = BIN / "TroubledProvider"
# Texts that a person types, and by which '--set' gives the same value.
TEXTS = {
    "text": "Grüße 🐼", "count": "7", "document": "/tmp/a b.txt", "photo": "/tmp/p.png", "sticker": "/tmp/s.png",
    "day": "2024-02-29", "moment": "2024-02-29T12:30:00Z",
    "place": '{"name": "Museum", "locality": "Kyoto", "countryCode": "JP", "latitude": 35.01, "longitude": 135.77}',
    "link": "https://example.org/a?b=c", "phrase": "Hello there",
    "contact": '{"displayName": "Ann Example", "handle": "ann@example.org"}',
    "timer": "1h 30m", "warmth": "21 °C", "weight": "3 kg", "distance": "5 km", "length": "2 m", "speed": "50 km/h",
    "energy": "200 kcal", "volume": "1.5 L", "price": "12.50 EUR", "payment": "Blue Card",
    "folder": "Inbox <inbox>", "track": "Song <song-1>", "anything": "thing-1",
}
# What a person types into the fields of a value that has several.
PARTS = {
    "place": {"name": "Museum", "locality": "Kyoto", "countryCode": "JP", "latitude": "35.01", "longitude": "135.77"},
    "contact": {"displayName": "Ann Example", "handle": "ann@example.org"},
    "price": {"currencyCode": "EUR", "amount": "12.50"},
}


def test_every_type(check, browser, start, project):
    config, oracle = project.folder / "every.json", project.folder / "oracle.json"
    server = start(EVERY_TYPE, config)
    check("a definition with several intents asks for one", lambda: len(browser.state()["list"]["entries"]) == 3)
    browser.search("EveryType", Keys.ENTER)
    wait(lambda: len(browser.rows()) > 20)
    explained = project("edit", EVERY_TYPE, config, "--explain", "--intent", "EveryType").out
    check.equal("the rows are those of the evaluator", browser.shown(), re.findall(r"(?m)^(\w+): shown", explained))
    browser.accessible("EveryType")
    check.equal("a field without a value says so", browser.field("anything").get_attribute("placeholder"), "None")
    starts = browser.each(".row.wide .value", "Math.round(e.getBoundingClientRect().left)")
    check("all fields begin at one place", len(set(starts)) == 1, starts)
    pads = browser.each(".cells .row, .group > h2", "e.firstChild.getBoundingClientRect().left")
    check("all rows have one padding", len(set(pads)) == 1, pads)
    for name, text in TEXTS.items():
        if name in PARTS:
            browser.fill(name, PARTS[name])
        else:
            browser.type(name, text)
        check(f"a text is taken for '{name}'", lambda: browser.row(name)["isChanged"])

    check("a slider without a value has no knob", "empty" in browser.field("ratio").get_attribute("class"))
    browser.press(browser.part("enabled", "[role=switch]"))
    check("a switch turns", lambda: browser.row("enabled")["isOn"])
    check.equal("it has its state for screen readers",
                browser.part("enabled", "[role=switch]").get_attribute("aria-checked"), "true")
    browser.set("[data-parameter=ratio] [type=range]", 0.5)
    check.equal("a slider moves", lambda: browser.row("ratio")["number"], 0.5)
    browser.press(browser.part("count", ".steps button + button"))
    check.equal("a stepper steps", lambda: browser.row("count")["number"], 8)
    browser.pick("flavor")
    browser.accessible("a list")
    flavor = browser.state()["list"]["entries"][1]["title"]
    browser.search(Keys.ARROW_DOWN, Keys.ENTER)
    check.equal("the arrow keys choose in a list", lambda: browser.row("flavor")["text"], flavor)

    browser.type("count", "many")
    check("an error is beside the row", lambda: "many" in browser.problem("count"))
    check("and nowhere else", browser.problem("count") not in browser.said())
    check.equal("the field is marked for screen readers", browser.field("count").get_attribute("aria-invalid"), "true")
    browser.type("link", "https://example.org/other")
    check("the error stays while another row changes",
          lambda: browser.row("link")["text"].endswith("other") and browser.problem("count"))
    browser.type("count", "9")
    check("the error goes", lambda: browser.row("count")["number"] == 9 and not browser.problem("count"))
    browser.undo()
    check.equal("undo", lambda: browser.row("count")["number"], 8)
    browser.redo()
    check.equal("redo", lambda: browser.row("count")["number"], 9)

    browser.save()
    check("it is saved", lambda: config.exists() and not browser.state()["hasChanges"])
    texts = TEXTS | {"count": "9", "link": browser.typed("link"), "enabled": "on", "ratio": "0.5", "flavor": flavor}
    words = [word for name, text in texts.items() for word in ("--set", f"{name}={text}")]
    check.ok("the command line takes the same texts", project(
        "edit", EVERY_TYPE, oracle, "--intent", "EveryType", "--allow-empty", *words))
    check.equal("the file is that of the command line", config.read_text(), oracle.read_text())
    browser.no_errors("no script failed")
    code, output, _ = server.end()
    check("a signal ends it after saving, and it prints where", code == 0 and output == f"{config}\n", (code, output))
    check("the page says that it has ended", lambda: "ended" in browser.said())


def test_options(check, browser, start):
    server = start(WEATHER, "--provider", PROVIDER, "serve")
    titles = lambda: [entry["title"] for entry in browser.state()["list"]["entries"]]
    city = lambda: browser.row("city")["text"]
    check.equal("the provider's default is the first value", city, "Kyōto")
    browser.pick("city")
    check.equal("a provider offers options in sections", titles, ["Kyōto", "Berlin"])
    check("what it chose is marked", browser.text("[aria-selected=true]").startswith("Kyōto"))
    browser.search("nothing")
    check("a provider searches", lambda: not titles() and "No results" in browser.text("dialog [role=status]"))
    browser.search("fail")
    check("a provider's error shows", lambda: "torn" in browser.state()["list"]["failure"])
    browser.search(Keys.ESCAPE)
    wait(lambda: len(titles()) == 2)
    browser.run("page.socket.close()")
    check("a lost connection closes the list", lambda: not browser.find("dialog").is_displayed())
    check("it comes back with the connection", lambda: browser.find("dialog input[type=search]").is_displayed())
    browser.search(Keys.ARROW_DOWN, Keys.ENTER)
    check.equal("an option is chosen", city, "Berlin")

    browser.pick("city")
    browser.button("Type it in")
    check("the row of a list becomes a field with the focus", lambda: browser.has_focus(browser.field("city")))
    browser.accessible("a row that is typed")
    check("it has the value", browser.typed("city").startswith("Berlin <"))
    browser.field("city").send_keys("x", Keys.ESCAPE)
    check.equal("Escape brings the value back", lambda: browser.part("city", ".pick").text, "Berlin")
    browser.pick("city")
    browser.button("Type it in")
    browser.type("city", "Oslo <oslo>")
    check.equal("an identifier is typed", city, "Oslo")
    browser.pick("city", "Berlin")
    check.equal("an option is chosen instead of it", city, "Berlin")
    browser.save()
    output = server.process.communicate(timeout=300)[0]
    check.equal("without a file, saving prints and ends", json.loads(output)["city"]["identifier"], "berlin")


def test_many_options(check, browser, start, project):
    many = [{"identifier": f"c{i}", "displayString": f"City {i}"} for i in range(5000)]
    start(WEATHER, "--options", write(project.folder / "many.json", json.dumps({"city": many})))
    browser.pick("city")
    check.equal("a long list is sent in parts", lambda: len(browser.state()["list"]["entries"]), 200)
    browser.button("Show more")
    check.equal("and continued", lambda: len(browser.state()["list"]["entries"]), 400)
    browser.search("City 77")
    check.equal("the best matches come first", lambda: browser.state()["list"]["entries"][0]["title"], "City 77")
    browser.search("City 4321", Keys.ENTER)
    check.equal("Enter waits for the entries of the term", lambda: browser.row("city")["text"], "City 4321")


def test_two_pages_and_another_program(check, browser, start, project):
    config = write(project.folder / "two.json", '{\n  "titleColor": "Red"\n}\n')
    server = start(UPNEXT, config)
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    browser.open(server.address)
    second = browser.driver.current_window_handle
    mirrors = lambda: browser.row("mirrorCalendarApp")["isOn"]
    browser.send("toggle", "mirrorCalendarApp")
    browser.driver.switch_to.window(first)
    check("a change in one page shows in the other", lambda: not mirrors())
    browser.pick("titleColor")
    check("a list opens in the page that asks for it", browser.find("dialog").is_displayed())
    browser.driver.switch_to.window(second)
    check("it does not open in the other",
          lambda: browser.state()["list"] and not browser.find("dialog").is_displayed())
    browser.send("toggle", "mirrorCalendarApp")
    check("a change in the other leaves it open", lambda: mirrors() and browser.state()["list"])
    browser.send("toggle", "mirrorCalendarApp")
    browser.save("Go back")
    check("the other page can save", lambda: not browser.state().get("review"))
    browser.driver.close()
    browser.driver.switch_to.window(first)

    config.write_text('{\n  "titleColor": "Blue"\n}\n')
    browser.save()
    check("a change by another program is a conflict", lambda: browser.state()["conflict"])
    check("nothing is written over it", "Blue" in config.read_text())
    browser.accessible("a conflict")
    browser.button("Replace the file")
    check("then it is replaced", lambda: "Blue" not in config.read_text() and "mirror" in config.read_text())

    for text in ["Home <home>", "Work <work>", "Team <team>"]:
        browser.press(browser.all(".add")[-1])
        wait(lambda: browser.driver.switch_to.active_element.tag_name == "input")
        browser.driver.switch_to.active_element.send_keys(text, Keys.ENTER)
        wait(lambda: text.split()[0] in browser.texts("calendars"))
    check.equal("elements are added", browser.texts("calendars"), ["Home", "Work", "Team"])
    browser.part("calendars", ".grip", 0).send_keys(Keys.ARROW_DOWN)
    check.equal("an element moves by keyboard", lambda: browser.texts("calendars"), ["Work", "Home", "Team"])
    check.equal("and keeps the focus", lambda: browser.get(
        "document.activeElement.closest('.row').querySelector('.word').textContent"), "2")
    webdriver.ActionChains(browser.driver).drag_and_drop(
        browser.part("calendars", ".grip", 2), browser.element("calendars", 0)).perform()
    check.equal("an element moves by drag", lambda: browser.texts("calendars"), ["Team", "Work", "Home"])
    browser.press(browser.part("calendars", ".remove", 1))
    check.equal("an element is removed", lambda: browser.texts("calendars"), ["Team", "Home"])
    code, _, errors = server.end(signal.SIGINT)
    check("Ctrl-C says what is lost", code == 0 and "not saved" in errors, (code, errors))


def test_families(check, browser, start):
    start("Stocks.intentdefinition")
    name = next(row["parameter"] for row in browser.rows() if row["control"] == "list")
    check("without a family a list has no limit", "maximum" not in browser.row(name))
    browser.press("[popovertarget]")
    browser.accessible("what the button View opens")
    browser.find("#family").send_keys("systemSmall")
    browser.find("#family").send_keys(Keys.ESCAPE)
    check("Escape closes it", lambda: not browser.find("#view").is_displayed())
    check("a family limits a list", lambda: browser.row(name)["maximum"])
    for number in range(browser.row(name)["maximum"]):
        browser.send("set", name, isNew=True, text=f"S{number}")
    check("a full list has no row to add one", lambda: not any(row.get("isNew") for row in browser.rows()))


def test_languages(check, browser, start, project):
    start(hebrew(project), "--locale", "de")
    titles = lambda: [row["title"] for row in browser.rows()]
    german = titles()
    check.equal("'--locale' is the first language", browser.get("document.documentElement.lang"), "de")
    browser.send("language", code="ar-XB")
    check.equal("a language from right to left", lambda: browser.get("document.documentElement.dir"), "rtl")
    check("all texts switch", titles() != german)
    browser.accessible("a page from right to left")
    browser.send("language", code="de")
    check.equal("and back", titles, german)
    for width, size in [(320, ""), (320, "largest"), (360, ""), (640, ""), (768, ""), (1280, ""), (1280, "largest"),
                        (1920, "")]:
        browser.size(width)
        browser.set("#text-size", size)
        tops = browser.each(".bar button", "e.offsetParent && e.offsetTop + e.offsetHeight / 2")
        tops = list(filter(None, tops))
        check(f"the bar is one row at a width of {width} with {size or 'medium'} text", max(tops) - min(tops) < 2, tops)
        browser.not_cut(f"at a width of {width} with {size or 'medium'} text")


def test_hostile_texts(check, browser, start, project):
    """Nothing of a definition, a file or a provider becomes markup."""
    offered = [{"identifier": word, "displayString": word, "subtitle": word, "imageName": word} for word in HOSTILE]
    definition = hostile(project)
    start(definition, project.folder / "<img src=x onerror=window.hit=1>.json",
          "--options", write(project.folder / "hostile.json", json.dumps({"calendars": offered})))
    check("a hostile title is text", HOSTILE[1] in browser.text("h1"))
    for words in [("open", "titleColor"), ("help", "titleColor"), ("save",)]:
        browser.send(*words)
        time.sleep(0.1)
        browser.send("cancel")
    browser.send("toggle", "mirrorCalendarApp")
    wait(lambda: browser.row("calendars"))
    browser.send("open", "calendars", isNew=True)
    check("hostile options are text", lambda: HOSTILE[0] in browser.text("dialog .entries"))
    browser.harmless("a definition or a provider")
    check.ok("a preview of it is written", project("preview", definition, "--output", "hostile.html"))
    browser.driver.get((project.folder / "hostile.html").as_uri())
    check("a preview shows it as text", HOSTILE[1] in browser.text("h1"))
    browser.harmless("a preview")


def test_no_row_is_cut(check, browser, project):
    """A picture is as high as the page is at its width."""
    page, picture = project.folder / "high.html", project.folder / "high.png"
    for name, width in [("Controls", 300), ("Controls", 440), ("OrderLunch", 300), ("OrderLunch", 440),
                        ("UpNext", 900)]:
        for words in [(page,), (picture, "--width", width)]:
            words[0].unlink(missing_ok=True)
            project("preview", SCHEMAS / f"{name}.intentdefinition", "-o", *words)
        browser.size(width)
        browser.driver.get(page.as_uri() + "#picture")
        browser.driver.refresh()
        content = browser.get("Math.ceil(document.querySelector('main').getBoundingClientRect().height)")
        height = browser.get("document.documentElement.scrollHeight")
        check.equal(f"a picture of {name} is as large as the page", Image.open(picture).size, (width, content))
        # The browser rounds its height, and the picture has room for the last fraction of a point.
        check(f"nothing of {name} is below it", max(content, 900) - height in (0, 1), (content, height))


def test_marked_changes(check, browser, project):
    """Changes say how bad they are, in words and in color, each once and in the line of what they change."""
    contents = plistlib.loads(UPNEXT.read_bytes())
    parameters = contents["INIntents"][0]["INIntentParameters"]

    def add(copied, name, title):
        parameters.append(parameters[copied] | {
            "INIntentParameterName": name, "INIntentParameterTag": 90 + len(name),
            "INIntentParameterDisplayName": title, "INIntentParameterDisplayNameID": name,
            "INIntentParameterDisplayPriority": len(parameters) + 1})

    color = [each["INIntentParameterName"] for each in parameters].index("titleColor")
    add(color, "timeColor", "Time Colour")
    old = write(project.folder / "Old.intentdefinition", plistlib.dumps(contents))
    del contents["INEnums"][0]["INEnumValues"][-1]
    # People read another title, but lose nothing.
    parameters[0]["INIntentParameterDisplayName"] = "Mirror"
    parameters[color]["INIntentParameterDisplayName"] = "The Colour of the Title"
    del parameters[-2]
    add(0, "brief", "Brief")
    parameters.insert(1, parameters.pop())
    new = write(project.folder / "New.intentdefinition", plistlib.dumps(contents))
    page = project.folder / "marked.html"
    project("preview", new, "--compare", old, "-o", page)
    browser.size(1280)
    browser.driver.get(page.as_uri())
    check.equal("each parameter has a line, on both sides",
                browser.each(".two .intent > .rows", "e.querySelector('[data-parameter]')?.dataset.parameter"), [
                    "mirrorCalendarApp", "mirrorCalendarApp", None, "brief", "calendars", "calendars",
                    "titleColor", "titleColor", "showsAllDayEvents", None, "timeColor", "timeColor"])
    notes = browser.each(".two .change", "e.innerText")
    check("each change is said once", len(notes) == len(set(notes)) and str(notes).count("'purple'") == 1, notes)
    check("another row of the enum refers to it",
          "breaking enum 'TitleColor': see 'The Colour of the Title'" in notes, notes)
    check.equal("a line has the color of its worst change", browser.each(".two .intent > .rows", "e.classList[1]"), [
        *[None] * 2, *["careful"] * 2, *[None] * 2, *["breaking"] * 6])
    check.equal("both sides of a line are named", browser.each(".two .rows", "[e.role, e.ariaLabel]"),
                [["group", "Before"], ["group", "After"]] * 6)
    colors = set(map(tuple, browser.each(
        ".two .rows:is(.careful, .breaking) .cells",
        "[e.closest('.rows').classList[1], getComputedStyle(e).backgroundColor]")))
    check("each level has a color of its own", len(colors) == len({color for _, color in colors}) == 2, colors)
    for look in ["light", "dark"]:
        browser.run("document.documentElement.dataset.look = arguments[0]", look)
        browser.accessible(f"a {look} comparison")
    check("a page opens the cases on request", not browser.all("details[open]"))
    browser.driver.get(page.as_uri() + "#picture&width=960")
    browser.driver.refresh()
    check.equal("a picture shows all of them", len(browser.all("details[open]")), 4)
    parameters[color + 1]["INIntentParameterName"] = "hue"
    project("preview", write(new, plistlib.dumps(contents)), "--compare", old, "-o", page)
    browser.driver.get(page.as_uri())
    names = browser.each(".two .intent > .rows", "e.querySelector('[data-parameter]')?.dataset.parameter")
    check("a renamed parameter is beside its old name", names[names.index("titleColor") + 1] == "hue", names)


def test_previews(check, browser, project):
    def preview(name, output, *words):
        result = project("preview", SCHEMAS / f"{name}.intentdefinition", "-o", output, *words)
        check.ok(f"{output} is written", result)
        return project.folder / output

    browser.driver.get(preview("EveryType", "every.html").as_uri())
    rows = browser.get("document.querySelector('.rows').querySelectorAll('.row[data-parameter]').length")
    check("a preview has the rows of the screen", rows > 25, rows)
    browser.accessible("a preview")
    browser.run("document.documentElement.dataset.look = 'dark'")
    browser.accessible("a dark preview")
    browser.driver.get(preview("Visibility", "visibility.html").as_uri())
    check("a hidden row has its condition", "shows only while" in browser.text(".row.away .condition"))
    check("nothing can be changed", not browser.all("main input:enabled, main button:enabled"))
    browser.size(440)
    gaps = browser.each(".row:not(.element) .face", "getComputedStyle(e).paddingInlineEnd")
    check.equal("a narrow preview keeps no place for a button that it lacks", set(gaps), {"0px"})
    browser.size()
    picture = preview("UpNext", "dark.png", "--dark")
    Image.open(picture).verify()
    preview("UpNext", "dark.png")


def test_killed(check, browser, start):
    server = start(EVERY_TYPE, "--intent", "EveryType")
    check("the page has its rows when it has loaded", len(browser.shown()) > 25)
    browser.look(prefers_color_scheme="dark")
    browser.accessible("a dark page")
    server.end(signal.SIGKILL)
    check("a page says that its server is gone", lambda: "does not answer" in browser.said())


def test_own_words(check, browser, start, project):
    start(WEATHER, project.folder / "weather.json", "--locale", "de")
    check.equal("the page's words follow the language", browser.each(".bar > div > button, .bar .actions button", "e.textContent"),
                ["Ansicht", "Widerrufen", "Wiederholen", "Sichern"])
    check("the file's name is on the page", browser.text(".file").endswith("weather.json"))
    browser.press(".bar .main")
    check.equal("so do the words of the review", lambda: browser.each("dialog h2, dialog p, dialog button", "e.textContent"),
                ["Sichern: weather.json", "Keine Änderungen", "Zurück", "Sichern"])
    browser.button("Zurück")
    browser.press(".bar [popovertarget]")
    check.equal("and of its choices", browser.each("#look option", "e.textContent"), ["Automatisch", "Hell", "Dunkel"])
    browser.set("#language", "")
    check.equal("and when it changes", lambda: browser.each(".bar .actions button", "e.textContent"), ["Undo", "Redo", "Save"])


def test_parts_of_a_value(check, browser, start, project):
    config = write(project.folder / "every.json", '{"contact": {"displayName": "Ann", "contactIdentifier": "7"}}')
    start(EVERY_TYPE, config, "--intent", "EveryType")
    browser.fill("contact", {"handle": "ann@example.org"})
    check("what the page does not show stays", lambda: "ann@example.org" in str(browser.row("contact")["parts"]))
    browser.fill("place", {"locality": "Kyoto"})
    check.equal("a place needs a name", lambda: browser.problem("place"), "Name is missing")
    browser.fill("place", {"name": "Museum"})
    check("then it is taken", lambda: "Museum" in browser.row("place")["text"] and not browser.problem("place"))
    browser.fill("place", {"locality": "Nara", "latitude": "95"})
    check.equal("a wrong part has the label of its field", lambda: browser.problem("place"), "Latitude takes -90 to 90, not 95")
    check("and stays as it was typed, with the others",
          lambda: browser.each("[data-parameter=place] input", "e.value") == ["Museum", "Nara", "", "95", ""])
    browser.press(".bar .main")
    check("the review names the row", lambda: "Place is not saved: Latitude takes -90" in browser.text("dialog[open]"))
    browser.button("Go back")
    browser.fill("place", {"latitude": "34"})
    check("all parts are taken together", lambda: not browser.problem("place")
          and [part["value"] for part in browser.row("place")["parts"]][:4] == ["Museum", "Nara", "", "34"])
    browser.fill("place", {"name": "", "locality": "", "latitude": ""})
    check("without parts it is empty", lambda: not browser.row("place")["text"])
    check("no syntax is asked for", "<" not in browser.get("document.body.textContent"))
    browser.accessible("values with several fields")
    browser.save()
    check("it is saved", lambda: '"contactIdentifier": "7"' in config.read_text() and "ann@example.org" in config.read_text())
