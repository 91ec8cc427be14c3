import Foundation
import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentEditor

struct DocumentationTests {
  private let page: String

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Editor.md").standardized
    page = try String(contentsOf: file, encoding: .utf8)
  }

  private func block(_ start: String) throws -> String {
    try #require(page.components(separatedBy: "```").first { $0.hasPrefix(start) })
  }

  @Test
  func `the documented plain conversation is correct`() async throws {
    let lines = ScriptedLines(["1"])
    _ = try await PlainFace(lines).run(EditorSession(EditorSample.state()))
    #expect(await lines.transcript.contains(try block("\nUp Next\n").dropFirst()))
  }

  @Test
  func `the documented file of options is correct`() throws {
    let data = Data(try block("json").dropFirst("json".count).utf8)
    let options = try StoredOptions(json: data, for: UpNextConfiguration.schema)
    let sections = try #require(options.options["calendars"]).sections
    #expect(sections.map(\.title) == ["Mine", "Shared"])
    #expect(sections.flatMap(\.options).map(\.displayString) == ["Home", "Team"])
    #expect(sections.flatMap(\.options).map(\.subtitle) == [nil, "12 people"])
    #expect(options.defaults["calendars"]?.texts == ["home"])
  }

  static let types: [String: [ParameterType]] = [
    "duration": [.duration(DurationSettings())],
    "measurement": [
      .measurement(MeasurementSettings(.temperature)), .measurement(MeasurementSettings(.length)),
    ],
    "amount of money": [.currencyAmount(CurrencySettings())],
    "date, time": [
      .dateComponents(DateSettings(.date)), .dateComponents(DateSettings(.time)),
      .dateComponents(DateSettings(.dateAndTime)),
    ],
    "person, place, payment method": [.person(nil)],
    "object": [.untypedObject(nil)],
  ]

  @Test(arguments: types.keys.sorted())
  func `the documented examples of typed values are correct`(_ name: String) throws {
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| \(name) |") })
    let examples = row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let meanings = Self.types[name]?.compactMap {
        try? ValueText.value(of: example, as: $0, in: TypeTable())
      }
      #expect(meanings?.isEmpty == false, "'\(example)' is refused")
    }
  }
}
