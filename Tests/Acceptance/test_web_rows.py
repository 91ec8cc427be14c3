"""The rows in the browser against those of the evaluator, for every definition.

The evaluator's rows come from the program VisibleRows, which uses nothing of the editor. The browser's rows are the
elements that it lays out. For each definition, the page of 'intentc preview' shows all intents with their defaults. For
each intent with rows that depend on others, the page of 'intentc edit --web' gets the values that matter, one
combination after the other, as a person would type them.
"""
import json

from browser import Editor
from harness import BIN, ROOT, SCHEMAS, run
from typecheck import definitions

# The most combinations of values for an intent.
MOST = 1000

# The rows that show, each once, after each case. A help screen says that the editor has taken what came before it.
RUN_CASES = """
const [cases, done] = arguments;
const until = test => new Promise((resolve, reject) => {
  const timer = setTimeout(() => reject(new Error('no answer: ' + test)), 10000);
  const look = () => {
    if (!test()) return false;
    clearTimeout(timer);
    page.socket.removeEventListener('message', look);
    resolve();
    return true;
  };
  if (!look()) page.socket.addEventListener('message', look);
});
const shown = () => [...new Set([...document.querySelectorAll('[data-parameter]')]
  .filter(element => element.offsetParent).map(element => element.dataset.parameter))];
(async () => {
  const found = [shown()];
  for (const { changes } of cases) {
    for (const [parameter, text] of changes) page.send({ do: 'set', parameter, text });
    page.send({ do: 'help', parameter: changes[0][0] });
    await until(() => page.state.help);
    found.push(shown());
    page.send({ do: 'cancel' });
    await until(() => !page.state.help);
  }
  return found;
})().then(done, error => done(String(error)));
"""

# For each intent of a preview, the rows that are not marked as hidden.
READ_PREVIEW = """
const names = JSON.parse(document.getElementById('data').textContent).sides[0].intents.map(intent => intent.name);
return [...document.querySelectorAll('.rows')].map((rows, index) => {
  const all = [...rows.querySelectorAll('[data-parameter]')];
  const away = new Set(all.filter(element => element.matches('.away') || element.querySelector(':scope > ul > .away'))
    .map(element => element.dataset.parameter));
  return [names[index], [...new Set(all.map(element => element.dataset.parameter))].filter(name => !away.has(name))];
});
"""


def check_rows(check, browser, project, intentc, folders):
    described = json.loads(run(BIN / "VisibleRows", MOST, *definitions(folders)).out)
    tried, rows = 0, 0
    for definition in described:
        if definition["intents"]:
            wanted = [[intent["name"], intent["rows"]] for intent in definition["intents"]]
            previewed = project("preview", definition["path"], "--output", "rows.html")
            browser.driver.get((project.folder / "rows.html").as_uri())
            found = browser.run(READ_PREVIEW) if previewed.ok else previewed
            check(f"{definition['path']}: a preview has the rows", found == wanted, f"{found} instead of {wanted}")
            rows += sum(len(each) for _, each in wanted)
    edited = [(definition["path"], intent) for definition in described for intent in definition["intents"] if intent["cases"]]

    def editor(index):
        if index < len(edited):
            return Editor(intentc, edited[index][0], "--intent", edited[index][1]["className"])

    following = editor(0)
    for index, (path, intent) in enumerate(edited):
        # The next editor starts while the browser is busy with this one.
        now, following = following, editor(index + 1)
        browser.open(now.address)
        cases = [case for case in intent["cases"] if case["changes"]]
        found = browser.driver.execute_async_script(RUN_CASES, cases)
        now.process.kill()
        now.process.communicate()
        wanted = [intent["rows"], *(case["rows"] for case in cases)]
        wrong = found if isinstance(found, str) else [
            (each, right, case) for each, right, case in zip(found, wanted, [{}, *cases]) if each != right]
        check(f"{path}: {intent['name']} has the rows for {len(cases)} combinations of values", not wrong, wrong)
        tried, rows = tried + len(cases), rows + sum(map(len, wanted))
    print(f"{len(described)} definitions, {tried} combinations of values, {rows} rows")
    check("rows were compared", rows > 20 and tried > 20)


def test_schemas_and_examples(check, browser, project, intentc):
    check_rows(check, browser, project, intentc, [SCHEMAS, ROOT / "Examples"])


def test_public_definitions(check, browser, project, intentc, corpus):
    check_rows(check, browser, project, intentc, [corpus])
