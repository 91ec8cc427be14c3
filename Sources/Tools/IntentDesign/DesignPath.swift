import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes

extension ElementKind {
  /// The path of keys from the dictionary of a path's owner to what holds elements of this kind.
  var keys: [DefinitionKey] {
    [owner == .response ? ElementKind.response.container : nil, container].compactMap(\.self)
  }

  var withArticle: String { (word.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + word }
}

/// A path on the command line: an element, possibly followed by an attribute.
package struct DesignPath: Sendable, Hashable {
  let text: String
  private let path: PathText

  package init(_ text: String) throws(DesignProblem) {
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

  /// Refuses an element whose path would name another one.
  package init(_ element: ElementPath, attribute: String? = nil) throws(DesignProblem) {
    guard ElementPath(element.text) == element else {
      throw DesignProblem(
        "'\(element.text.shortened)' has a name with a point, a parenthesis or outer spaces; "
          + "rename it in Xcode or a text editor first"
      )
    }
    try self.init(attribute.map { "\(element.text).\($0)" } ?? element.text)
  }

  /// `nil` if no kind of element has that many names.
  var element: ElementPath? { path.path(path.names.count) }

  var attribute: (element: ElementPath, name: String)? {
    guard let name = path.names.last, let element = path.path(path.names.count - 1) else { return nil }
    return (element, name)
  }
}

extension DesignPath {
  /// The order of values that are set together: 0 for a type, 1 for a bound, 2 for anything else.
  package var rank: Int {
    guard let (element, name) = attribute else { return 2 }
    return switch DesignAttribute.all(of: element.kind).first(where: { $0.name == name })?.form {
    case .type: 0
    case .bound: 1
    default: 2
    }
  }
}

/// Why `design` can't do something, as a sentence without a final period.
package struct DesignProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
