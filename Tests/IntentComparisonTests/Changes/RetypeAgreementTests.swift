import IntentSchema
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct RetypeAgreementTests {
  private struct Kind {
    let name: String
    let compared: Contract
    let schema: ConfigurationSchema
    let stored: [String]
  }

  private static func enumeration(_ name: String) -> Short {
    ["Type": "Integer", "EnumType": .string(name), "EnumTypeNamespace": "aB3dE5"]
  }

  private static func object(_ name: String) -> Short {
    ["Type": "Object", "ObjectType": .string(name), "ObjectTypeNamespace": "aB3dE5"]
  }

  private static let kinds: [(type: Short, values: [String])] = [
    (["Type": "String"], [#""hello""#, #""small""#, #""https://a.b/c""#]),
    (["Type": "Integer"], ["3", "1", "0"]),
    (["Type": "Boolean"], ["true"]), (["Type": "Decimal"], ["2.0", "2.5"]),
    (enumeration("Mode"), [#""small""#, #""large""#]), (enumeration("Way"), [#""small""#, #""left""#]),
    (object("Item"), [#"{"identifier": "i", "displayString": "d", "size": 1}"#]),
    (object("Town"), [#"{"identifier": "i", "displayString": "d"}"#]),
    (["Type": "URL"], [#""https://a.b/c""#]),
    (["Type": "TimeInterval"], [#""PT60S""#]), (["Type": "Person"], [#"{"displayName": "x"}"#]),
    (["Type": "Placemark"], [#"{"name": "x"}"#]), (["Type": "File"], [#"{"url": "file:///a.txt"}"#]),
    (["Type": "CurrencyAmount"], [#"{"amount": 3, "currencyCode": "EUR"}"#]),
    (["Type": "Temperature"], [#"{"value": 3, "unit": "celsius"}"#]),
    (["Type": "Mass"], [#"{"value": 3, "unit": "kilograms"}"#]), (["Type": "SpeakableString"], [#""hello""#]),
  ]

  private static func makeKinds() throws -> [Kind] {
    var found: [Kind] = []
    for kind in kinds {
      let way: Short = [
        "Name": "Way", "DisplayName": "Way", "DisplayNameID": "nWay00",
        "Values": [["Name": "unknown"], ["Name": "small", "Index": 1], ["Name": "left", "Index": 2]],
      ]
      let town: Short = [
        "Name": "Town", "DisplayName": "Town", "DisplayNameID": "nTown0",
        "Properties": .array(Sample.defaultProperties),
      ]
      let parameter: Short = ["Name": "value", "Tag": 20]
      let host = Sample(parameters: [parameter.merging(kind.type)], enums: [way], types: [town])
      let input = InputFile(path: "Host.intentdefinition", bytes: Array(host.xml.utf8))
      found.append(
        Kind(
          name: "\(kind.type)",
          compared: Changes.schema([host.xml]),
          schema: try #require(Compiler.compile([input]).module.intents.first?.schema),
          stored: kind.values.map { #"{"value": \#($0)}"# }
        )
      )
    }
    return found
  }

  @Test func `the verdict on stored values matches the result of reading them`() throws {
    let kinds = try Self.makeKinds()
    var count = 0
    for (before, old) in kinds.enumerated() {
      for (after, new) in kinds.enumerated() where before != after {
        let changes = ContractComparison.changes(from: old.compared, to: new.compared)
        let change = try #require(changes.first { $0.diagnostic.rule == .parameterRetyped })
        let values = old.stored.compactMap { LostValues($0, from: old.schema, to: new.schema) }
        #expect(values.count == old.stored.count)
        let lost = values.count { $0.isLost("value") }
        let words = "\(old.name) to \(new.name): \(change.line)"
        guard ![old, new].allSatisfy({ $0.name.contains("EnumType") }) else {
          // A change to another enum is reported like a change of its cases: a single lost value counts.
          #expect(change.verdict(for: .stored) == (lost == 0 ? .safe : .breaking), "\(words)")
          count += 1
          continue
        }
        switch change.verdict(for: .stored) {
        case .safe: #expect(lost == 0, "\(words)")
        case .careful: #expect(lost < values.count, "\(words)")
        case .breaking where change.diagnostic.message.contains("and stored configurations some of it"):
          #expect(lost < values.count, "\(words)")
        case .breaking: #expect(lost == values.count, "\(words)")
        }
        count += 1
      }
    }
    #expect(count == kinds.count * (kinds.count - 1))
  }
}
