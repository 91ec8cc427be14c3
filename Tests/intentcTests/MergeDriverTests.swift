import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct MergeDriverTests {
  let repository: GitFolder
  private let file = "Up.intentdefinition"

  init() throws {
    repository = try GitFolder()
    try repository.commit([file: SmallDefinition.xml()])
  }

  private var folder: TestFolder { repository.folder }

  @discardableResult
  private func merge(_ arguments: String...) throws -> CommandLine.Result {
    try CommandLine.run(["merge"] + arguments, in: folder.path)
  }

  private func install(_ options: String...) throws {
    #expect(try CommandLine.run(["merge", "--install"] + options, in: folder.path).code == 0)
    try repository.commit([:])
  }

  private func branch(_ ours: String, _ theirs: String, file: String = "Up.intentdefinition") throws {
    try repository.git("checkout", "--quiet", "-b", "theirs")
    try repository.commit([file: theirs])
    try repository.git("checkout", "--quiet", "main")
    try repository.commit([file: ours])
  }

  private func mergeInVain() throws -> CommandLine.Result {
    let result = try repository.result(of: "merge", "--no-edit", "theirs")
    #expect(result.code == 1)
    return result
  }

  private func titled(_ title: String) -> String {
    SmallDefinition.xml().replacing(
      "<key>INIntentTitle</key><string>Up",
      with: "<key>INIntentTitle</key><string>\(title)"
    )
  }

  // MARK: Merges that are refused

  /// Git knows that both sides changed the file, and the file shows that nothing was merged.
  private func expectRefusal(_ words: String) throws {
    #expect(try repository.git("status", "--porcelain").output.contains("UU \(file)\n"))
    #expect(try repository.git("status").output.contains("both modified:   \(file)"))
    #expect(try folder.text(of: file).contains("<!-- intentc merge: nothing is merged, because \(words)"))
    try repository.git("add", file)
    let validated = try CommandLine.run(["validate", file], in: folder.path)
    #expect(validated.code == 1)
    #expect(validated.errors.contains("error: merge conflict: nothing is merged, because \(words)"))
  }

  private let note = "<!-- Keep the titles short. -->"

  @Test func `a comment in their version is a conflict in ours`() throws {
    try install()
    try branch(
      titled("Here"),
      titled("There").replacing("<dict>\n<key>INEnums", with: "<dict>\(note)\n<key>INEnums")
    )
    let result = try mergeInVain()
    #expect(result.errors.contains("\(file) (their version):2:28: error: "), "\(result.errors)")
    try expectRefusal("their version has a comment")
    #expect(try folder.text(of: file).contains("<string>Here</string>"))
  }

  @Test func `a comment in our version stays, next to the one about the conflict`() throws {
    try install()
    let ours = titled("Here").replacing("<dict>\n<key>INEnums", with: "<dict>\(note)\n<key>INEnums")
    try branch(ours, titled("There"))
    _ = try mergeInVain()
    try expectRefusal("our version has a comment")
    let words = "nothing is merged, because our version has a comment, which the result would not have"
    let text = try folder.text(of: file)
    #expect(text.replacing("<!-- intentc merge: \(words) -->\n", with: "") == ours)
  }

  @Test func `a revision that is gone is a conflict`() throws {
    try repository.git("tag", "v1")
    try install("--released", "v1")
    try repository.git("tag", "--delete", "v1")
    try branch(titled("Here"), SmallDefinition.xml(["red"]))
    _ = try mergeInVain()
    try expectRefusal("there is no revision 'v1' in this repository")
  }

  @Test func `a binary version has no comment, and stays a conflict`() throws {
    func binary(_ text: String) throws -> Data {
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
      return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }
    try install()
    try branch(titled("Here"), titled("There"))
    let ours = try binary(titled("Here"))
    try ours.write(to: URL(fileURLWithPath: folder(file)))
    try repository.git("commit", "--quiet", "--all", "--message", "Binary")
    let result = try mergeInVain()
    #expect(
      result.errors.contains("conflict: nothing is merged, because our version is a binary property list\n")
    )
    #expect(
      result.errors.contains("the file cannot have a comment about it, and is our version: merge it by hand")
    )
    #expect(try repository.git("status", "--porcelain").output.contains("UU \(file)\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder(file))) == ours)
  }

  @Test func `a file that was moved since the release is said to be`() throws {
    try repository.git("mv", file, "Moved.intentdefinition")
    try repository.git("tag", "v1")
    try repository.git("commit", "--quiet", "--message", "Move")
    try install("--released", "v1")
    let moved = "Moved.intentdefinition"
    try branch(
      SmallDefinition.xml(["red", "orange", "blue"]),
      SmallDefinition.xml(["red", "orange", "green"]),
      file: moved
    )
    let result = try repository.git("merge", "--no-edit", "theirs")
    #expect(
      result.errors.contains(
        "\(moved): note: 'v1' does not have this file, so the tags and indices in it are not kept; was the file moved "
          + "since?\n"
      ),
      "\(result.errors)"
    )
  }

  // MARK: The released version

  @Test func `a linked work tree finds the released version, and not a file of that name at its top`() throws
  {
    let file = "App/Up.intentdefinition"
    try repository.commit([file: SmallDefinition.xml()])
    try branch(
      SmallDefinition.xml(["red", "orange", "blue"]),
      SmallDefinition.xml(["red", "orange", "green"]),
      file: file
    )
    try repository.git("tag", "v1", "theirs")
    try install("--released", "v1")
    try repository.git("worktree", "add", "--quiet", "-b", "other", "tree")
    let result = try repository.git("-C", "tree", "merge", "--no-edit", "theirs")
    #expect(result.errors.contains("index of case 'blue' is now 4"), "\(result.errors)")
    #expect(!result.errors.contains("does not have this file"), "\(result.errors)")
  }

  @Test func `a folder that the other branch moved need not exist`() throws {
    let file = "Old/Up.intentdefinition"
    try repository.commit([file: SmallDefinition.xml()])
    try repository.git("tag", "v1")
    try install("--released", "v1")
    try repository.git("checkout", "--quiet", "-b", "theirs")
    try repository.git("mv", "Old", "New")
    try repository.commit(["New/Up.intentdefinition": titled("There")])
    try repository.git("checkout", "--quiet", "main")
    try repository.commit([file: SmallDefinition.xml(["red", "orange", "blue"])])
    let result = try repository.result(of: "merge", "--no-edit", "theirs")
    #expect(result.code == 0, "\(result.errors)")
    let merged = try folder.text(of: "New/Up.intentdefinition")
    #expect(merged.contains("There") && merged.contains("blue"))
  }

  // MARK: The line that git runs

  @Test func `nothing in the name of a revision or a file is run`() throws {
    let (tag, file) = ("a%P'b%%%A", "Up';touch gone;'.intentdefinition")
    try repository.commit([file: SmallDefinition.xml()])
    try branch(
      SmallDefinition.xml(["red", "orange", "blue"]),
      SmallDefinition.xml(["red", "orange", "green"]),
      file: file
    )
    try repository.git("tag", tag, "theirs")
    #expect(try merge("--install", "--released", tag).code == 0)
    #expect(
      try repository.git("config", "merge.intentdefinition.driver").output
        == "if command -v intentc >/dev/null 2>&1; then intentc merge --released 'a%%P'\\''b%%%%%%A' -- %O %A %B %L %P; "
        + "else echo 'intentc is not in PATH, so git merges lines' >&2; "
        + "git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B || exit 1; fi\n"
    )
    let result = try repository.git("merge", "--no-edit", "theirs")
    #expect(result.errors.contains("index of case 'blue' is now 4"), "\(result.errors)")
    #expect(try !folder.names().contains("gone"))
  }

  // MARK: .gitattributes

  @Test(arguments: [
    "*.png binary\r\n", "*.png binary\r\n*.txt text", "*.png binary", "\n\n", "# caf\u{E9}\n*.png binary\n\n",
  ])
  func `the attributes keep their line endings, and are as before afterwards`(text: String) throws {
    let line = "*.intentdefinition merge=intentdefinition"
    // Not every file is UTF-8.
    let before = try #require(text.data(using: .isoLatin1))
    let place = URL(fileURLWithPath: folder(".gitattributes"))
    try before.write(to: place)
    #expect(try merge("--install").code == 0)
    let installed = try Data(contentsOf: place)
    let end = text.contains("\r\n") ? "\r\n" : "\n"
    #expect(installed == before + Data((text.utf8.last == 10 ? line + end : end + line).utf8))
    #expect(try repository.git("check-attr", "merge", file).output == "\(file): merge: intentdefinition\n")
    #expect(try merge("--install").code == 0)
    #expect(try Data(contentsOf: place) == installed)
    #expect(try merge("--uninstall").code == 0)
    #expect(try Data(contentsOf: place) == before)
  }
}
