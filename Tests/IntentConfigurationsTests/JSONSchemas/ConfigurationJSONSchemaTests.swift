import Foundation
import IntentChecking
import IntentSchema
import TestSupport
import Testing

@testable import IntentConfigurations

/// `test_json_schema.py` tests these schemas with a validator.
struct ConfigurationJSONSchemaTests {
  @Test func `a parameter has its title, what is known of it, and its default`() {
    let parameter = ParameterSchema(
      "count",
      tag: 1,
      title: LocalizedText("Number of Events"),
      type: .integer(NumberSettings(.slider, minimum: 1, maximum: 9)),
      defaultValue: .integer(3),
      visibility: VisibilityRule("mirror", .isAnyOf([.boolean(false)]))
    )
    #expect(
      text(parameter) == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Up Next",
          "description": "Shows what comes next.",
          "type": "object",
          "properties": {
            "count": {
              "title": "Number of Events",
              "description": "whole number; 1 to 9; slider; default 3\\nshown only while 'mirror' is false",
              "default": 3,
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "maximum": 9
            }
          },
          "patternProperties": {
            "^\\\\$": true
          },
          "additionalProperties": false
        }

        """
    )
  }

  @Test func `a list holds as many elements as the widget size allows`() throws {
    let parameter = ParameterSchema(
      "names",
      tag: 1,
      title: LocalizedText(""),
      type: .string(TextSettings()),
      isArray: true,
      arraySizes: ArraySizes([.systemSmall: 1, .systemMedium: 4]),
      defaultValue: .string("new")
    )
    let names = try property("names", parameter, family: .systemMedium)
    #expect(names["maxItems"] as? Int == 4)
    #expect(try property("names", parameter, family: .systemLarge)["maxItems"] == nil)
    #expect(try property("names", parameter)["maxItems"] == nil)
    #expect(names["default"] as? [String] == [])
    #expect((names["items"] as? [String: Any])?["default"] as? String == "new")
    #expect(names["title"] == nil)
  }

  @Test func `a case is known by its name, shown by its title, and read by its number too`() throws {
    let parameter = ParameterSchema(
      "mode",
      tag: 1,
      title: LocalizedText("Mode"),
      type: .enumeration("Mode~/é"),
      defaultValue: .enumCase("wide")
    )
    let mode = try property("mode", parameter)
    #expect(mode["$ref"] as? String == "#/$defs/enum.Mode~0~1%C3%A9")
    #expect(mode["anyOf"] == nil && mode["type"] == nil)
    #expect(mode["default"] as? String == "wide")
    let definition = try definition("enum.Mode~/é", parameter)
    let values = try #require(definition["enum"] as? [Any])
    #expect(values.count == 3)
    #expect(values[0] as? String == "wide" && values[1] as? Int == 10 && values[2] is NSNull)
    #expect(definition["description"] as? String == "wide: Wide\nThe number of a case is accepted too.")
  }

  @Test func `an element of a list is not null`() throws {
    for (type, words) in [
      (ParameterType.enumeration("Mode~/é"), ["string", "integer"]),
      (.object("Folder"), ["object", "string"]),
    ] {
      let parameter = ParameterSchema("all", tag: 1, title: LocalizedText(""), type: type, isArray: true)
      let elements = try #require(try property("all", parameter)["items"] as? [String: Any])
      #expect(elements["type"] as? [String] ?? [elements["type"] as? String ?? ""] == words)
    }
  }

  @Test func `an unknown property of an object is named, and each field has a title`() throws {
    let parameter = ParameterSchema("folder", tag: 1, title: LocalizedText(""), type: .object("Folder"))
    let folder = try definition("object.Folder", parameter)
    #expect(folder["additionalProperties"] as? Bool == false)
    #expect(folder["type"] as? [String] == ["object", "string", "null"])
    #expect(folder["minLength"] as? Int == 1)
    let properties = try #require(folder["properties"] as? [String: [String: Any]])
    #expect(properties["displayString"]?["title"] as? String == "Display String")
    #expect(properties["displayString"]?["description"] as? String == "What people see")
    #expect(try property("folder", parameter)["anyOf"] == nil)
  }

  @Test func `an object type that holds itself refers to itself`() throws {
    let parameter = ParameterSchema("folder", tag: 1, title: LocalizedText(""), type: .object("Folder"))
    let folder = try definition("object.Folder", parameter)
    let properties = try #require(folder["properties"] as? [String: [String: Any]])
    let forms = try #require(folder["anyOf"] as? [[String: Any]])
    #expect(forms.map { $0["required"] as? [String] } == [["identifier"], ["displayString"]])
    let folders = properties["folders"]?["items"] as? [String: Any]
    #expect(folders?["$ref"] as? String == "#/$defs/object.Folder")
    #expect(folders?["type"] as? [String] == ["object", "string"])
  }

  @Test func `only types that the intent needs are defined`() throws {
    let parameter = ParameterSchema(
      "a",
      tag: 1,
      title: LocalizedText(""),
      type: .dateComponents(DateSettings())
    )
    let root = try root(parameter)
    #expect((root["$defs"] as? [String: Any])?.keys.sorted() == ["dateComponents"])
  }

  @Test func `bounds of a measurement apply in every unit`() throws {
    let settings = MeasurementSettings(.length, defaultUnit: .meters, minimum: 0, maximum: 1000)
    let parameter = ParameterSchema("way", tag: 1, title: LocalizedText(""), type: .measurement(settings))
    let forms = try #require(try property("way", parameter)["anyOf"] as? [[String: Any]])
    let kilometers = forms.compactMap { $0["properties"] as? [String: [String: Any]] }
      .first { "\($0["unit"] ?? [:])".contains("kilometers") }
    #expect(kilometers?["value"]?["maximum"] as? Double == 1)
  }

  @Test func `converting a bound to another unit loses nothing`() throws {
    let settings = MeasurementSettings(.mass, defaultUnit: .kilograms, minimum: 0, maximum: 500)
    let parameter = ParameterSchema("weight", tag: 1, title: LocalizedText(""), type: .measurement(settings))
    let forms = try #require(try property("weight", parameter)["anyOf"] as? [[String: Any]])
    let pounds = forms.compactMap { $0["properties"] as? [String: [String: Any]] }
      .first { "\($0["unit"] ?? [:])".contains("pounds") }
    let maximum = try #require(pounds?["value"]?["maximum"] as? Double)
    let most = try #require(MeasurementUnit.kilograms.convert(500, to: .pounds))
    #expect(maximum >= most && maximum < most * (1 + 1e-11))
  }

  // MARK: Support

  private func text(_ parameter: ParameterSchema, family: ConfigurationFamily? = nil) -> String {
    let schema = ConfigurationSchema(
      "UpNext",
      className: "UpNextIntent",
      title: LocalizedText("Up Next"),
      description: LocalizedText("Shows what comes next."),
      parameters: [parameter],
      types: TypeTable(
        enums: [
          "Mode~/é": EnumSchema(
            "Mode~/é",
            title: LocalizedText("Mode"),
            cases: [.init("wide", index: 10, title: LocalizedText("Wide"))]
          )
        ],
        objects: [
          "Folder": ObjectSchema(
            "Folder",
            title: LocalizedText("Folder"),
            properties: [
              .init("folders", tag: 100, title: LocalizedText(""), type: .object("Folder"), isArray: true)
            ]
          )
        ]
      )
    )
    return String(decoding: ConfigurationJSONSchema.text(of: schema, family: family), as: UTF8.self)
  }

  private func root(
    _ parameter: ParameterSchema,
    family: ConfigurationFamily? = nil
  ) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text(parameter, family: family).utf8))
    return try #require(object as? [String: Any])
  }

  private func property(
    _ name: String,
    _ parameter: ParameterSchema,
    family: ConfigurationFamily? = nil
  ) throws -> [String: Any] {
    try #require((try root(parameter, family: family)["properties"] as? [String: [String: Any]])?[name])
  }

  private func definition(_ name: String, _ parameter: ParameterSchema) throws -> [String: Any] {
    try #require((try root(parameter)["$defs"] as? [String: [String: Any]])?[name])
  }
}
