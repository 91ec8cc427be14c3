"""'intentc lsp' in Neovim without a screen, and the settings for Neovim that people copy."""
import json

from harness import ROOT, UPNEXT, program, run, write


def test_language_server(check, in_path, tmp_path):
    home = tmp_path.resolve()
    for folder in ["definitions/de.lproj", "definitions/Elsewhere/de.lproj", "alone/de.lproj"]:
        (home / folder).mkdir(parents=True)
    write(home / "definitions/intentc.json", "{}\n")
    env = {"WORK": home / "definitions", "DEFINITION": UPNEXT, "HOME": home,
           "SETTINGS": ROOT / "Integrations/Editors/neovim.lua", "XDG_CONFIG_HOME": home / "config",
           "XDG_DATA_HOME": home / "data", "XDG_STATE_HOME": home / "state"}
    script = ROOT / "Tests/Acceptance/Neovim/check.lua"
    result = run(program("nvim", "neovim"), "--headless", "-u", "NONE", "-i", "NONE", f"+luafile {script}", env=env,
                 timeout=600)
    found = [json.loads(line) for line in result.text.splitlines() if line.startswith("{")]
    for each in found:
        check(each["words"], each["ok"], each["detail"])
    check("every check ran", len(found) == 12 and result.ok, result)
