import Foundation
import IntentCompiler
import IntentDiagnostics
import Testing

@testable import IntentComparison

/// `test_app_intents_reader.py` runs `intentc-swift`.
struct SwiftCodeTests {
  private func json(
    _ members: String = "",
    format: Int = SwiftCode.format,
    version: String = Compiler.version
  ) -> Data {
    Data(
      """
      {"format": \(format), "version": "\(version)", "files": [{
        "path": "A.swift", "size": 20, "imports": [], "aliases": {}, "globals": [], "configurations": [], "names": [],
        "functions": [], "declarations": [], "uses": [], "forced": [],
        "types": [{
          "kind": "struct", "name": "A", "nameRange": {"start": 7, "end": 8}, "scope": [], "attributes": [],
          "inherited": ["AppIntent"], "properties": [], "functions": [], "cases": []
        }]
      }], "paths": ["A.swift"], "problems": []\(members)}
      """.utf8
    )
  }

  private func decoded(_ data: Data) throws -> SwiftCode { try SwiftCode(json: data) }

  @Test func `a type has its place`() throws {
    let code = AppIntentsCode(try decoded(json())) { _ throws(FileError) in
      Array("struct A: AppIntent {".utf8.prefix(20))
    }
    #expect(code.types.map(\.location) == [SourceLocation(file: "A.swift", range: 7..<8)])
    #expect(code.types.map(\.inherited) == [["AppIntent"]])
    #expect(code.sources.map(\.path) == ["A.swift"])
    #expect(code.problems.isEmpty)
  }

  @Test func `members that are new are ignored`() throws {
    #expect(try decoded(json(#", "more": 1"#)).files.count == 1)
  }

  @Test func `every kind of value is the same after JSON`() throws {
    var argument = CallCode.Argument("label", .name("red"))
    argument.range = CodeRange("", 1, 2)
    let values: [CodeValue] = [
      .null, .boolean(true), .integer(-1), .decimal(1.5), .string("a\u{202E}\"\n"),
      .interpolation([.unknown]),
      .name("red"), .keyPath("name"), .array([]), .dictionary([.init(.name("a"), .integer(1))]),
      .tuple([.null, .null]), .call(CallCode("Call", [argument])), .closure([.unknown]), .unknown,
    ]
    let json = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([CodeValue].self, from: json) == values)
  }

  @Test(arguments: [(2, Compiler.version), (SwiftCode.format, "0.0.1")])
  func `another format or version is not read`(format: Int, version: String) {
    #expect {
      try decoded(json(format: format, version: version))
    } throws: { error in
      if case SwiftCode.ReadingError.otherVersion(version) = error { true } else { false }
    }
  }

  @Test func `files that are missing are left`() throws {
    let paths = #", "paths": ["A.swift", "B.swift", "C.swift"]"#
    let text = String(decoding: json(), as: UTF8.self).replacing(#", "paths": ["A.swift"]"#, with: paths)
    #expect(try decoded(Data(text.utf8)).left == ["B.swift", "C.swift"])
    let problem = #""files": [{"path": "B.swift", "message": "cannot read 'B.swift'", "isMissing": false}, {"#
    let code = try decoded(Data(text.replacing(#""files": [{"#, with: problem).utf8))
    #expect(code.left == ["C.swift"])
    #expect(code.problems.map(\.path) == ["B.swift"])
  }

  @Test(arguments: [
    "", "{", "[]", #"{"format": 1}"#, "Segmentation fault",
    "{\"format\": \(SwiftCode.format), \"version\": \"0.1.0\", \"files\": [{}]}",
  ]) func `other output is not read`(text: String) {
    #expect(isRefused(Data(text.utf8)))
  }

  @Test(arguments: [#"{"start": 7, "end": 21}"#, #"{"start": 8, "end": 7}"#, #"{"start": -1, "end": 8}"#])
  func `a range must be in the file`(range: String) {
    let text = String(decoding: json(), as: UTF8.self).replacing(#"{"start": 7, "end": 8}"#, with: range)
    #expect(isRefused(Data(text.utf8)))
  }

  private func isRefused(_ data: Data) -> Bool {
    do {
      _ = try decoded(data)
      return false
    } catch SwiftCode.ReadingError.notSwiftCode {
      return true
    } catch {
      return false
    }
  }

  @Test func `a file that was changed since it was read is a problem`() throws {
    let code = AppIntentsCode(try decoded(json())) { _ throws(FileError) in [] }
    #expect(code.problems.map(\.message) == ["cannot read 'A.swift': it was changed in the meantime"])
    let missing = AppIntentsCode(try decoded(json())) { _ throws(FileError) in throw .missing }
    #expect(missing.problems.map(\.message) == ["cannot read 'A.swift': no such file"])
  }

  @Test func `what could not be read is a diagnostic`() {
    var code = SwiftCode()
    code.problems = [
      UnreadFile("A", "no '.swift' file in 'A'", isMissing: true),
      UnreadFile("B.swift", "cannot read 'B.swift': it is nested too deep"),
    ]
    let problems = AppIntentsCode(code).problems
    #expect(problems.map(\.rule.name) == ["missing-input", "unreadable-input"])
    #expect(problems.map(\.message) == code.problems.map(\.message))
    #expect(problems.map { $0.location?.file } == ["A", "B.swift"])
  }
}
