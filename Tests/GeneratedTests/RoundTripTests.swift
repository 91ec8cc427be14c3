import Foundation
import IntentChecking
import IntentRuntime
import Testing

/// The generated struct and ``DynamicConfiguration`` agree.
struct RoundTripTests {
  static let types = Schemas.configurations.map(Subject.init)

  struct Subject: Sendable, CustomTestStringConvertible {
    var type: any GeneratedConfiguration.Type
    var testDescription: String { type.schema.name }
  }

  /// Configurations per intent.
  private let seeds = UInt64(1)...32

  @Test(arguments: types) func `JSON loses nothing`(subject: Subject) throws {
    try each(subject) { generated, dynamic in
      let bytes = try json(generated)
      #expect(try json(dynamic) == bytes)
      try expectSame(try JSONDecoder().decode(Self.type(of: generated), from: bytes), generated)
      let plain = try JSONDecoder().decode(PlainValue.self, from: bytes)
      #expect(DynamicConfiguration(dynamic.schema, reading: plain) == dynamic)
    }
  }

  @Test(arguments: types, [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `property lists lose nothing`(
    subject: Subject,
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    try each(subject, every: 8) { generated, dynamic in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      encoder.userInfo[.includesHiddenParameters] = true
      let bytes = try encoder.encode(generated)
      try expectSame(try PropertyListDecoder().decode(Self.type(of: generated), from: bytes), generated)
      let plain = try PropertyListDecoder().decode(PlainValue.self, from: try encoder.encode(dynamic))
      #expect(DynamicConfiguration(dynamic.schema, reading: plain) == dynamic)
    }
  }

  @Test(arguments: types) func `the query of a URL loses nothing`(subject: Subject) throws {
    try each(subject) { generated, dynamic in
      let query = generated.urlQuery(includingHidden: true)
      #expect(dynamic.urlQuery(includingHidden: true) == query)
      #expect(query.utf8.allSatisfy { $0 > 32 && $0 < 127 })
      try expectSame(Self.read(Self.type(of: generated), query), generated)
      #expect(DynamicConfiguration(dynamic.schema, urlQuery: query) == dynamic)
    }
  }

  @Test(arguments: types) func `the schema alone says what the struct says`(subject: Subject) throws {
    try each(subject, every: 4) { generated, dynamic in
      #expect(generated.values() == dynamic.values())
      #expect(generated.issues() == [])
      for family in ConfigurationFamily.allCases {
        #expect(generated.issues(for: family) == dynamic.issues(for: family))
        #expect(generated.visibleParameters(for: family) == dynamic.visibleParameters(for: family))
      }
      for parameter in dynamic.schema.parameters {
        #expect(generated.whyHidden(parameter.name) == dynamic.whyHidden(parameter.name))
      }
    }
  }

  @Test(arguments: types) func `every value can be set by its name`(subject: Subject) throws {
    try each(subject, every: 4) { generated, dynamic in
      var other = subject.type.init()
      for name in dynamic.schema.parameterNames {
        try other.setValue(generated.value(of: name, includingHidden: true), of: name)
      }
      try expectSame(other, generated)
    }
  }

  @Test(arguments: types) func `invalid values are kept in the same way`(subject: Subject) throws {
    let spoilers: [PlainValue] = [
      .null, .integer(-77), .number(0.5), .boolean(true), .string("gone"),
      .array([.integer(-77), .object([:])]),
      .object(["identifier": .string("i"), "novel": .array([])]), .object(["unit": .string("parsecs")]),
    ]
    for (index, spoiler) in spoilers.enumerated() {
      try each(subject, every: 20) { generated, dynamic in
        guard case .object(var fields) = try JSONDecoder().decode(PlainValue.self, from: json(generated))
        else {
          Issue.record("it is not an object")
          return
        }
        for (offset, parameter) in dynamic.schema.parameters.enumerated() where (offset + index) % 2 == 0 {
          fields[parameter.name] = spoiler
        }
        fields["novel\(index)"] = spoiler == .null ? .integer(1) : spoiler
        let bytes = try json(PlainValue.object(fields))
        let spoilt = try JSONDecoder().decode(Self.type(of: generated), from: bytes)
        let same = try #require(DynamicConfiguration(dynamic.schema, reading: .object(fields)))
        #expect(spoilt.issues() == same.issues())
        #expect(spoilt.issues().contains { $0.path.parameter == "novel\(index)" && $0.kind == .unknownName })
        let written = try json(spoilt)
        #expect(try json(same) == written)
        let again = try JSONDecoder().decode(Self.type(of: generated), from: written)
        #expect(try json(again) == written)
        let plain = try JSONDecoder().decode([String: PlainValue].self, from: written)
        #expect(plain["novel\(index)"] == fields["novel\(index)"])
        let decoder = JSONDecoder()
        decoder.userInfo[.configurationCheck] = ConfigurationCheck.strict()
        #expect(throws: DecodingError.self) { try decoder.decode(Self.type(of: generated), from: bytes) }
      }
    }
  }

  // MARK: Support

  private func each(
    _ subject: Subject,
    every step: Int = 1,
    _ body: (any GeneratedConfiguration, DynamicConfiguration) throws -> Void
  ) throws {
    let schema = subject.type.schema
    for seed in stride(from: seeds.lowerBound, through: seeds.upperBound, by: step) {
      var random = RandomValues(schema, seed: seed)
      let values = random.configuration()
      try body(subject.type.init(values), DynamicConfiguration(schema, values))
    }
  }

  private func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[.includesHiddenParameters] = true
    return try encoder.encode(value)
  }

  private static func type<Value: GeneratedConfiguration>(of value: Value) -> Value.Type { Value.self }

  private static func read<Value: GeneratedConfiguration>(_ type: Value.Type, _ query: String) -> Value {
    Value(urlQuery: query)
  }

  private func expectSame(_ left: any GeneratedConfiguration, _ right: any GeneratedConfiguration) throws {
    let (left, right) = (left.configurationValues(), right.configurationValues())
    for name in right.values.keys { #expect(left.values[name] == right.values[name], "\(name)") }
    #expect(left == right)
  }
}
