import ArgumentParser
import IntentSchema

/// A widget family on the command line: `systemSmall`, or the format's `Small`.
extension ConfigurationFamily: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(named: argument)
  }

  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
