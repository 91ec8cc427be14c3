"""'intentc lsp' in Neovim without a screen, and the settings for Neovim that people copy."""
import json

from harness import ROOT, program, run

FOLDER = ROOT / "Tests/Acceptance/Neovim"


def test_language_server(check, intentc, tmp_path):
    home = tmp_path.resolve()
    for folder in ["definitions/de.lproj", "definitions/Elsewhere/de.lproj", "alone/de.lproj", "bin"]:
        (home / folder).mkdir(parents=True)
    (home / "bin/intentc").symlink_to(intentc)
    env = {"INTENTC": intentc, "WORK": home / "definitions", "DEFINITION": FOLDER / "Garden.intentdefinition", "HOME": home,
           "SETTINGS": ROOT / "Integrations/Editors/neovim.lua", "PATH": f"{home}/bin:/usr/bin:/bin",
           "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data", "XDG_STATE_HOME": home / "state"}
    result = run(program("nvim", "neovim"), "--headless", "-u", "NONE", "-i", "NONE", f"+luafile {FOLDER}/check.lua",
                 env=env, timeout=90)
    found = [json.loads(line) for line in result.text.splitlines() if line.startswith("{")]
    for each in found:
        check(each["words"], each["ok"], each["detail"])
    check("every check ran", len(found) == 21 and result.ok, result)
