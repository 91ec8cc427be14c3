import IntentComparison
import IntentDefinition
import IntentDiagnostics

extension ElementKind {
  /// The path of keys from the dictionary of a path's owner to what holds elements of this kind.
  var keys: [PropertyValue.Key] {
    let response = owner == .response ? [PropertyValue.Key(ElementKind.response.container)] : []
    return self == .definition ? [] : response + [PropertyValue.Key(container)]
  }

  var list: ListForm? { keys.last.flatMap(ListForm.of) }

  var prefix: String {
    switch self {
    case .definition: "INIntentDefinition"
    case .intent: "INIntent"
    case .parameter: "INIntentParameter"
    case .dialog: "INIntentParameterPromptDialog"
    case .reason: "INIntentParameterUnsupportedReason"
    case .combination, .managedCombination: "INIntentParameterCombination"
    case .response: "INIntentResponse"
    case .responseParameter: "INIntentResponseParameter"
    case .responseCode: "INIntentResponseCode"
    case .enumeration: "INEnum"
    case .enumCase: "INEnumValue"
    case .type: "INType"
    case .property: "INTypeProperty"
    }
  }

  var hasType: Bool { [.parameter, .responseParameter, .property].contains(self) }

  var withArticle: String { (word.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + word }
}

/// A path on the command line: an element, possibly followed by an attribute.
struct DesignPath: Sendable, Hashable {
  let text: String
  private let path: PathText

  init(_ text: String) throws(DesignProblem) {
    self.text = text
    do throws(PathText.Problem) {
      path = try PathText(text)
    } catch {
      switch error {
      case .emptyName:
        throw DesignProblem("'\(text.shortened)' has an empty name; write a path such as 'UpNext.city'")
      case .afterParentheses(let rest):
        throw DesignProblem(
          "'\(text.shortened)' has '\(rest.shortened)' after the parentheses; write '.attribute'"
        )
      }
    }
  }

  /// `nil` if no kind of element has that many names.
  var place: ElementPath? { path.path(path.names.count) }

  var attribute: (place: ElementPath, name: String)? {
    guard let name = path.names.last, let place = path.path(path.names.count - 1) else { return nil }
    return (place, name)
  }
}

/// A sentence without a final period.
struct DesignProblem: Error, Sendable, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension String {
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
