"""The package of the prebuilt plugins: a package builds with it where there is no libxml2 to compile with."""
import shutil

from harness import ROOT, UPNEXT, Repository, copy, edit, run


def test_a_package_builds_without_libxml2(check, lean, tmp_path):
    bundle, app = Repository(tmp_path / "intentc"), tmp_path / "App"
    for _ in range(2):
        check.ok("the bundle is written", run(ROOT / "Scripts/bundle.sh", bundle.folder, lean))
    info = (bundle.folder / "intentc-build.artifactbundle/info.json").read_text()
    check("a tool is in its bundle once", info.count('"path"') == 1, info)
    bundle.commit("A version")
    bundle("tag", "1.0.0")
    shutil.copytree(ROOT / "Tests/NewPackage", app)
    manifest = app / "Package.swift"
    edit(manifest, 'https://github.com/OWNER/intentc", from: "0.1.0', f'file://{bundle.folder}", from: "1.0.0')
    edit(manifest, r"plugins: \[", 'plugins: [.plugin(name: "CheckReleasedIntents", package: "intentc"), ')
    definition = copy(UPNEXT, app / "Sources/App")
    copy(definition, definition.parent / ".intentc/releases/1.0")
    none = {"PKG_CONFIG_LIBDIR": tmp_path / "none", "PKG_CONFIG_PATH": ""}

    def swift(command, *words):
        return run("swift", command, "--cache-path", tmp_path / "cache", *words, cwd=app, env=none)

    check.fails("pkg-config finds no libxml2", run("pkg-config", "--exists", "libxml-2.0", env=none))
    for configuration in ["debug", "release"]:
        built = swift("build", "-c", configuration)
        check.ok(f"a {configuration} build works", built)
        check.lacks(f"a {configuration} build has no warning", built, "warning")
        check.lacks(f"a {configuration} build compiles nothing of the compiler", built,
                    "(Compiling|Emitting module) (Intent(Diag|Def|Comp)|intentc)")
        check.equal("what it made runs", run(app / ".build" / configuration / "App").out, "Up Next\n")
    check.ok("generate-intents works", swift(
        "package", "--allow-writing-to-package-directory", "generate-intents", "--output", "Generated"))
    check("generate-intents writes the file", (app / "Generated/UpNext.intentdefinition.swift").exists())
    check.ok("validate-intents works", swift("package", "validate-intents", "--strict", "--output", "Generated"))
    fetched = swift("package", "show-dependencies", "--format", "flatlist")
    check.equal("nothing but intentc is fetched", fetched.out.strip(), "intentc")
