/// What is known of the call before its arguments are parsed.
enum ProgramArguments {
  /// Whether the call asks for a completion script or all help. Only these need lists of values.
  static let askForCompletions = CommandLine.arguments.contains {
    $0.hasPrefix("--generate-completion-script") || $0.hasPrefix("--experimental-dump-help")
  }
}
