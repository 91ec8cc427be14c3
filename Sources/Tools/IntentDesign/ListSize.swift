import IntentDiagnostics
import IntentSchema
import IntentText

/// The most elements of a list in a widget family, such as `systemSmall=2`.
package struct ListSize: Sendable {
  let family: ConfigurationFamily
  let count: Int

  /// Reads a size such as `systemSmall=2`. Throws for anything else.
  package init(_ text: String) throws(DesignProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw DesignProblem(
        "'\(text.shortened)' is not a size; write 'family=count', such as 'systemSmall=2'"
      )
    }
    // Xcode's names are Small, Medium and so on.
    let word = parts[0].lowercased()
    guard
      let family = ConfigurationFamily.allCases.first(where: {
        [$0.rawValue, $0.sizeClass].contains { $0.lowercased() == word }
      })
    else {
      let families = ConfigurationFamily.allCases.map(\.rawValue)
      let nearest = Suggestions.nearest(to: parts[0], among: families).map { "did you mean '\($0)'?" }
      let hint = nearest ?? "use \(families.joined(separator: ", "))"
      throw DesignProblem("there is no widget family '\(parts[0].shortened)'; \(hint)")
    }
    guard let count = Int(parts[1]), (1...1_000).contains(count) else {
      throw DesignProblem("'\(parts[1].shortened)' is not a number of elements from 1 to 1000")
    }
    (self.family, self.count) = (family, count)
  }
}
