import IntentPlatform

/// An error of a ``ConfigurationStore``.
public enum ConfigurationStoreError: Error, Sendable, Hashable {
  /// The stored data is not a configuration. It was renamed to `setAside`.
  case corrupt(PlacedWidget, setAside: String)
  /// The file contains another widget's configuration. Nothing was changed.
  case otherWidget(PlacedWidget, found: PlacedWidget)
  /// The source of a copy has no configuration.
  case missing(PlacedWidget)
  /// The target of a copy has a configuration. Nothing was changed.
  case occupied(PlacedWidget)
  /// The configuration exceeds 16 MiB or is nested too deeply. Nothing was changed.
  case unstorable(PlacedWidget, reason: String)
  /// Another process held the store's lock for ten seconds. Nothing was changed.
  case busy(path: String)
  /// A system call failed with an error number.
  case system(path: String, code: Int32)
  /// The suite name is invalid for user defaults.
  case noSuite(String)
}

extension ConfigurationStoreError: CustomStringConvertible {
  /// The problem, its place and the fix, without a period.
  public var description: String {
    switch self {
    case .corrupt(let widget, let name):
      "the data stored for \(widget) is not a configuration; it was renamed to '\(name)', so configure the widget again"
    case .otherWidget(let widget, let found):
      "the file for \(widget) holds the configuration of \(found); remove that configuration, or use another id"
    case .missing(let widget):
      "nothing is stored for \(widget); copy a widget that has a configuration"
    case .occupied(let widget):
      "\(widget) already has a configuration; remove it before you copy another one"
    case .unstorable(let widget, let reason):
      "the configuration of \(widget) cannot be stored because \(reason); make it smaller"
    case .busy(let path):
      "'\(path)' is locked by another process; try again later"
    case .system(let path, let code):
      "cannot use '\(path)': \(String(cString: strerror(code)))"
    case .noSuite(let name):
      "there are no user defaults for the suite '\(name)'; give the name of an app group"
    }
  }
}

extension ConfigurationStoreError {
  static func lastSystemError(at path: String) -> ConfigurationStoreError {
    .system(path: path, code: errno)
  }
}
