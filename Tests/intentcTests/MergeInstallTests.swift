import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct MergeInstallTests {
  let repository: GitFolder
  private let file = "Up.intentdefinition"
  private let line = "*.intentdefinition merge=intentdefinition"

  init() throws {
    repository = try GitFolder()
    try repository.commit([file: SmallDefinition.xml()])
  }

  private var folder: TestFolder { repository.folder }

  private func merge(_ arguments: String...) throws -> String {
    let result = try CommandLine.run(["merge"] + arguments, in: folder.path)
    #expect(result.code == 0 && result.output.isEmpty, "\(result)")
    return result.errors
  }

  private func driver() throws -> String {
    try repository.git("config", "merge.intentdefinition.driver").output
  }

  private let note = "note: git merges the definitions in this repository with 'intentc merge'"

  @Test func `both say what they did`() throws {
    #expect(try merge("--install") == "\(note); commit '.gitattributes'\n")
    #expect(
      try merge("--uninstall") == "note: git merges the definitions in this repository as lines again\n"
    )
    #expect(try merge("--uninstall") == "note: there is nothing to take out\n")
  }

  @Test(arguments: ["v1", "it's-1%\"$0`", "a'--'%%A"])
  func `a released version stays until it is taken out or another one is given`(tag: String) throws {
    for name in [tag, "v2"] { try repository.git("tag", name) }
    #expect(
      try merge("--install", "--released", tag)
        == "\(note); the tags and indices of '\(tag)' stay; commit '.gitattributes'\n"
    )
    let installed = try driver()
    for _ in 0..<2 {
      #expect(
        try merge("--install")
          == "\(note); the tags and indices of '\(tag)' stay, as before ('--uninstall' ends that); commit '.gitattributes'\n"
      )
      #expect(try driver() == installed)
    }
    #expect(try merge("--install", "--released", "v2").contains("the tags and indices of 'v2' stay; commit"))
    #expect(try driver().contains(" --released 'v2' -- "))
    _ = try merge("--uninstall")
    #expect(try merge("--install") == "\(note); commit '.gitattributes'\n")
    #expect(try !driver().contains("--released"))
  }

  @Test func `a released version with odd characters stays when it is installed again`() throws {
    try repository.git("tag", "a%b'c")
    _ = try merge("--install", "--released", "a%b'c")
    let installed = try driver()
    #expect(installed.contains("intentc merge --released 'a%%b'\\''c' -- %O %A %B %L %P; else "))
    #expect(try merge("--install").contains("the tags and indices of 'a%b'c' stay, as before"))
    #expect(try driver() == installed)
  }

  // MARK: Other attributes

  @Test func `attributes that keep git from using the driver are a warning`() throws {
    try repository.commit(["App/A.intentdefinition": "", "App/B.intentdefinition": ""])
    try folder.write("*.intentdefinition merge=union\n", to: "App/.gitattributes")
    let words = "another line of attributes sets 'merge' to"
    let some = try merge("--install")
    #expect(
      some.contains(
        "warning: git merges 'App/A.intentdefinition' and 1 more in another way, because \(words) 'union'"
      )
    )
    try folder.write("\(line)\n*.intentdefinition -merge\n", to: ".gitattributes")
    let all = try merge("--install")
    #expect(all.contains("'App/A.intentdefinition' and 2 more"), "\(all)")
    try FileManager.default.removeItem(atPath: folder("App/.gitattributes"))
    #expect(try merge("--install").contains("\(words) 'unset'; find it"))
    try folder.write("*.intentdefinition -merge\n\(line)\n", to: ".gitattributes")
    #expect(try merge("--install") == "\(note); commit '.gitattributes'\n")
  }

  @Test func `a repository without definitions gets the warning too`() throws {
    try repository.git("rm", "--quiet", file)
    try folder.write("\(line)\n* !merge\n", to: ".gitattributes")
    #expect(try merge("--install").contains("warning: git merges 'Intents.intentdefinition' in another way"))
  }

  // MARK: Without intentc

  @Test func `git merges lines where intentc is missing`() throws {
    func title(_ text: String, _ cases: [String] = ["red", "orange"]) -> String {
      SmallDefinition.xml(cases).replacing(
        "<key>INIntentTitle</key><string>Up",
        with: "<key>INIntentTitle</key><string>\(text)"
      )
    }
    _ = try merge("--install")
    try repository.commit([".gitattributes": "\(line)\n*.intentdefinition conflict-marker-size=9\n"])
    for (branch, text) in [
      ("here", title("Here")), ("there", title("There")), ("cases", SmallDefinition.xml(["red"])),
    ] {
      try repository.git("checkout", "--quiet", "-b", branch, "main")
      try repository.commit([file: text])
    }
    try repository.git("checkout", "--quiet", "here")
    let conflict = try repository.resultWithoutIntentc(of: "merge", "--no-edit", "there")
    #expect(conflict.code == 1, "\(conflict)")
    #expect(conflict.errors.contains("intentc is not in PATH, so git merges lines\n"))
    let text = try folder.text(of: file)
    #expect(text.contains("\n<<<<<<<<< ours\n") && text.contains("\n>>>>>>>>> theirs\n"))
    #expect(text.contains("<string>Here</string>") && text.contains("<string>There</string>"))
    #expect(try repository.git("status", "--porcelain").output.contains("UU \(file)\n"))
    try repository.git("merge", "--abort")
    let clean = try repository.resultWithoutIntentc(of: "merge", "--no-edit", "cases")
    #expect(clean.code == 0, "\(clean)")
    #expect(try folder.text(of: file) == title("Here", ["red"]))
  }
}
