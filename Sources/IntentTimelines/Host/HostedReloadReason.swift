/// Why a widget's timeline is asked for.
public enum HostedReloadReason: String, Sendable, Hashable {
  /// The widget was placed, or the host began.
  case placed
  /// Its configuration changed.
  case configured
  /// The policy of its last timeline asks for it.
  case policy
  /// The app asks for it.
  case requested
  /// The last attempt failed.
  case retry
}
