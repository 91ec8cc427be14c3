import IntentDiagnostics
import IntentSchema

/// How many elements of a list a widget family shows, as it is written on the command line: `systemSmall=2`.
struct ListSize: Sendable {
  let family: ConfigurationFamily
  let count: Int

  /// Reads the form `family=count`.
  init(_ text: String) throws(NewDefinitionError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw NewDefinitionError(
        "'\(text.shortened)' is not a size; write 'family=count', such as 'systemSmall=2'"
      )
    }
    guard let family = ConfigurationFamily(named: parts[0]) else {
      let families = ConfigurationFamily.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: parts[0], among: families).map { "did you mean '\($0)'?" }
      let hint = nearest ?? "use \(families.joined(separator: ", "))"
      throw NewDefinitionError("there is no widget family '\(parts[0].shortened)'; \(hint)")
    }
    guard let count = Int(parts[1]), (1...1_000).contains(count) else {
      throw NewDefinitionError("'\(parts[1].shortened)' is not a number of elements from 1 to 1000")
    }
    (self.family, self.count) = (family, count)
  }
}
