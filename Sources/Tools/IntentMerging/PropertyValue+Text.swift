import IntentDefinition
import IntentFixes

extension PropertyValue {
  /// The value of a node of a property list.
  init(_ list: PropertyList, _ node: PropertyList.NodeID) {
    switch list.kind(node) {
    case .dictionary:
      var entries: [Key: PropertyValue] = [:]
      for child in list.children(of: node) {
        entries[Key(list.keyName(of: child))] = PropertyValue(list, child)
      }
      self = .dictionary(entries)
    case .array: self = .array(list.children(of: node).map { PropertyValue(list, $0) })
    case let kind: self = .scalar(kind, CanonicalForm.element(node, of: list))
    }
  }

  /// The XML text of a property list with this value.
  var text: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">".utf8)
    write(to: &bytes)
    return bytes + "</plist>".utf8
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .dictionary(let entries):
      bytes += "<dict>".utf8
      for (key, value) in entries.sorted(by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }) {
        bytes += "<key>".utf8
        bytes += XMLEscapes.encoded(key.bytes)
        bytes += "</key>".utf8
        value.write(to: &bytes)
      }
      bytes += "</dict>".utf8
    case .array(let elements):
      bytes += "<array>".utf8
      for element in elements { element.write(to: &bytes) }
      bytes += "</array>".utf8
    case .scalar(_, let text): bytes += text
    }
  }
}
