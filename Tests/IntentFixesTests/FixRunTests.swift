import Foundation
import IntentPlatform
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics
@testable import IntentFixes

struct FixRunTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func mend(_ text: String, _ name: String = "X.intentdefinition") throws -> (
    String, FixRun.Result
  ) {
    try folder.write(text, to: name)
    let result = FixRun(CompilerCall(inputs: [folder(name)])).run()
    return (try folder.text(of: name), result)
  }

  private func lines(_ result: FixRun.Result) -> [String] {
    result.fixed.map {
      "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.diagnostic.fix?.message ?? "")"
    }
  }

  /// Fixes must keep the unusual form: carriage returns, spaces, comments, unsorted keys.
  private func definition(_ more: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8'?>\r
    <!-- für alle -->\r
    <plist><dict>\r
      <key>INIntents</key> <array><dict>\r
        <key>INIntentTitle</key><string>Söup</string><key>INIntentTitleID</key><string>aaaaaa</string>\r
        <key>INIntentName</key><string>Soup</string>\r
    \(more)  </dict></array>\r
    </dict></plist>
    """
  }

  @Test func `every byte outside the fixes stays`() throws {
    let (text, result) = try mend(
      definition("    <key>INIntentConfigurable</key><string>YES</string> <!-- é -->\r\n")
    )
    #expect(text == definition("    <key>INIntentConfigurable</key><true/> <!-- é -->\r\n"))
    #expect(lines(result) == ["7:44 write '<true/>'"])
    #expect(result.changedPaths == [folder("X.intentdefinition")])
    #expect(!result.call.diagnostics.contains { $0.fix?.isSafe == true })
  }

  @Test func `a problem that hides another is fixed first`() throws {
    let (text, result) = try mend(
      definition(
        "    <key>INIntentDescription</key><string>a & b & c ]]> d</string>"
          + "<key>INIntentDescriptionID</key><string>bbbbbb</string>\n"
          + "    <key>INIntentLastParameterTag</key><string>7</string>\n"
      )
    )
    #expect(
      text
        == definition(
          "    <key>INIntentDescription</key><string>a &amp; b &amp; c ]]&gt; d</string>"
            + "<key>INIntentDescriptionID</key><string>bbbbbb</string>\n"
            + "    <key>INIntentLastParameterTag</key><integer>7</integer>\n"
        )
    )
    #expect(result.fixed.count == 4)
  }

  @Test func `a duplicate key with the same value is removed with its line`() throws {
    let (text, _) = try mend(
      definition(
        "    <key>INIntentVerb</key>\n    <string>Do</string>\n    <key>INIntentVerb</key>\n "
          + "   <string>Do</string>\n"
      )
    )
    #expect(text == definition("    <key>INIntentVerb</key>\n    <string>Do</string>\n"))
  }

  @Test(arguments: [
    "<key>INIntentVerb</key><string>Do</string><key>INIntentVerb</key><string>Go</string>\n",
    "<key>INIntentConfigurabel</key><true/>\n", "<key>INIntentDescription</key><string>a &lt b</string>\n",
    "<key>INIntentDescription</key><string>a < b</string>\n",
  ])
  func `a guess is never applied`(more: String) throws {
    let (text, result) = try mend(definition(more))
    #expect(text == definition(more))
    #expect(result.fixed.isEmpty)
    #expect(!result.call.diagnostics.isEmpty)
  }

  @Test func `a file in another encoding is not changed, with a diagnostic`() throws {
    let text = definition("    <key>INIntentConfigurable</key><integer>1</integer>\n")
      .replacingOccurrences(of: "UTF-8", with: "UTF-16")
    let data = try #require(text.data(using: .utf16))
    let file = try folder.write(to: "W.intentdefinition")
    try data.write(to: URL(fileURLWithPath: file))
    let result = FixRun(CompilerCall(inputs: [file])).run()
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == data)
    #expect(result.fixed.isEmpty)
    expectReports(
      result.call.diagnostics.filter { $0.rule == .unfixableFile },
      [
        "unfixable-file: 1 problem could be fixed, but the file is not in UTF-8; save it in "
          + "UTF-8 first"
      ]
    )
  }

  @Test func `permissions stay, and a link is not followed`() throws {
    let file = try folder.write(definition("<key>INIntentConfigurable</key><integer>1</integer>"), to: "real")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try folder.link("L.intentdefinition", to: "real")
    let refused = FixRun(CompilerCall(inputs: [folder("L.intentdefinition")])).run()
    #expect(refused.changedPaths == [])
    #expect(try folder.text(of: "real").contains("<integer>1</integer>"))
    let result = FixRun(CompilerCall(inputs: [file])).run()
    #expect(result.changedPaths == [file])
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.text(of: "real").contains("<true/>"))
    #expect(try folder.names() == ["L.intentdefinition", "real"])
  }

  @Test func `a file that changed in the meantime is not overwritten`() throws {
    let file = try folder.write("new", to: "X.intentdefinition")
    let failure = FileReplacement.write(file, from: Array("old".utf8), to: Array("mended".utf8))
    #expect(failure?.message == "cannot be written: it was changed in the meantime")
    #expect(try folder.text(of: "X.intentdefinition") == "new")
    #expect(try folder.names() == ["X.intentdefinition"])
  }

  @Test(.timeLimit(.minutes(10))) func `a pipe in the place of a file is refused without waiting`() throws {
    let pipe = folder("W.json")
    #expect(mkfifo(pipe, 0o600) == 0)
    try folder.link("L.json", to: "W.json")
    for (path, error) in [(pipe, FileError.notRegular), (folder("L.json"), .isLink)] {
      #expect(throws: error) { try FileReplacement.replace(path, expecting: [], with: [1]) }
      #expect(throws: error) { try FileReplacement.check(path) }
    }
    #expect(throws: FileError.isFolder) { try FileReplacement.replace(folder.path, expecting: [], with: [1]) }
    #expect(throws: FileError.changed) { try FileReplacement.create(pipe, with: [1]) }
    // The pipe may come after the check.
    #expect(try !FolderHandle(folder.path).holds([], in: "W.json"))
    #expect(try folder.names() == ["L.json", "W.json"])
  }

  @Test func `a private file is private while it is replaced`() throws {
    let file = try folder.write(to: "W.json")
    var model = stat()
    #expect(chmod(file, 0o600) == 0 && stat(file, &model) == 0)
    let handle = try FolderHandle(folder.path)
    let name = folder(".intentc-\(getpid())-0.tmp")
    let isOver = Guarded(false)
    let seen = Guarded(Set<mode_t>())
    let watcher = Thread {
      var status = stat()
      while !isOver.withLock(\.self) {
        guard lstat(name, &status) == 0 else { continue }
        seen.withLock { _ = $0.insert(status.st_mode & 0o777) }
      }
    }
    watcher.start()
    for _ in 0..<2_000 { handle.remove(try handle.stage([1], like: model)) }
    isOver.withLock { $0 = true }
    #expect(seen.withLock(\.self).subtracting([0o600]) == [])
  }

  @Test func `a rule that the project turned off is not fixed`() throws {
    try folder.write("{\"rules\": {\"loose-value-type\": \"off\"}}", to: "intentc.json")
    let text = definition("<key>INIntentConfigurable</key><integer>1</integer>")
    #expect(try mend(text).0 == text)
  }
}
