import IntentDiagnostics

/// The rule for names that people give to parts of definitions here. A definition from elsewhere may have others.
package enum GivenName {
  /// Why a text cannot be a name, in one sentence without a full stop; `nil` if it can.
  ///
  /// A name is written as it is into definitions, keys of shortcuts, placeholders, tables and Swift.
  package static func problem(_ name: String) -> String? {
    guard !name.isEmpty else { return "a name cannot be empty; use letters and digits, with a letter first" }
    guard name.utf8.count <= 200, SwiftIdentifier.make(name) == name else {
      return "'\(name.shortened)' cannot be a name; use letters and digits, with a letter first"
    }
    return nil
  }
}
