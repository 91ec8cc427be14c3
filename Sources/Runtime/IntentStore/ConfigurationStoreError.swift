import IntentPlatform

/// An error of a ``ConfigurationStore``.
public enum ConfigurationStoreError: Error, Sendable, Hashable {
  /// The data stored for the widget was not a configuration. It was renamed to `setAside`, and the widget now
  /// has no configuration.
  case corrupt(PlacedWidget, setAside: String)
  /// The file for the widget's configuration holds the configuration of another widget. Nothing was changed.
  case otherWidget(PlacedWidget, found: PlacedWidget)
  /// Nothing is stored for the widget to copy.
  case missing(PlacedWidget)
  /// The target of a copy already has a configuration. Nothing was changed.
  case occupied(PlacedWidget)
  /// The configuration is larger than the limit of 16 MiB, or is nested too deeply to be read again. Nothing
  /// was changed.
  case unstorable(PlacedWidget, reason: String)
  /// Another process has held the lock of the store for ten seconds. Nothing was changed.
  case busy(path: String)
  /// A system call failed with an error number, at a path.
  case system(path: String, code: Int32)
  /// There are no user defaults for the name of the suite.
  case noSuite(String)
}

extension ConfigurationStoreError: CustomStringConvertible {
  /// The problem, its place and the fix, in one sentence without a full stop.
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
  /// The error of the system call that has just failed.
  static func lastSystemError(at path: String) -> ConfigurationStoreError {
    .system(path: path, code: errno)
  }
}
