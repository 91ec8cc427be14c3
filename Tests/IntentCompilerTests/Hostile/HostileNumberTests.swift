import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

@Suite("Generated code has no number as a bare name")
struct HostileNumberTests {
  private static let numbers: [any Sendable] = [
    Double.nan, Double.signalingNaN, Double.infinity, -Double.infinity, Double.greatestFiniteMagnitude,
    -Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, -0x1p-1060, -0.0, 0.1, 1e16,
    9_007_199_254_740_993,
    Int.max, Int.min, UInt64.max, -1, "nan", "inf", "-infinity", "0x10", "1e999",
  ]

  private static let types = [
    "Integer", "Decimal", "TimeInterval", "Temperature", "Mass", "CurrencyAmount", "Boolean", "String", "URL",
    "Object", "Date", "Person",
  ]

  private static let predicates = [
    "BooleanHasExactValue", "EnumHasExactValue", "IntegerHasExactValue", "DecimalHasExactValue",
    "IntegerValueIsNotEqual", "EnumValueIsNotEqual", "DecimalValueIsGreaterThan",
    "IntegerValueIsLessThanOrEqual",
    "DecimalValueIsWithinRange", "StringValueContains", "ObjectIdentifierValueContains",
    "StringValueIsNotEqual",
    "ValueIsEqual", "HasAnyValue",
  ]

  private static func generate(_ number: any Sendable) throws -> [GeneratedFile] {
    let key = "INIntentParameter"
    let metadata = "\(key)Metadata"
    let intents = types.map { type -> [String: Any] in
      let parent: [String: Any] = [
        "\(key)Name": "parent", "\(key)Type": type, "\(key)Tag": 1,
        metadata: [
          "\(metadata)DefaultValue": number, "\(metadata)MinimumValue": number,
          "\(metadata)MaximumValue": number,
          "\(metadata)CurrencyCodes": ["EUR"], "\(metadata)SupportsNegativeNumbers": true,
        ],
      ]
      let children = predicates.enumerated().map { index, predicate -> [String: Any] in
        let (name, value): (String, Any) =
          index.isMultiple(of: 2) ? ("PredicateValue", number) : ("PredicateValues", [number, number])
        return [
          "\(key)Name": "child\(index)\(name)", "\(key)Type": "String", "\(key)Tag": index + 2,
          "\(key)Relationship": [
            "\(key)RelationshipParentName": "parent", "\(key)RelationshipPredicateName": predicate,
            "\(key)Relationship\(name)": value,
          ],
        ]
      }
      return ["INIntentName": "Show\(type)", "\(key)s": [parent] + children]
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["INIntents": intents],
      format: .binary,
      options: 0
    )
    var compilation = Compiler.compile([InputFile(path: "Odd.intentdefinition", bytes: [UInt8](data))])
    let files = Compiler.generate(&compilation)
    #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
    return files
  }

  @Test(arguments: numbers.indices)
  func `an odd number in every place is a literal or left out`(index: Int) throws {
    for file in try Self.generate(Self.numbers[index]) {
      let scanner = SwiftScanner(String(decoding: file.bytes, as: UTF8.self))
      #expect(scanner.problems == [])
      #expect(Set(scanner.tokens).isDisjoint(with: ["nan", "inf", "infinity", "snan"].map { .word($0) }))
    }
  }

  @Test(
    .enabled(if: SwiftTypeChecker.isAvailable, "there is no swiftc, or IntentRuntime is not built")
  )
  func `Swift with odd numbers compiles without a warning`() throws {
    let files = try Self.numbers.enumerated().flatMap { index, number in
      try Self.generate(number).map { file in
        var text = String(decoding: file.bytes, as: UTF8.self)
        text = text.replacingOccurrences(of: "Show", with: "Show\(index)")
        return GeneratedFile(name: "Odd\(index).swift", bytes: Array(text.utf8))
      }
    }
    #expect(files.count == Self.numbers.count)
    let said = try SwiftTypeChecker()?.check(files, ["-swift-version", "6"])
    #expect(said == "")
  }
}
