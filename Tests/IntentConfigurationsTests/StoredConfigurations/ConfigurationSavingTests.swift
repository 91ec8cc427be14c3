import Foundation
import IntentSchema
import Testing

@testable import IntentConfigurations

struct ConfigurationSavingTests {
  private func saved(
    _ text: String,
    _ fields: [String: PlainValue],
    names: [String] = ["a", "b", "c", "d"]
  ) throws -> String {
    let file = ConfigurationFile.read(Array(text.utf8), path: "w.json")
    #expect(file.diagnostics == [])
    let bytes = try file.bytes(holding: .object(fields), as: .json, names: names)
    #expect(ConfigurationFile.read(bytes, path: "w.json").plain == .object(fields))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test
  func `only the changed value changes, whatever the layout`() throws {
    let layouts = [
      (#"{"d":1,"a":[1,2],"x":null}"#, #"{"d":2,"a":[1,2],"x":null}"#),
      (
        "{\n\t\"d\" : 1 ,\n\n\t\"a\":[ 1,\n2],\"x\" :null}\n\n",
        "{\n\t\"d\" : 2 ,\n\n\t\"a\":[ 1,\n2],\"x\" :null}\n\n"
      ),
      (
        "{\r\n \"d\": 1.0e0, \"a\": [1e0,2.00],\r\n \"x\": null\r\n}",
        "{\r\n \"d\": 2, \"a\": [1e0,2.00],\r\n \"x\": null\r\n}"
      ),
    ]
    for (before, after) in layouts {
      #expect(
        try saved(before, ["d": .integer(2), "a": .array([.integer(1), .integer(2)]), "x": .null]) == after
      )
    }
  }

  @Test(
    arguments: [
      ("{}", "{\n  \"b\": 1\n}"), (#"{"a":0}"#, #"{"a":0,"b":1}"#), (#"{ "a": 0 }"#, #"{ "a": 0, "b": 1 }"#),
      (#"{"c": 0, "a": 0}"#, #"{"c": 0, "a": 0, "b": 1}"#), (#"{"c": 0}"#, #"{"b": 1, "c": 0}"#),
      ("{\n    \"c\": 0\n}\n", "{\n    \"b\": 1,\n    \"c\": 0\n}\n"),
      ("{\n\"a\":0,\n\n\"x\":0}", "{\n\"a\":0,\n\"b\":1,\n\n\"x\":0}"),
      ("{\r\n  \"a\" : 0\r\n}", "{\r\n  \"a\" : 0,\r\n  \"b\" : 1\r\n}"),
    ]
  )
  func `a new value goes to its place in the definition's order`(before: String, after: String) throws {
    var fields: [String: PlainValue] = ["b": .integer(1)]
    for name in ["a", "c", "x"] where before.contains("\"\(name)\"") { fields[name] = .integer(0) }
    #expect(try saved(before, fields) == after)
  }

  @Test(
    arguments: [
      (#"{"a":0, "b":1}"#, #"{"b":1}"#), (#"{"b":1, "a":0}"#, #"{"b":1}"#), (#"{"a":0}"#, "{}"),
      ("{\n  \"a\": 0,\n  \"b\": 1\n}", "{\n  \"b\": 1\n}"),
    ]
  )
  func `a value that is removed leaves no gap`(before: String, after: String) throws {
    #expect(try saved(before, before.contains("b") ? ["b": .integer(1)] : [:]) == after)
  }

  @Test
  func `elements are added, removed and changed in their places`() throws {
    func text(_ elements: String) -> String { "{\n  \"a\": [\n\(elements)\n  ]\n}\n" }
    func element(_ name: String) -> PlainValue { .object(["identifier": .string(name)]) }
    let before = text("    {\"identifier\": \"x\"},\n    {\"identifier\": \"y\"}")
    func saved(_ names: String...) throws -> String {
      try self.saved(before, ["a": .array(names.map(element))])
    }
    let (x, y, z) = (#"    {"identifier": "x"}"#, #"    {"identifier": "y"}"#, #"    {"identifier": "z"}"#)
    #expect(try saved("x", "y") == before)
    #expect(try saved("x", "y", "z") == text("\(x),\n\(y),\n\(z)"))
    #expect(try saved("z", "x", "y") == text("\(z),\n\(x),\n\(y)"))
    #expect(try saved("y") == text(y))
    #expect(try saved("y", "x") == text("\(y),\n\(x)"))
    #expect(try saved() == "{\n  \"a\": []\n}\n")
  }

  @Test
  func `a new file has the definition's order, and lists and objects have a line for each part`() throws {
    let object = PlainValue.object(["identifier": .string("i"), "b": .null, "displayString": .string("I")])
    let fields: [String: PlainValue] = [
      "a": .array([]), "d": .array([object]), "c": .number(0.5), "x": .boolean(true),
      "b": .largeInteger(.max),
    ]
    let text = String(
      decoding: try ConfigurationFormat.json.data(of: .object(fields), names: ["d", "c", "b", "a"]),
      as: UTF8.self
    )
    #expect(
      text == """
        {
          "d": [
            {
              "identifier": "i",
              "displayString": "I",
              "b": null
            }
          ],
          "c": 0.5,
          "b": 18446744073709551615,
          "a": [],
          "x": true
        }

        """
    )
  }

  @Test
  func `JSON has no control or bidirectional characters`() throws {
    let text = "a\u{1B}[31m\u{7F}\u{9B}\u{202E}b\n漢\u{E0041}"
    let data = try ConfigurationFormat.json.data(of: .object(["name": .string(text)]))
    let written = String(decoding: data, as: UTF8.self)
    #expect(written.contains(#""a\u001b[31m\u007f\u009b\u202eb\n漢\udb40\udc41""#))
    #expect(try JSONDecoder().decode(PlainValue.self, from: data) == .object(["name": .string(text)]))
  }
}
