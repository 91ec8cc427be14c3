"""Compares the rows in the browser with those of the evaluator, for every definition: a part of .ci/web.

The evaluator's rows come from the program VisibleRows, which uses nothing of the editor. The browser's rows are the
elements that it lays out. For each definition, the page of 'intentc preview' shows all intents with their defaults. For
each intent with rows that depend on others, the page of 'intentc edit --web' gets the values that matter, one
combination after the other, as a person would type them.
"""
import json
import os
import pathlib
import subprocess
import time

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


class RowsCheck:
    def __init__(self, web):
        self.web = web
        self.program = pathlib.Path(web.INTENTC).parent / "VisibleRows"
        self.counts = dict.fromkeys(["definitions", "intents", "with conditions", "combinations", "tried", "rows"], 0)

    def run(self):
        if not self.program.exists():
            print("web: the rows of definitions are not compared: VisibleRows is not built")
            return
        self.compare("Schemas and Examples", [self.web.ROOT / "Schemas", self.web.ROOT / "Examples"])
        corpus = pathlib.Path(os.environ.get("INTENTC_CORPUS") or self.web.ROOT / "../shared/corpus")
        if not corpus.is_dir():
            print("web: the rows of the corpus are not compared: there is none")
            return
        self.compare("the corpus", [corpus])

    def compare(self, words, folders):
        """Compares all definitions in folders."""
        start = time.monotonic()
        for name in self.counts:
            self.counts[name] = 0
        paths = sorted(path for folder in folders for path in folder.rglob("*.intentdefinition")
                       if ".build" not in path.parts)
        output = subprocess.run([self.program, str(MOST), *paths], capture_output=True, text=True)
        definitions = json.loads(output.stdout)
        wrong = 0
        for definition in definitions:
            if definition["intents"]:
                wrong += self.previewed(definition)
        edited = [(definition["path"], intent) for definition in definitions for intent in definition["intents"]
                  if intent["cases"]]
        # The next editor starts while the browser is busy with one.
        following = None
        for index, (path, intent) in enumerate(edited):
            editor = following or self.editor(path, intent)
            following = self.editor(*edited[index + 1]) if index + 1 < len(edited) else None
            wrong += self.edited(editor, path, intent)
        count = self.counts
        count["definitions"] = sum(1 for each in definitions if each["intents"])
        errors = sum(1 for each in definitions if each["hasErrors"])
        untried = sum(len(intent["untriedParents"]) for each in definitions for intent in each["intents"])
        self.web.check(f"the rows of {words} are those of the evaluator", wrong == 0, f"{wrong} differ")
        self.web.check(f"rows of {words} were compared", count["rows"] > 20 and count["tried"] > 20, count)
        print(f"web: the rows of {words}: {count['definitions']} definitions ({errors} more have errors, "
              f"{len(definitions) - errors - count['definitions']} no intent), {count['intents']} intents, "
              f"{count['with conditions']} with conditions, {count['tried']} of {count['combinations']} combinations of "
              f"values ({untried} parents of other types), {count['rows']} rows, {time.monotonic() - start:.0f} s")

    def editor(self, path, intent):
        return self.web.Editor(path, "--intent", intent["className"])

    def previewed(self, definition):
        page = self.web.work / "rows.html"
        result = self.web.intentc("preview", definition["path"], "--output", page)
        if result.returncode:
            return self.differ(definition["path"], "", result.stderr, "a preview")
        self.web.browser.driver.get(page.as_uri())
        found = self.web.browser.run(READ_PREVIEW)
        wanted = [[intent["name"], intent["rows"]] for intent in definition["intents"]]
        self.counts["intents"] += len(wanted)
        self.counts["rows"] += sum(len(rows) for _, rows in wanted)
        return 0 if found == wanted else self.differ(definition["path"], "", found, wanted)

    def edited(self, editor, path, intent):
        self.web.browser.open(editor.address)
        cases = [case for case in intent["cases"] if case["changes"]]
        found = self.web.browser.driver.execute_async_script(RUN_CASES, cases)
        editor.process.kill()
        editor.process.communicate()
        wanted = [intent["rows"], *(case["rows"] for case in cases)]
        self.counts["with conditions"] += 1
        self.counts["combinations"] += intent["combinations"]
        self.counts["tried"] += len(cases)
        self.counts["rows"] += sum(map(len, wanted))
        if isinstance(found, str):
            return self.differ(path, intent["name"], found, "rows")
        return sum(self.differ(path, intent["name"], *each, ([{}] + cases)[index])
                   for index, each in enumerate(zip(found, wanted)) if each[0] != each[1])

    def differ(self, path, name, found, wanted, case=None):
        changes = case.get("changes") if case else None
        print(f"web: {path} {name} {changes or ''}: {found} instead of {wanted}"[:1000])
        return 1
