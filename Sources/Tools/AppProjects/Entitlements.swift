import IntentDefinition
import IntentDiagnostics

/// The rights in a program's entitlements file, such as its groups of apps or of keychains.
package struct Entitlements: Sendable {
  /// The texts in a list by the key; empty for other values.
  package private(set) var values: [String: Set<String>] = [:]

  private static let sizeLimit = 1 << 20

  /// Joins the values of several files. Omits files that are not property lists.
  package init(_ paths: Set<String>) {
    for path in paths {
      guard let bytes = try? FileSystem.readRegular(path, limit: Self.sizeLimit),
        let list = PropertyListReader().read(bytes, path: path).list, list.kind(list.root) == .dictionary
      else { continue }
      for node in list.children(of: list.root) {
        let texts = list.kind(node) == .array ? list.children(of: node).compactMap { list.string($0) } : []
        values[list.keyName(of: node), default: []].formUnion(texts)
      }
    }
  }

  /// The rights that another program lacks, in words. A list with a variable such as `$(CFBundleIdentifier)`
  /// may contain any right.
  package func missing(in other: Entitlements) -> [String] {
    values.sorted { $0.key < $1.key }.compactMap { key, texts in
      guard key != "previous-application-identifiers" else { return nil }
      guard let otherTexts = other.values[key] else { return key }
      let isPlain = otherTexts.allSatisfy { !$0.replacing("$(AppIdentifierPrefix)", with: "").contains("$") }
      guard isPlain else { return nil }
      let rest = texts.subtracting(otherTexts).sorted()
      return rest.isEmpty ? nil : "\(key): \(rest.joined(separator: ", "))"
    }
  }
}
