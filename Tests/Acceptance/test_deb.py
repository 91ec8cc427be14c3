"""The Debian package, which is installed and removed in a root of its own."""
from harness import BIN, ROOT, SCHEMAS, copy, program, run, write

# What a debug build has, and a release does not.
DEBUG = "custom-library-search-path,hardening-no-bindnow,hardening-no-fortify-functions"


def test_package(check, intentc, tmp_path):
    program("dpkg-shlibdeps", "dpkg-dev")
    program("lintian")
    # Debug builds without their symbols, and fast to compress.
    binaries = [tmp_path / "intentc", tmp_path / "intentc-swift"]
    for binary in binaries:
        run("strip", "-o", binary, BIN / binary.name)
    made = run(ROOT / "Scripts/deb.sh", *binaries, tmp_path, "-Zgzip", "-z1")
    assert made.ok, made
    package = made.out.split()[-1]
    place = tmp_path / "system"
    (place / "var/lib/dpkg/updates").mkdir(parents=True)
    # The packages of this system count as installed, so that the dependencies are checked.
    copy("/var/lib/dpkg/status", place / "var/lib/dpkg")
    write(place / "var/lib/dpkg/info/format", "1\n")

    def system(*words):
        return run("dpkg", f"--root={place}", "--force-not-root", "--force-bad-path", "--log=/dev/null", *words)

    def field(name):
        return run("dpkg-deb", "--field", package, name).out.strip()

    check("the package has the version", field("Version") == run(ROOT / "Scripts/version.sh").out.strip() + "-1")
    check("it needs the C library", "libc6 (>= " in field("Depends"), field("Depends"))
    check.ok("lintian has nothing to say", run("lintian", "--fail-on", "error,warning", "--allow-root",
                                               "--suppress-tags", DEBUG, "--tag-display-limit", "0", package))
    check.ok("it is installed", system("--install", package))
    check.ok("the program runs", run(place / "usr/bin/intentc", "validate", SCHEMAS / "UpNext.intentdefinition"))
    check.ok("so does the one that reads Swift", run(place / "usr/libexec/intentc/intentc-swift", "--version"))
    check.ok("every file is what was packed", system("--verify", "intentc"))
    share = place / "usr/share"
    check("a command has its manual page", (share / "man/man1/intentc.validate.1.gz").stat().st_size)
    check.ok("bash has completions", run("bash", "-n", share / "bash-completion/completions/intentc"))
    check("the licence is there", (share / "doc/intentc/copyright").stat().st_size)
    check.ok("it is removed", system("--purge", "intentc"))
    left = [path for path in place.rglob("*") if not path.is_dir() and "var" not in path.relative_to(place).parts]
    check("nothing stays", not left, left)
