import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentClasses
@testable import IntentCompiler
@testable import IntentDiagnostics

struct ProjectFileTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func read(_ path: String? = nil, inputs: String...) -> ProjectFile {
    var options = CompilerOptions()
    options.configurationPath = path.map { folder($0) }
    return ModuleGroups.modules(of: Inputs.read(inputs.map { folder($0) }), options).1[0]
  }

  @Test func `the file next to a definition applies`() throws {
    try folder.write("{\"namespace\": \"A\"}", to: "a/intentc.json")
    try folder.write(to: "a/X.intentdefinition")
    try folder.write(to: "a/Base.lproj/Y.intentdefinition")
    try folder.write(to: "a/b/Z.intentdefinition")
    #expect(read(inputs: "a/X.intentdefinition").configuration.namespace == "A")
    #expect(read(inputs: "a/Base.lproj/Y.intentdefinition").configuration.namespace == "A")
    #expect(read(inputs: "a").configuration.namespace == "A")
    #expect(read(inputs: "a", "a/b").configuration.path.map(folder.short) == "a/intentc.json")
    #expect(read(inputs: "a/b/Z.intentdefinition").source == nil)
  }

  @Test func `in a repository, the nearest file above applies, up to its root`() throws {
    try folder.write("{\"namespace\": \"Outside\"}", to: "intentc.json")
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write(to: "repo/a/b/X.intentdefinition")
    #expect(read(inputs: "repo/a/b/X.intentdefinition").source == nil)
    try folder.write("{\"namespace\": \"Root\"}", to: "repo/intentc.json")
    #expect(read(inputs: "repo/a/b/X.intentdefinition").configuration.namespace == "Root")
    #expect(read(inputs: "repo/a/b").configuration.namespace == "Root")
    try folder.write("{\"namespace\": \"Near\"}", to: "repo/a/intentc.json")
    #expect(read(inputs: "repo/a/b/X.intentdefinition").configuration.namespace == "Near")
    try folder.write("{\"namespace\": \"Own\"}", to: "repo/a/b/intentc.json")
    #expect(read(inputs: "repo/a/b/X.intentdefinition").configuration.namespace == "Own")
  }

  @Test func `outside of a repository, a file above is named and not used`() throws {
    try folder.write("{\"namespace\": \"A\"}", to: "intentc.json")
    try folder.write(to: "a/X.intentdefinition")
    let file = read(inputs: "a/X.intentdefinition")
    #expect(file.source == nil)
    expectReports(
      file.diagnostics,
      [
        "unused-configuration: this configuration in a parent folder is not used; to use it, "
          + "name it with '--config'"
      ]
    )
  }

  /// The folders with a file, the named folder, the repository's top, and the folder whose file applies.
  private typealias Choice = ([String], String, String?, String?)

  private static let choices: [Choice] = [
    (["a/b"], "a", nil, "a/b"),
    (["a"], "a", nil, "a"),
    (["a/b", "a"], "a", nil, "a/b"),
    ([""], "a", nil, "passed "),
    ([""], "a", "", ""),
    (["a"], "a/b", "a/b", nil),
    (["a", ""], "a/b", "a", "a"),
    ([""], "a/b", "a", nil),
    ([], "a/b", "", nil),
  ]

  @Test(arguments: choices)
  func `one function decides, for folders, revisions and packages`(
    holders: [String],
    named: String,
    top: String?,
    expected: String?
  ) {
    func isTop(_ folder: String) -> Bool { folder == top }
    let result = ProjectFileSearch.nearest(
      in: ["a/b", "a", ""],
      upTo: named,
      isTop: isTop,
      hasFile: holders.contains
    )
    let words: String? =
      switch result {
      case .applies(let folder): folder
      case .passed(let folder): "passed \(folder)"
      case .none: nil
      }
    #expect(words == expected)
  }

  @Test func `below a folder that was named, the nearest file applies, even if it is all one module`() throws
  {
    try folder.write("{\"namespace\": \"Near\"}", to: "a/b/intentc.json")
    try folder.write(to: "a/b/c/X.intentdefinition")
    #expect(read(inputs: "a").configuration.namespace == "Near")
  }

  @Test func `in a revision, the file of the repository's top applies to a folder below the working folder`()
  {
    let files = ProjectFiles(prefix: "main:", contents: ["../intentc.json": Array("{}".utf8)], top: "..")
    #expect(files.nearest(to: "Widgets") == "../intentc.json")
    #expect(files.nearest(to: "../Other") == "../intentc.json")
    #expect(ProjectFiles(prefix: "main:", contents: [:], top: "..").nearest(to: "Widgets") == nil)
  }

  @Test func `two definitions of one call may not take different files from above`() throws {
    try folder.write("", to: ".git")
    for name in ["a", "b"] {
      try folder.write("{\"namespace\": \"\(name)\"}", to: "\(name)/intentc.json")
      try folder.write(to: "\(name)/c/X.intentdefinition")
    }
    #expect(read(inputs: "a/c", "b/c").diagnostics.map(\.rule) == [.severalConfigurations])
  }

  @Test func `two files are an error until one is chosen`() throws {
    for name in ["a", "b"] {
      try folder.write("{\"namespace\": \"\(name)\"}", to: "\(name)/intentc.json")
      try folder.write(to: "\(name)/X.intentdefinition")
    }
    #expect(read(inputs: "a", "b").diagnostics.map(\.rule) == [.severalConfigurations])
    let chosen = read("b/intentc.json", inputs: "a", "b")
    #expect(chosen.configuration.namespace == "b")
    #expect(chosen.diagnostics == [])
  }

  @Test(arguments: ["controls", "migrates", "opensApp"])
  func `an intent that a setting names must be in a definition`(_ setting: String) throws {
    try folder.write("{\"\(setting)\": [\"Sample\", \"Sampel\"]}", to: "intentc.json")
    try folder.write(Sample().xml, to: "A.intentdefinition")
    let found = CompilerCall(inputs: [folder("")]).run().diagnostics
    expectReports(
      found,
      [
        "wrong-option: '\(setting)' names the intent 'Sampel', which no definition has; did you "
          + "mean 'Sample'?"
      ]
    )
    #expect(found.first?.location?.range == 24..<32)
  }

  @Test(arguments: [
    "{\"dependsOn\": {\"Sample.item\": [\"cuont\"]}}", "{\"dependsOn\": {\"item\": []}}",
    "{\"lists\": [\"Sample.nmae\"]}",
  ])
  func `a parameter that a setting names must be in a definition`(text: String) throws {
    try folder.write(text, to: "intentc.json")
    try folder.write(Sample().xml, to: "A.intentdefinition")
    expectReports(CompilerCall(inputs: [folder("")]).run().diagnostics, ["wrong-option"])
  }

  @Test func `one file serves classes and App Intents`() throws {
    let text = "{\"namespace\": \"Plain\", \"backends\": [\"app-intents\", \"intents\"], \"migrates\": true}"
    try folder.write(text, to: "intentc.json")
    try folder.write(Sample().xml, to: "A.intentdefinition")
    var options = CompilerOptions()
    options.availableBackends = [AppIntentsBackend(), IntentClassesBackend()]
    func generate() -> CompilerCall.Result { CompilerCall(inputs: [folder("")], options: options).run() }
    #expect(generate().files.count == 3)
    options.backends = [.intents]
    let classes = generate()
    #expect(classes.diagnostics == [])
    #expect(classes.files.map(\.name) == ["A.intentdefinition.intents.swift"])
    options.namespace = "Plain"
    #expect(generate().diagnostics.map(\.rule) == [.optionWithoutEffect])
  }

  @Test func `a file that is named must be there`() {
    #expect(read("none.json").diagnostics.map(\.rule) == [.missingInput])
  }
}
