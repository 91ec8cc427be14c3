import IntentCompiler

extension ModuleNames {
  /// A property wrapper as an attribute.
  ///
  /// - Parameters:
  ///   - name: Its name in the protocols of App Intents, which reads best: `Parameter`.
  ///   - type: The type itself, for a module with a declaration of that name: `IntentParameter`.
  func wrapper(_ name: String, _ type: String) -> String {
    "@\(declared.contains(name) ? imported(type, from: .appIntents) : name)"
  }
}
