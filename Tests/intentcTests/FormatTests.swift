import Foundation
import TestSupport
import Testing

struct FormatTests {
  private let folder: TestFolder
  private static let odd =
    "<plist><dict><key>INTypes</key><array/><key>INEnums</key><array></array></dict></plist>"
  private static let canonical = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>INEnums</key>
    \t<array/>
    \t<key>INTypes</key>
    \t<array/>
    </dict>
    </plist>

    """

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.odd, to: "in/Odd.intentdefinition")
    try folder.write(Self.canonical, to: "in/Fine.intentdefinition")
  }

  private func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(["format"] + arguments, input: input, in: folder.path)
  }

  private func inode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder(name))[.systemFileNumber] as? Int
  }

  @Test func `only files that differ are written`() throws {
    let before = try inode("in/Fine.intentdefinition")
    let result = try run("in")
    #expect(result.code == 0)
    #expect(result.output == "in/Odd.intentdefinition\n")
    #expect(result.errors == "")
    #expect(try folder.text(of: "in/Odd.intentdefinition") == Self.canonical)
    #expect(try inode("in/Fine.intentdefinition") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("in")).count == 2)
    #expect(try run("in").output == "")
  }

  @Test func `check writes nothing and fails`() throws {
    let result = try run("--check", "in")
    #expect(result.code == 1)
    #expect(result.output == "in/Odd.intentdefinition\n")
    #expect(try folder.text(of: "in/Odd.intentdefinition") == Self.odd)
    #expect(try run("--check", "in/Fine.intentdefinition").code == 0)
  }

  @Test func `a new file of Xcode's passes the check, with a note`() throws {
    let new =
      "<plist><dict>\n  <key>INIntents</key>\n  <array>\n  </array>\n  <key>INEnums</key><array/></dict></plist>"
    try folder.write(new, to: "new/New.intentdefinition")
    let result = try run("--check", "new")
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(
      result.errors.contains("new/New.intentdefinition: note: Xcode's 'New File' made this definition")
    )
    #expect(try run("-", input: new).output == new)
  }

  @Test func `standard input goes to standard output`() throws {
    let result = try run("-", input: Self.odd)
    #expect(result.output == Self.canonical)
    #expect(result.code == 0)
    let check = try run("--check", "-", input: Self.odd)
    #expect(check.code == 1)
    #expect(check.output == "<stdin>\n")
    #expect(try run("-", "in").code == 64)
  }

  @Test func `each copy in another language is formatted`() throws {
    for language in ["Base", "de"] {
      try folder.write(Self.odd, to: "l/\(language).lproj/X.intentdefinition")
    }
    #expect(try run("l").output == "l/Base.lproj/X.intentdefinition\nl/de.lproj/X.intentdefinition\n")
  }

  @Test func `files that cannot be formatted are not changed, and the others are`() throws {
    let commented = "<!-- mine -->\(Self.odd)"
    try folder.write("<plist><dict>", to: "in/Broken.intentdefinition")
    try folder.write(commented, to: "in/Comment.intentdefinition")
    let result = try run("in")
    #expect(result.code == 1)
    #expect(result.output == "in/Odd.intentdefinition\n")
    #expect(result.errors.contains("in/Broken.intentdefinition:1:"))
    let reason = "Xcode's form has no comments and no processing instructions; move this one elsewhere"
    #expect(result.errors.contains("in/Comment.intentdefinition:1:1: error: \(reason), or delete it"))
    #expect(try folder.text(of: "in/Comment.intentdefinition") == commented)
  }
}
