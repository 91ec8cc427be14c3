import Foundation
import LibIntentc
import TestSupport
import Testing

struct ToolkitTests {
  private let work: URL
  private let output: URL

  init() throws {
    work = FileManager.default.temporaryDirectory.appendingPathComponent("toolkit-\(UUID().uuidString)")
    output = work.appendingPathComponent("output")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let upNext = root.appendingPathComponent("Schemas/UpNext.intentdefinition")

  private func changed(_ old: String, to new: String, in folder: String) throws -> String {
    let text = try String(contentsOf: Self.upNext, encoding: .utf8)
    let home = work.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let file = home.appendingPathComponent("UpNext.intentdefinition")
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
    return file.path
  }

  @Test func `definitions without problems are generated and described`() throws {
    defer { try? FileManager.default.removeItem(at: work) }
    let folder = Self.upNext.path
    let definitions = IntentDefinitions(at: [folder])
    for problem in definitions.problems {
      print(problem)
    }
    #expect(definitions.problems == [])
    for source in try definitions.generate() {
      try Data(source.text.utf8).write(to: output.appendingPathComponent(source.name))
    }
    let name = "UpNext.intentdefinition.swift"
    let expected = Self.root.appendingPathComponent("Generated/Schemas/" + name)
    #expect(try Data(contentsOf: output.appendingPathComponent(name)) == Data(contentsOf: expected))
    print(try definitions.describe(in: "de"))
    #expect(try definitions.describe().contains("calendars"))
  }

  @Test func `a problem has a rule, a severity, a message and a location`() throws {
    defer { try? FileManager.default.removeItem(at: work) }
    let broken = try changed(
      "<string>CalendarItem</string>\n\t\t\t\t\t<key>INIntentParameterObjectTypeNamespace",
      to: "<string>CalenderItem</string>\n\t\t\t\t\t<key>INIntentParameterObjectTypeNamespace",
      in: "broken"
    )
    let definitions = IntentDefinitions(at: [broken])
    let problem = try #require(definitions.problems.first)
    #expect(problem.rule == "unknown-type")
    #expect(problem.severity == .error)
    #expect(problem.location?.file == broken)
    #expect(problem.path == "UpNext.calendars")
    let line = try #require(problem.location?.line)
    #expect(problem.description.hasPrefix("\(broken):\(line):"))
    #expect(problem.description.hasSuffix("[unknown-type]"))
    #expect(throws: DefinitionError.self) { try definitions.generate() }
    #expect(throws: DefinitionError.self) { try definitions.describe() }
  }

  @Test func `a comparison reports what breaks`() throws {
    defer { try? FileManager.default.removeItem(at: work) }
    let released = Self.upNext.path
    let folder = try changed(">mirrorCalendarApp<", to: ">mirrorApp<", in: "new")
    let changes = try IntentDefinitions.changes(from: [released], to: [folder])
    for change in changes where change.verdict == .breaking {
      print(change.problem)
    }
    let change = try #require(changes.first { $0.verdict == .breaking })
    #expect(change.problem.rule == "parameter-renamed")
    #expect(change.verdict == .breaking)
    #expect(change.verdicts[.stored] == .breaking)
    #expect(try IntentDefinitions.changes(from: [released], to: [released]) == [])
    #expect(throws: DefinitionError.self) { try IntentDefinitions.changes(from: ["none"], to: [folder]) }
  }

  @Test func `an accepted break comes with its reason`() throws {
    defer { try? FileManager.default.removeItem(at: work) }
    let folder = try changed(">mirrorCalendarApp<", to: ">mirrorApp<", in: "new")
    let entry =
      #"{"path": "UpNext.mirrorApp", "rule": "parameter-renamed", "reason": "Rare.", "release": "1.0"}"#
    let project = work.appendingPathComponent("new/intentc.json")
    try Data(#"{"accepted": [\#(entry)]}"#.utf8).write(to: project)
    let changes = try IntentDefinitions.changes(from: [Self.upNext.path], to: [folder])
    #expect(changes.filter { $0.verdict == .breaking }.map(\.acceptedReason) == ["Rare."])
  }

  @Test func `formatting gives the form of Xcode`() throws {
    defer { try? FileManager.default.removeItem(at: work) }
    let file = URL(fileURLWithPath: try changed("\t", to: "  ", in: "spaces"))
    let formatted = try IntentDefinitions.format(Array(Data(contentsOf: file)), path: file.path)
    #expect(try formatted == Array(Data(contentsOf: Self.upNext)))
    #expect(throws: DefinitionError.self) { try IntentDefinitions.format(Array("no".utf8), path: "no") }
  }

  @Test func `the documentation shows this code`() throws {
    let page = Self.root.appendingPathComponent("Sources/Tools/LibIntentc/LibIntentc.docc/LibIntentc.md")
    let lines = Set(
      try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    )
    var isCode = false
    var count = 0
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        count += 1
        #expect(lines.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
      }
    }
    #expect(count > 10)
  }
}
