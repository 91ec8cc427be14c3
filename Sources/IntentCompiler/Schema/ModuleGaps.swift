import IntentDefinition

/// What the definitions of a module lack because they could not be read.
package struct ModuleGaps: Sendable, Hashable {
  /// Whether whole files could not be read.
  var files = false
  /// Whether an enum, a case or its name may be missing.
  var enums = false
  /// Whether an object type, a property or its name may be missing.
  var types = false
  /// Whether it is not known everywhere what refers to an enum or a type: it may have meant one that nothing uses.
  var uses = false

  init() {}

  init(_ definitions: [Definition], isComplete: Bool) {
    files = !isComplete
    enums = files || definitions.contains(where: \.gaps.enums)
    types = files || definitions.contains(where: \.gaps.types)
    uses = files || definitions.contains(where: \.gaps.uses)
  }

  /// Whether what refers to a part of an intent may find nothing.
  func areInParts(of site: DefinitionSite) -> Bool {
    files || site.definition.gaps.areInParts(ofIntent: site.intent)
  }
}
