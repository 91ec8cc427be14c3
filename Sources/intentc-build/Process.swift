import IntentPlatform

/// The running program.
enum Process {
  /// Ends the program.
  static func exit(_ code: Int32) -> Never {
    IntentPlatform.exit(code)
  }
}

enum StandardError {
  /// Writes a text; one that cannot be written is nobody's to hear of.
  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { IntentPlatform.write(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
