"""The rows in the browser against those of the evaluator, for every definition.

The evaluator's rows come from the program VisibleRows, which uses nothing of the editor. The page of 'intentc preview'
shows all intents with their defaults. For each intent with rows that depend on others, the page of 'intentc edit --web'
gets the values that matter, one combination after the other, as a person would type them.
"""
import json
import signal

from browser import Server
from harness import BIN, run

# The most combinations of values for an intent.
MOST = 1000

# The rows that show, each once, after each case. A help screen says that the editor has taken what came before it.
RUN_CASES = """
const [cases, done] = arguments;
const until = async test => {
  while (!test()) await new Promise(next => page.socket.addEventListener('message', next, { once: true }));
};
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


def test_rows(check, browser, project, intentc, inputs):
    described = json.loads(run(BIN / "VisibleRows", MOST, *inputs.paths).out)
    for definition in described:
        if definition["intents"]:
            previewed = project("preview", definition["path"], "--output", "rows.html")
            browser.driver.get((project.folder / "rows.html").as_uri())
            check.equal(f"{definition['path']}: a preview has the rows",
                        browser.run(READ_PREVIEW) if previewed.ok else previewed,
                        [[intent["name"], intent["rows"]] for intent in definition["intents"]])
    edited = [(definition["path"], intent) for definition in described for intent in definition["intents"]
              if intent["cases"]]
    # The next editor starts while the browser is busy with one.
    servers = (Server(intentc, "edit", path, "--intent", intent["className"]) for path, intent in edited)
    following = next(servers)
    for path, intent in edited:
        now, following = following, next(servers, None)
        browser.open(now.address)
        cases = [case for case in intent["cases"] if case["changes"]]
        found = browser.driver.execute_async_script(RUN_CASES, cases)
        now.end(signal.SIGKILL)
        check.equal(f"{path}: {intent['name']} has the rows for {len(cases)} combinations of values",
                    found, [intent["rows"], *(case["rows"] for case in cases)])
    assert len(edited) > 3 and sum(len(intent["cases"]) for _, intent in edited) > 20
