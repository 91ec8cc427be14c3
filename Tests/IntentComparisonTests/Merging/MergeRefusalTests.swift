import Foundation
import IntentComparison
import IntentDefinition
import IntentDiagnostics
import Testing

@testable import IntentCompiler

struct MergeRefusalTests {
  private func merge(_ ours: [UInt8], _ theirs: [UInt8], base: [UInt8]? = nil) throws -> MergeCall.Result {
    func file(_ bytes: [UInt8]) -> InputFile { InputFile(path: "Up.intentdefinition", bytes: bytes) }
    return MergeCall(base: try base.map(file) ?? MergeSample.file(), ours: file(ours), theirs: file(theirs))
      .run()
  }

  private func commented(_ bytes: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: bytes, as: UTF8.self).replacing(
        "<dict>\n",
        with: "<!-- a note --><dict>\n",
        maxReplacements: 1
      )
      .utf8
    )
  }

  private func binary(_ bytes: [UInt8]) throws -> [UInt8] {
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  /// `validate` reports the comment.
  private func expectComment(_ result: MergeCall.Result, _ ours: [UInt8], _ words: String) throws {
    #expect(result.conflicts == [words])
    let bytes = try #require(result.bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let comment = try #require(text.firstRange(of: "<!-- intentc merge: \(words) -->"))
    var rest = text
    rest.removeSubrange(comment)
    #expect(rest.filter { !$0.isNewline } == String(decoding: ours, as: UTF8.self).filter { !$0.isNewline })
    let found = Compiler.compile([InputFile(path: "Up.intentdefinition", bytes: bytes)]).diagnostics
    #expect(found.filter { $0.severity == .error }.map(\.isMergeConflict) == [true])
  }

  @Test func `a comment in a version`() throws {
    let file = try MergeSample.file { $0.title = "Upwards" }.bytes
    let note = commented(file)
    try expectComment(
      try merge(note, file),
      note,
      "nothing is merged, because our version has a comment, which the result would not have"
    )
    try expectComment(
      try merge(file, note),
      file,
      "nothing is merged, because their version has a comment, which the result would not have"
    )
  }

  @Test func `a binary version`() throws {
    let file = try MergeSample.file { $0.title = "Upwards" }.bytes
    try expectComment(
      try merge(file, binary(file)),
      file,
      "nothing is merged, because their version is a binary property list"
    )
    let result = try merge(binary(file), file)
    #expect(result.bytes == nil)
    #expect(result.conflicts == ["nothing is merged, because our version is a binary property list"])
  }

  @Test func `a version that cannot be read`() throws {
    let file = try MergeSample.file { $0.title = "Upwards" }.bytes
    let broken = Array("<plist><dict>".utf8)
    let result = try merge(file, broken)
    #expect(result.conflicts.count == 1)
    try expectComment(result, file, result.conflicts.first ?? "")
    #expect(
      result.conflicts.first?.hasPrefix("nothing is merged, because their version cannot be read: ") == true
    )
    let old = try merge(file, file, base: broken)
    #expect(old.conflicts.first?.contains("the common ancestor cannot be read") == true)
    #expect(old.bytes.map { String(decoding: $0, as: UTF8.self).contains("intentc merge: nothing") } == true)
    // Such a version is an error of its own.
    #expect(try merge(broken, file).bytes == nil)
  }

  @Test func `the comment has the line endings of the file, and other encodings become Xcode's form`() throws
  {
    let file = try MergeSample.file { $0.title = "Upwards" }.bytes
    let text = String(decoding: file, as: UTF8.self)
    let windows = Array(text.replacing("\n", with: "\r\n").utf8)
    let result = try merge(windows, commented(file))
    #expect(String(decoding: result.bytes ?? [], as: UTF8.self).contains("would not have -->\r\n<dict>\r\n"))
    let wide = try #require(text.replacing("UTF-8", with: "UTF-16").data(using: .utf16))
    try expectComment(
      try merge([UInt8](wide), commented(file)),
      file,
      "nothing is merged, because their version has a comment, which the result would not have"
    )
  }

  @Test func `a reason of a caller`() throws {
    let file = try MergeSample.file()
    let words = "there is no revision 'v--9'"
    let result = MergeCall.refusal(file, because: words)
    #expect(result.conflicts == ["nothing is merged, because there is no revision 'v--9'"])
    #expect(String(decoding: result.bytes ?? [], as: UTF8.self).contains("no revision 'v- -9' -->\n<dict>"))
  }
}
