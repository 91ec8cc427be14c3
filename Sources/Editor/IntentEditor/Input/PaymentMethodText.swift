import IntentSchema

/// Parses payment methods: `credit Blue Card (1234)`; kind and hint are optional.
enum PaymentMethodText {
  static func method(from text: String) -> PaymentMethodValue? {
    var rest = text[...]
    var hint: String?
    if rest.last == ")", let start = rest.lastIndex(of: "(") {
      let name = rest[..<start].trimming(while: \.isWhitespace)
      if !name.isEmpty {
        hint = String(rest[start...].dropFirst().dropLast())
        rest = name
      }
    }
    let word = rest.prefix { !$0.isWhitespace }
    let name = rest.dropFirst(word.count).trimming(while: \.isWhitespace)
    let kind = PaymentMethodValue.Kind.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
    if let kind, !name.isEmpty {
      return PaymentMethodValue(kind, name: String(name), identificationHint: hint)
    }
    return rest.isEmpty ? nil : PaymentMethodValue(.unknown, name: String(rest), identificationHint: hint)
  }

  static func text(of method: PaymentMethodValue) -> String {
    let kind = method.kind == .unknown ? [] : [method.kind.rawValue]
    let hint = method.identificationHint.map { ["(\($0))"] } ?? []
    return (kind + [method.name] + hint).joined(separator: " ")
  }
}
