/// What the declarations of classes look like.
package struct ClassStyle: Sendable {
  /// The access level, followed by a space; empty for `internal`.
  package var access: String
  /// Whether the declarations are usable from any actor, even in a module whose default is the main actor.
  package var isIsolationStated: Bool
  /// The prefix of enums and object types that have no prefix and no class name of their own.
  package var classPrefix: String

  package init(access: String, isIsolationStated: Bool, classPrefix: String = "") {
    self.access = access
    self.isIsolationStated = isIsolationStated
    self.classPrefix = classPrefix
  }

  init(_ options: GenerationOptions) {
    self.init(
      access: options.accessLevel.modifier,
      isIsolationStated: true,
      classPrefix: options.classPrefix ?? ""
    )
  }

  /// The modifiers of a type.
  var modifiers: String { (isIsolationStated ? "nonisolated " : "") + access }
}
