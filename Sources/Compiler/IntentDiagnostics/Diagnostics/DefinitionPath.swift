import IntentSchema

/// The path of a diagnostic: the element, for people, and the keys of a value in the file, for programs.
package struct DefinitionPath: Sendable, Hashable {
  package var element: ElementPath?
  /// `INIntents[0].INIntentParameters[2]`
  package var keys: ValuePath
  /// Whether the message says the keys, too.
  let areKeysSaid: Bool

  /// Cuts overlong names, because every diagnostic stores its path.
  package init(_ element: ElementPath?, keys: ValuePath = [], areKeysSaid: Bool = false) {
    self.element = element.map { path in
      ElementPath(path.kind, path.names.map { $0.utf8.count > 200 ? $0.shortened : $0 })
    }
    (self.keys, self.areKeysSaid) = (keys, areKeysSaid)
  }

  /// The names on the way to the element.
  package var ways: [String] { element?.ways ?? [] }

  /// The element as people type it; empty for a definition, or a value that belongs to no element.
  package var words: String { element.flatMap { $0 == .definition ? nil : $0.text } ?? "" }
}
