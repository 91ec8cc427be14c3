import AppFacts
import Foundation
import IntentDiagnostics
import Testing

/// `test_app_intents_reader.py` runs `intentc-swift`.
struct SwiftCodeTests {
  private func json(
    _ members: String = "",
    format: Int = SwiftCode.format,
    version: String = Program.version
  ) -> Data {
    Data(
      """
      {"format": \(format), "version": "\(version)", "files": [{
        "path": "A.swift", "size": 20, "imports": [], "aliases": {}, "globals": [], "configurations": [], "names": [],
        "functions": [], "declarations": [], "uses": [], "started": [], "forced": [],
        "widgets": [], "families": [], "processValues": [],
        "types": [{
          "kind": "struct", "name": "A", "nameRange": {"start": 7, "end": 8}, "scope": [], "attributes": [],
          "access": "internal", "inherited": ["AppIntent"], "properties": [], "functions": [], "cases": []
        }]
      }], "paths": ["A.swift"]\(members)}
      """.utf8
    )
  }

  private func decoded(_ data: Data) throws -> SwiftCode { try SwiftCode(json: data) }

  @Test func `a type has its place`() throws {
    let types = try decoded(json()).files.flatMap(\.types)
    #expect(types.map(\.location) == [SourceLocation(file: "A.swift", range: 7..<8)])
    #expect(types.map(\.inherited) == [["AppIntent"]])
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
      .tuple([.null, .null]), .call(CallCode("Call", [argument])), .closure([.unknown]),
      .branch(condition: "DEBUG", body: .closure([.name("a")])), .variable(name: "a", value: .array([])),
      .range(lower: nil, upper: .integer(1), isHalfOpen: true),
      .range(lower: .integer(1), upper: nil, isHalfOpen: false), .negative(.name("infinity")), .unknown,
    ]
    let json = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([CodeValue].self, from: json) == values)
  }

  @Test(arguments: [(2, Program.version), (SwiftCode.format, "0.0.1")])
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
    let problem = #""files": [{"path": "B.swift", "reason": {"missing": {}}}, {"#
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
}
