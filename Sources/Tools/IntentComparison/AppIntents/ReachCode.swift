import AppFacts
import IntentDiagnostics

extension Reach {
  /// Reads the `@available` attributes and the condition of a type.
  init(_ type: TypeCode) {
    self.init()
    condition = type.condition
    for attribute in type.attributes where attribute.name == "available" { add(attribute.text) }
  }

  /// Reads the condition of an `if #available`.
  init(availability: String) {
    self.init()
    add(availability)
  }

  private mutating func add(_ text: String) {
    // A message can contain anything.
    let text = text.replacing(/"(?:\\.|[^"\\])*"/, with: "")
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return }
    let arguments = text[text.index(after: open)...].dropLast().split(separator: ",").map(\.trimmed)
    let platform = Self.platform(arguments.first ?? "")
    let isMissing = arguments.dropFirst().contains { $0 == "unavailable" || $0.hasPrefix("obsoleted:") }
    add(platform, nil, isMissing: isMissing)
    for argument in arguments {
      let nameAndVersion = argument.split(whereSeparator: \.isWhitespace)
      guard nameAndVersion.count == 2, let version = SystemVersion(nameAndVersion[1]) else { continue }
      if nameAndVersion[0] == "introduced:" {
        add(platform, version)
      } else if !nameAndVersion[0].hasSuffix(":") {
        add(Self.platform(nameAndVersion[0]), version)
      }
    }
  }

  private static func platform(_ name: some StringProtocol) -> String {
    let name = name.split(whereSeparator: \.isWhitespace).first ?? ""
    let end = "ApplicationExtension"
    return String(name.hasSuffix(end) ? name.dropLast(end.count) : name)
  }
}
