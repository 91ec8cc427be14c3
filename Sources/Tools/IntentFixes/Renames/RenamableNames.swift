import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension ElementKind {
  /// Whether anything in definitions and tables refers to elements of this kind by name.
  package var hasReferences: Bool {
    switch self {
    case .intent, .parameter, .responseParameter, .enumeration, .enumCase, .type, .property: true
    case .definition, .dialog, .reason, .combination, .managedCombination, .response, .responseCode: false
    }
  }
}

extension ElementPath {
  /// The format fixes the case for no value, and types' standard properties.
  package var isFixed: Bool {
    switch kind {
    case .enumCase: name == Definition.Enum.Case.noValueName
    case .property: Validator.defaultProperties.contains(name)
    default: false
    }
  }
}
