import Foundation
import IntentSchema
import Testing

struct PlainValueTests {
  @Test func `JSON values are kept`() throws {
    let json = #"{"a":[1,2.5,true,false,null,"x",[],{}],"b":{"c":-1},"d":[1,2,3],"e":0.1}"#
    let value = try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
    let expected = PlainValue.object([
      "a": .array([
        .integer(1), .number(2.5), .boolean(true), .boolean(false), .null, .string("x"), .array([]),
        .object([:]),
      ]),
      "b": .object(["c": .integer(-1)]),
      "d": .array([.integer(1), .integer(2), .integer(3)]),
      "e": .number(0.1),
    ])
    #expect(value == expected)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `property list values are kept`(format: PropertyListSerialization.PropertyListFormat) throws {
    let value = PlainValue.object([
      "date": .date(Date(timeIntervalSinceReferenceDate: 60)), "data": .data(Data([0, 255])),
      "flag": .boolean(true), "one": .integer(1), "half": .number(0.5), "texts": .array([.string("")]),
    ])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let data = try encoder.encode(value)
    #expect(try PropertyListDecoder().decode(PlainValue.self, from: data) == value)
  }

  @Test(arguments: ["9223372036854775808", "18446744073709551615", "-9223372036854775808"])
  func `whole numbers keep their digits`(number: String) throws {
    for json in [number, #"{"a":[\#(number)]}"#] {
      let value = try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
      #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == json)
    }
    let value = try JSONDecoder().decode(PlainValue.self, from: Data("[\(number)]".utf8))
    let list = try PropertyListEncoder().encode(value)
    #expect(try PropertyListDecoder().decode(PlainValue.self, from: list) == value)
  }

  @Test(arguments: [Double.infinity: "inf", -.infinity: "-inf"])
  func `an infinite number is written as a text`(number: Double, written: String) throws {
    let value = PlainValue.object(["a": .number(number), "b": .integer(1)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == #"{"a":"\#(written)","b":1}"#)
  }

  @Test(arguments: ["1e400", "-1e400", #"{"a":[1,1e400]}"#])
  func `a number that is too large is refused with a reason`(json: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
    }
    #expect("\(String(describing: error))".contains("A number is too large"))
  }

  @Test func `deep nesting is rejected with a reason`() {
    let json = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
    }
    #expect("\(String(describing: error))".contains("Values are nested more than 32 levels deep"))
  }
}
