import Foundation
import GeneratedSchemas
import IntentChecking
import IntentRuntime
import TestSupport
import Testing

/// Generated Swift agrees with the evaluator of `MadeDefinition`, as the schema, the editor and `check` do in
/// `AgreementTests`.
struct MadeDefinitionTests {
  private static let types: [any GeneratedConfiguration.Type] = [
    Made1Configuration.self, Made2Configuration.self, Made3Configuration.self,
  ]

  @Test(arguments: UInt64(1)...3)
  func `generated code agrees`(seed: UInt64) throws {
    let type = Self.types[Int(seed) - 1]
    try expectAgreement(of: type, MadeDefinition(seed: seed))
  }

  private func expectAgreement<Configuration: GeneratedConfiguration>(
    of type: Configuration.Type,
    _ definition: MadeDefinition
  ) throws {
    var definition = definition
    for parameter in definition.parameters {
      let initial = type.init().value(of: parameter.name, includingHidden: true)
      #expect(initial.map { PlainValue($0) } == parameter.initial, "\(parameter.name)")
    }
    for _ in 0..<200 {
      let made = definition.configuration()
      let bytes = try PlainValue.object(made.fields).json()
      let about = Comment(rawValue: "\(definition.name): \(String(decoding: bytes, as: UTF8.self))")
      let configuration = try JSONDecoder().decode(type, from: bytes)
      let shown = definition.shown(in: made)
      let wrong = made.unreadable.union(made.doubtful.intersection(shown))
      #expect(Set(configuration.visibleParameters().map(\.name)) == shown, about)
      #expect(Set(configuration.issues().compactMap(\.path.parameter)) == wrong, about)
    }
  }
}
