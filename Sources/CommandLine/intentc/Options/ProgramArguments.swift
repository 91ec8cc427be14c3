import IntentPlatform

/// The program's name and arguments, also without `/proc`, from which Swift reads them on Linux.
enum ProgramArguments {
  static var all: [String] {
    let known = CommandLine.arguments
    #if os(Linux)
      return known.isEmpty ? onStack : known
    #else
      return known
    #endif
  }

  /// Whether the call asks for a completion script or all help. Only these need lists of values.
  static let askForCompletions = all.contains {
    $0.hasPrefix("--generate-completion-script") || $0.hasPrefix("--experimental-dump-help")
  }

  #if os(Linux)
    /// A process starts with the count of arguments, the arguments, a null and the environment, one after another.
    private static var onStack: [String] {
      // The address before the environment contains the null.
      var place = environ - 2
      var count = 0
      while UInt(bitPattern: place.pointee) != UInt(count) {
        place -= 1
        count += 1
      }
      return (0..<count).compactMap { place[$0 + 1] }.map { String(cString: $0) }
    }
  #endif
}
