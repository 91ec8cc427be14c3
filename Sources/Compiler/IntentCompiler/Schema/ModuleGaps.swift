import IntentDefinition

/// The parts of a module's definitions that could not be read.
package struct ModuleGaps: Sendable {
  /// Whether whole files could not be read.
  var files = false
  /// Whether an enum, a case or its name may be missing.
  var enums = false
  /// Whether an object type, a property or its name may be missing.
  var types = false
  /// Whether some references to enums or types could not be read. They may refer to one that seems unused.
  var uses = false

  init() {}

  init(_ definitions: [Definition], isComplete: Bool) {
    files = !isComplete
    enums = files || definitions.contains(where: \.gaps.enums)
    types = files || definitions.contains(where: \.gaps.types)
    uses = files || definitions.contains(where: \.gaps.uses)
  }

  /// Whether a reference to a part of an intent may be unresolved because of this.
  func areInParts(of site: DefinitionSite) -> Bool {
    files || site.definition.gaps.areInParts(ofIntent: site.intent)
  }
}
