import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The place of an element in a definition or in Swift, for findings about it.
struct ElementPlace: Sendable {
  var location: SourceLocation?
  var path: DefinitionPath?

  init(location: SourceLocation? = nil, path: DefinitionPath? = nil) {
    (self.location, self.path) = (location, path)
  }

  /// A place in a definition.
  init(_ site: DefinitionSite) {
    self.init(location: site.location(site.nameRange), path: site.path())
  }

  /// The place of a type or member in Swift.
  init(_ location: SourceLocation?, _ kind: ElementKind, _ names: String...) {
    self.init(location: location, path: DefinitionPath(ElementPath(kind, names)))
  }

  var isOfDefinition: Bool { path?.keys.steps.isEmpty == false }
}
