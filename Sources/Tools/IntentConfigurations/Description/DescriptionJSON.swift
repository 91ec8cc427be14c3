import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Definitions as JSON, with everything in their schema.
///
/// The root has `formatVersion`, 1 until the meaning of a key changes, and `definitions`. The order of keys is fixed. A
/// key without a value is left out; lists and Booleans are always there. A display text is an object of `text`, `key`
/// and `table`.
package struct DescriptionJSON: Sendable {
  /// A definition to describe.
  package struct Item: Sendable {
    package var schema: DefinitionSchema
    /// The path from the command line.
    package var path: String
    /// The language of the texts.
    package var translation: Translation

    package init(_ schema: DefinitionSchema, path: String, translation: Translation = .base) {
      self.schema = schema
      self.path = path
      self.translation = translation
    }
  }

  /// The JSON text as UTF-8, with a final line break.
  package static func text(of items: [Item]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", 1)
      writer.array("definitions", items) { writer, item in
        DescriptionJSON(translation: item.translation).write(item.schema, item.path, to: &writer)
      }
    }
    writer.end()
    return writer.bytes
  }

  let translation: Translation

  private func write(_ schema: DefinitionSchema, _ path: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("name", schema.name)
      writer.array("intents", schema.intents) { write($1, to: &$0) }
      writer.array("enums", schema.enums) { write($1, to: &$0) }
      writer.array("objects", schema.objects) { writer, object in
        writer.object { writer in
          writer.member("name", object.name)
          text("title", object.title, to: &writer)
          writer.array("properties", object.properties) { write($1, to: &$0) }
        }
      }
      strings("systemIntents", schema.systemIntents, to: &writer)
    }
  }

  private func write(_ intent: DefinitionSchema.Intent, to writer: inout JSONWriter) {
    let configuration = intent.configuration
    writer.object { writer in
      writer.member("name", configuration.name)
      writer.member("className", configuration.className)
      text("title", configuration.title, to: &writer)
      text("description", configuration.description, to: &writer)
      optional("category", intent.category, to: &writer)
      optional("verb", intent.verb, to: &writer)
      writer.member("isEligibleForWidgets", intent.isEligibleForWidgets)
      writer.member("isConfigurable", intent.isConfigurable)
      writer.member("isEligibleForSuggestions", intent.isEligibleForSuggestions)
      writer.member("requiresConfirmation", intent.requiresConfirmation)
      optional("input", intent.input, to: &writer)
      optional("keyParameter", intent.keyParameter, to: &writer)
      writer.array("parameters", configuration.parameters) { write($1, to: &$0) }
      writer.array("combinations", intent.combinations) { write($1, to: &$0) }
      writer.array("managedCombinations", intent.managedCombinations) { write($1, to: &$0) }
      if let response = intent.response { write(response, to: &writer) }
    }
  }

  private func write(_ parameter: ParameterSchema, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", parameter.name)
      writer.member("tag", parameter.tag)
      text("title", parameter.title, to: &writer)
      write(parameter.type, to: &writer)
      writer.member("isArray", parameter.isArray)
      if let sizes = parameter.arraySizes {
        writer.object("arraySizes") { writer in
          for family in ConfigurationFamily.allCases {
            if let count = sizes.maximumCount(for: family) { writer.member(family.rawValue, count) }
          }
        }
      }
      if let value = parameter.defaultValue {
        writer.key("default")
        write(value, to: &writer)
      }
      if let rule = parameter.visibility { write(rule, to: &writer) }
      switch parameter.options {
      case .fixed: writer.member("options", "fixed")
      case .dynamic: writer.member("options", "dynamic")
      case .searchable: writer.member("options", "searchable")
      }
      writer.member("isConfigurable", parameter.isConfigurable)
    }
  }

  private func write(_ combination: DefinitionSchema.ParameterCombination, to writer: inout JSONWriter) {
    writer.object { writer in
      strings("parameters", combination.parameters, to: &writer)
      text("title", combination.title, to: &writer)
      text("subtitle", combination.subtitle, to: &writer)
      writer.member("isPrimary", combination.isPrimary)
      writer.member("supportsBackgroundExecution", combination.supportsBackgroundExecution)
    }
  }

  private func write(_ response: DefinitionSchema.Response, to writer: inout JSONWriter) {
    writer.object("response") { writer in
      writer.array("codes", response.codes) { writer, code in
        writer.object { writer in
          writer.member("name", code.name)
          writer.member("number", code.number)
          writer.member("isSuccess", code.isSuccess)
          text("format", code.format, to: &writer)
          text("conciseFormat", code.conciseFormat, to: &writer)
        }
      }
      writer.array("parameters", response.parameters) { write($1, to: &$0) }
      optional("output", response.output, to: &writer)
    }
  }

  private func write(_ property: ObjectSchema.Property, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", property.name)
      writer.member("tag", property.tag)
      text("title", property.title, to: &writer)
      write(property.type, to: &writer)
      writer.member("isArray", property.isArray)
    }
  }

  private func write(_ enumeration: EnumSchema, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", enumeration.name)
      text("title", enumeration.title, to: &writer)
      writer.array("cases", enumeration.cases) { writer, enumCase in
        writer.object { writer in
          writer.member("name", enumCase.name)
          writer.member("index", enumCase.index)
          text("title", enumCase.title, to: &writer)
          writer.array("synonyms", enumCase.synonyms) { text($1, to: &$0) }
        }
      }
    }
  }

  // MARK: Common values

  func text(_ key: String, _ text: LocalizedText, to writer: inout JSONWriter) {
    writer.key(key)
    self.text(text, to: &writer)
  }

  func text(_ text: LocalizedText, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", translation.text(text))
      optional("key", text.key, to: &writer)
      optional("table", text.table, to: &writer)
    }
  }

  func optional(_ key: String, _ value: String?, to writer: inout JSONWriter) {
    if let value { writer.member(key, value) }
  }

  func strings(_ key: String, _ values: [String], to writer: inout JSONWriter) {
    writer.array(key, values) { $0.string($1) }
  }
}
