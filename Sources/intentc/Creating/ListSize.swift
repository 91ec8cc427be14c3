import ArgumentParser
import IntentSchema

/// How many elements of a list a widget family shows, as it is written on the command line: `systemSmall=2`.
struct ListSize: Sendable, ExpressibleByArgument {
  let family: ConfigurationFamily
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let family = ConfigurationFamily(named: parts[0]), let count = Int(parts[1]),
      (1...1_000).contains(count)
    else { return nil }
    (self.family, self.count) = (family, count)
  }
}
