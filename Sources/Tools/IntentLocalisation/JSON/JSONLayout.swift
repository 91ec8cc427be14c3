import IntentDiagnostics
import IntentPlatform
import IntentSchema

/// How a catalog is laid out, so that changed parts look like the rest.
package struct JSONLayout: Sendable {
  /// `nil` for a single line.
  var indentation: String? = "  "
  var newline = "\n"
  var colon = ": "
  var comma = ", "
  /// Whether to match Foundation, and so Xcode.
  private var isFoundation = false

  package init() {}

  /// Everything on one line, for a sentence.
  package static let line: JSONLayout = {
    var layout = JSONLayout()
    layout.indentation = nil
    return layout
  }()

  /// Keys in ``CatalogOrder``, an empty line in empty objects, and only necessary escapes.
  package static let foundation: JSONLayout = {
    var layout = JSONLayout()
    (layout.colon, layout.isFoundation) = (" : ", true)
    return layout
  }()

  /// - Parameters:
  ///   - names: These come first; others follow in alphabetical order.
  ///   - margin: The indentation of the value's first line.
  package func text(of plain: PlainValue, names: [String] = [], margin: String = "") -> String {
    switch plain {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .largeInteger(let value): "\(value)"
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .date(let value): number(value.timeIntervalSinceReferenceDate)
    case .data(let value): string(value.base64EncodedString())
    case .array(let elements):
      container("[", "]", elements.map { text(of: $0, margin: margin + (indentation ?? "")) }, margin)
    case .object(let fields):
      container("{", "}", members(of: fields, names: names, margin: margin + (indentation ?? "")), margin)
    }
  }

  func member(_ name: String, _ value: PlainValue, margin: String) -> String {
    string(name) + colon + text(of: value, margin: margin)
  }

  /// - Parameters:
  ///   - names: These come first; empty for the usual names.
  ///   - old: The names in the text. Foundation's order applies only if they follow it.
  func order(of fields: [String: PlainValue], names: [String], after old: [String] = []) -> [String] {
    if isFoundation, zip(old, old.dropFirst()).allSatisfy(CatalogOrder.precedes) {
      return fields.keys.sorted(by: CatalogOrder.precedes)
    }
    let first = isFoundation ? old : names.isEmpty ? ["identifier", "displayString"] : names
    let known = Set(first)
    let others = fields.keys.filter { !known.contains($0) }
    return first.filter { fields[$0] != nil }
      + (isFoundation ? others.sorted(by: CatalogOrder.precedes) : others.sorted())
  }

  private func members(of fields: [String: PlainValue], names: [String], margin: String) -> [String] {
    order(of: fields, names: names).map { member($0, fields[$0] ?? .null, margin: margin) }
  }

  private func container(_ open: String, _ close: String, _ parts: [String], _ margin: String) -> String {
    let line = newline + margin
    guard !parts.isEmpty else {
      return isFoundation && indentation != nil && open == "{" ? open + newline + line + close : open + close
    }
    guard let indentation else { return open + parts.joined(separator: comma) + close }
    return open + parts.map { line + indentation + $0 }.joined(separator: ",") + line + close
  }

  private func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    return value.isFinite ? "\(value)" : string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  package func string(_ text: String) -> String {
    if isFoundation, let bytes = try? Self.encoder.encode(text) {
      return String(decoding: bytes, as: UTF8.self)
    }
    return JSONWriter.text(of: text)
  }
}
