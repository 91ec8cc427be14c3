import IntentPlatform

/// Why a ``ConfigurationStore`` could not do what was asked.
public enum ConfigurationStoreError: Error, Sendable, Hashable {
  /// What was stored for the widget is no configuration. It now has the name `setAside`, and the widget has
  /// none.
  case corrupt(PlacedWidget, setAside: String)
  /// The place of the widget's configuration holds that of another widget. Nothing was changed.
  case otherWidget(PlacedWidget, found: PlacedWidget)
  /// Nothing is stored for the widget that was to be copied.
  case missing(PlacedWidget)
  /// The widget that was to become a copy has a configuration already. Nothing was changed.
  case occupied(PlacedWidget)
  /// The configuration is larger than a store takes, 16 MiB, or nests too deep to be read again. Nothing was
  /// changed.
  case unstorable(PlacedWidget, reason: String)
  /// Another process has kept the store locked for ten seconds. Nothing was changed.
  case busy(path: String)
  /// The system refused: its error number, at a path.
  case system(path: String, code: Int32)
  /// There are no user defaults for the suite's name.
  case noSuite(String)
}

extension ConfigurationStoreError: CustomStringConvertible {
  /// What is wrong, where, and what can be done, in one sentence without a full stop.
  public var description: String {
    switch self {
    case .corrupt(let widget, let name):
      "what was stored for \(widget) is no configuration and was set aside as '\(name)'; configure it again"
    case .otherWidget(let widget, let found):
      "the place of \(widget) holds the configuration of \(found); remove that, or choose another id"
    case .missing(let widget):
      "nothing is stored for \(widget); copy a widget that has a configuration"
    case .occupied(let widget):
      "\(widget) has a configuration already; remove it before another is copied to its place"
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
  /// The error of the call to the system that failed just now.
  static func lastSystemError(at path: String) -> ConfigurationStoreError {
    .system(path: path, code: errno)
  }
}
