import Foundation
import Testing

/// Git merges two common ancestors first.
@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct MergeAncestorTests {
  let repository: GitFolder
  private let file = "Up.intentdefinition"

  init() throws {
    repository = try GitFolder()
    try repository.commit([file: SmallDefinition.xml()])
  }

  private func definition(_ title: String, _ cases: [String] = ["red", "orange"]) -> String {
    SmallDefinition.xml(cases).replacing(
      "<key>INIntentTitle</key><string>Up",
      with: "<key>INIntentTitle</key><string>\(title)"
    )
  }

  private func install() throws {
    #expect(try CommandLine.run(["merge", "--install"], in: repository.folder.path).code == 0)
    try repository.commit([:])
  }

  /// Each branch has merged the first commit of the other, and then got a version.
  private func cross(
    _ firsts: (main: String, side: String),
    _ seconds: (main: String, side: String)
  ) throws {
    try repository.git("branch", "side")
    var commits: [String] = []
    for (branch, text) in [("main", firsts.main), ("side", firsts.side)] {
      try repository.git("checkout", "--quiet", branch)
      try repository.commit([file: text])
      commits.append(String(try repository.git("rev-parse", "HEAD").output.dropLast()))
    }
    for (branch, other, text) in [("main", commits[1], seconds.main), ("side", commits[0], seconds.side)] {
      try repository.git("checkout", "--quiet", branch)
      _ = try repository.result(of: "merge", "--no-edit", other)
      try repository.commit([file: text])
    }
    try repository.git("checkout", "--quiet", "main")
    #expect(
      try repository.git("merge-base", "--all", "main", "side").output.split(separator: "\n").count == 2
    )
  }

  private let green = ["red", "orange", "green"]

  @Test(arguments: [nil, "3", "32"])
  func `what one branch takes back is taken back`(markerSize: String?) throws {
    if let markerSize {
      try repository.commit([
        ".gitattributes": "*.intentdefinition conflict-marker-size=\(markerSize)\n"
      ])
    }
    try install()
    try cross(
      (definition("Upwards"), definition("Up", green)),
      (definition("Uppermost", green), definition("Upwards"))
    )
    let result = try repository.git("merge", "--no-edit", "side")
    #expect(!result.errors.contains("conflict") && !result.errors.contains("note: "), "\(result.errors)")
    let text = try repository.folder.text(of: file)
    #expect(text.contains("<string>Uppermost</string>"))
    #expect(text.contains("<string>orange</string>") && !text.contains("green"))
  }

  @Test(arguments: [("Here", "There"), ("There", "Here")])
  func `what both branches settled in different ways is one conflict`(here: String, there: String) throws {
    try install()
    try cross(
      (definition("Here"), definition("There")),
      (definition(here, green), definition(there))
    )
    let result = try repository.result(of: "merge", "--no-edit", "side")
    #expect(result.code == 1)
    #expect(result.errors.components(separatedBy: ": conflict: ").count == 2, "\(result.errors)")
    let text = try repository.folder.text(of: file)
    #expect(text.components(separatedBy: "<!-- intentc merge: ").count == 2, "\(text.prefix(600))")
    #expect(text.contains("intent 'Up': title is '\(here)' here and '\(there)' there"))
    #expect(text.contains("green"))
  }

  @Test func `what both branches settled in the same way is no conflict`() throws {
    try install()
    try cross(
      (definition("Here"), definition("There")),
      (definition("Here", green), definition("Here", ["red"]))
    )
    let result = try repository.result(of: "merge", "--no-edit", "side")
    let text = try repository.folder.text(of: file)
    #expect(result.code == 0, "\(result.errors)")
    #expect(text.contains("green") && !text.contains("orange") && text.contains("<string>Here</string>"))
  }

  @Test func `a file that both branches moved has comments`() throws {
    try install()
    try repository.git("branch", "side")
    for (branch, title, name) in [("main", "Here", "A"), ("side", "There", "B")] {
      try repository.git("checkout", "--quiet", branch)
      try repository.git("mv", file, "\(name).intentdefinition")
      try repository.commit(["\(name).intentdefinition": definition(title)])
    }
    let result = try repository.result(of: "merge", "--no-edit", "main")
    #expect(result.code == 1)
    #expect(
      try repository.folder.text(of: "B.intentdefinition").contains("<!-- intentc merge: intent 'Up': title")
    )
  }
}
