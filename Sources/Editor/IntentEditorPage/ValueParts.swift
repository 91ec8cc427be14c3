import IntentDiagnostics
import IntentEditor
import IntentRuntime
import IntentSchema
import IntentText

/// The parts of a value that the page shows in a field each, such as a person's name and phone number. The
/// page sends them as an object, as a configuration file stores it.
struct ValuePart {
  /// The field that the page shows for a part.
  enum Kind: String {
    case text, number, choice
    /// Hidden. The page sends it back unchanged, unless the first part changes.
    case kept
  }

  var name: String
  var kind = Kind.text
  var isRequired = false
  var choices: [String] = []

  /// `nil` for a value with one field.
  static func parts(of type: ParameterType) -> [ValuePart]? {
    switch type {
    case .person:
      [
        ValuePart(name: "displayName", isRequired: true), ValuePart(name: "handle"),
        ValuePart(name: "contactIdentifier", kind: .kept),
      ]
    case .placemark:
      [
        ValuePart(name: "name", isRequired: true), ValuePart(name: "locality"),
        ValuePart(name: "countryCode"),
        ValuePart(name: "latitude", kind: .number), ValuePart(name: "longitude", kind: .number),
      ]
    case .currencyAmount(let settings):
      [
        ValuePart(name: "amount", kind: .number, isRequired: true),
        ValuePart(
          name: "currencyCode",
          kind: settings.currencyCodes.isEmpty ? .text : .choice,
          isRequired: true,
          choices: settings.currencyCodes
        ),
      ]
    default: nil
    }
  }
}

extension JSONWriter {
  mutating func parts(_ parts: [ValuePart], of value: ParameterValue?) {
    let fields: [String: PlainValue] =
      if let value, case .object(let fields) = PlainValue(value) { fields } else { [:] }
    array("parts", parts) { writer, part in
      writer.object { writer in
        writer.member("name", part.name)
        writer.member("kind", part.kind.rawValue)
        writer.member("isRequired", part.isRequired)
        if part.kind == .choice { writer.array("choices", part.choices) { $0.string(visibleText($1)) } }
        switch fields[part.name] {
        case .string(let text)?: writer.member("value", text)
        case .integer(let number)?: writer.member("value", "\(number)")
        case .number(let number)?: writer.member("value", ParameterValue.decimal(number).words)
        default: writer.member("value", "")
        }
      }
    }
  }
}
