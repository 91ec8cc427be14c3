import AppFacts
import IntentDiagnostics
import Testing

struct AppIntentsCodeTests {
  private var file: SwiftCode {
    var code = SwiftCode()
    code.files = [FileCode("A.swift", size: 20)]
    code.files[0].types = [TypeCode("A", at: CodeRange("A.swift", 7, 8))]
    return code
  }

  @Test func `a file with types is a source`() {
    let code = AppIntentsCode(file) { _ throws(FileError) in Array("struct A: AppIntent {".utf8.prefix(20)) }
    #expect(code.types.map(\.location) == [SourceLocation(file: "A.swift", range: 7..<8)])
    #expect(code.sources.map(\.path) == ["A.swift"])
    #expect(code.problems.isEmpty)
  }

  @Test func `a file that was changed since it was read is a problem`() {
    let code = AppIntentsCode(file) { _ throws(FileError) in [] }
    #expect(code.problems.map(\.message) == ["cannot be read: it was changed in the meantime"])
    let missing = AppIntentsCode(file) { _ throws(FileError) in throw .missing }
    #expect(missing.problems.map(\.message) == ["cannot be read: no such file"])
  }

  @Test func `what could not be read is a diagnostic`() {
    var code = SwiftCode()
    code.problems = [
      UnreadFile("A", .missing), UnreadFile("B.swift", .unreadable("it is nested too deep")),
    ]
    let problems = AppIntentsCode(code).problems
    #expect(problems.map(\.rule.name) == ["missing-input", "unreadable-input"])
    #expect(
      problems.map(\.message)
        == ["no such file or folder", "cannot be read: it is nested too deep"]
    )
    #expect(problems.map { $0.location?.file } == ["A", "B.swift"])
  }
}
