import IntentDiagnostics

extension Diagnostic {
  /// The paths of the diagnostic and its notes.
  package var files: [String] { ([location] + notes.map(\.location)).compactMap { $0?.file } }

  /// The message, with the file of the problem or its cause, unless that is the edited file.
  package func message(besides path: String) -> String {
    guard let file = files.first(where: { FilePath.shortened($0) != FilePath.shortened(path) }) else {
      return message
    }
    return file == location?.file ? "'\(file)': \(message)" : "\(message); see '\(file)'"
  }

  package func words(besides path: String) -> String { "\(severity.rawValue): \(message(besides: path))" }
}
