"""The manual pages, which mandoc and man must read without an error and show as they can be copied."""
import re

from harness import ROOT, program, run

SIGNS = "[‐−’]"


def test_pages(check, intentc, tmp_path):
    program("mandoc")
    program("man", "man-db")
    made = run(ROOT / "Scripts/manual.sh", intentc, tmp_path)
    assert made.ok, made
    pages = sorted(tmp_path.iterdir())
    for page in pages:
        linted = run("mandoc", "-T", "lint", "-W", "error", page)
        check(f"mandoc reads {page.name}", linted.ok and not linted.text, linted)
        check.lacks(f"{page.name} can be copied", run("mandoc", "-T", "utf8", page), SIGNS)
        # The man of macOS is mandoc, which knows no --warnings.
        if run("man", "--help").has("--warnings"):
            drawn = run("man", "--warnings", "-E", "UTF-8", "-l", page, env={"LC_ALL": "C.UTF-8", "MANWIDTH": "80"})
            check(f"man reads {page.name}", drawn.ok and not drawn.err, drawn)
            check.lacks(f"{page.name} can be copied from man", drawn, SIGNS)
    commands = re.findall(r"(?m)^  ([a-z]+)  +\S", run(intentc, "help").out)
    check("the help lists the commands", "validate" in commands and len(commands) > 10, commands)
    for command in commands:
        check(f"{command} has a page", tmp_path / f"intentc-{command}.1" in pages, pages)
    described = run("mandoc", "-T", "ascii", "-O", "width=300", tmp_path / "intentc-describe.1")
    check.has("a page is named as man finds it", described, r"^INTENTC-DESCRIBE\(1\)")
    overview = run("mandoc", "-T", "ascii", tmp_path / "intentc.1")
    check.has("a page names others as man finds them", overview, r"intentc-check\(1\), intentc-describe\(1\)")
    check.has("a line that begins with a quote is shown", described, "'--locale' takes texts")
