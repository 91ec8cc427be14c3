"""The package of the prebuilt plugins: a package builds with it where there is no libxml2 to compile with."""
import shutil

from harness import ROOT, SCHEMAS, Repository, copy, edit, run

FIXTURE = ROOT / "Tests/Acceptance/Prebuilt"


def test_a_package_builds_without_libxml2(check, lean, tmp_path):
    bundle = tmp_path / "intentc"
    for _ in range(2):
        check.ok("the bundle is written", run(ROOT / "Scripts/bundle.sh", bundle, lean))
    info = (bundle / "intentc-build.artifactbundle/info.json").read_text()
    check("a tool is in its bundle once", info.count('"path"') == 1, info)
    repository = Repository(bundle)
    repository.commit("A version")
    repository("tag", "1.0.0")
    app = tmp_path / "App"
    shutil.copytree(FIXTURE, app)
    edit(app / "Package.swift", "INTENTC", str(bundle))
    copy(SCHEMAS / "UpNext.intentdefinition", app / "Sources/App")
    run(lean / "intentc", "baseline", app / "Sources/App/UpNext.intentdefinition", "--output",
        app / "Sources/App/intentc.baseline.json")
    none = {"PKG_CONFIG_LIBDIR": tmp_path / "none", "PKG_CONFIG_PATH": ""}

    def swift(command, *words):
        return run("swift", command, "--cache-path", tmp_path / "cache", *words, cwd=app, env=none)

    check("pkg-config finds no libxml2", not run("pkg-config", "--exists", "libxml-2.0", env=none).ok)
    for configuration in ["debug", "release"]:
        built = swift("build", "-c", configuration)
        check.ok(f"a {configuration} build works", built)
        check.lacks(f"a {configuration} build has no warning", built, "warning")
        check.lacks(f"a {configuration} build compiles nothing of the compiler", built,
                    "(Compiling|Emitting module) (Intent(Diag|Def|Comp)|intentc)")
        made = run(app / ".build" / configuration / "App")
        check(f"what the {configuration} build made runs", made.out == "false\n", made)
    generated = swift("package", "--allow-writing-to-package-directory", "generate-intents", "--output", "Generated")
    check.ok("generate-intents works", generated)
    check("generate-intents writes the file", (app / "Generated/UpNext.intentdefinition.swift").exists(), generated)
    check.ok("validate-intents works", swift("package", "validate-intents", "--strict", "--output", "Generated"))
    fetched = swift("package", "show-dependencies", "--format", "flatlist")
    check("nothing but intentc is fetched", fetched.out.strip() == "intentc", fetched)
