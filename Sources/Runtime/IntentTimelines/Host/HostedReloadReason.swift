/// Why a widget's timeline is requested.
public enum HostedReloadReason: String, Sendable, Hashable {
  /// The widget was placed, or the host started.
  case placed
  /// The configuration changed.
  case configured
  /// The provider of its kind was replaced.
  case replaced
  /// The policy of the last timeline requires it.
  case policy
  /// The app requested it.
  case requested
  /// The last attempt failed.
  case retry
}
