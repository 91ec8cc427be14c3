import IntentCompiler

/// What the declarations of classes look like.
package struct ClassStyle: Sendable {
  /// The access level, followed by a space; empty for `internal`.
  package var access: String
  /// Whether the declarations are those of Apple's tool to the last space. Otherwise they also say that any actor can
  /// use them, even in a module whose default is the main actor.
  package var isExact: Bool
  /// The prefix of enums and object types that have no prefix and no class name of their own.
  package var classPrefix: String

  package init(access: String, isExact: Bool, classPrefix: String = "") {
    self.access = access
    self.isExact = isExact
    self.classPrefix = classPrefix
  }

  init(_ options: GenerationOptions) {
    self.init(
      access: options.accessLevel.modifier,
      isExact: false,
      classPrefix: options.classPrefix ?? ""
    )
  }

  /// The modifiers of a type.
  var modifiers: String { (isExact ? "" : "nonisolated ") + access }
}
