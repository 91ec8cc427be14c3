import ArgumentParser
import IntentDiagnostics
import LibIntentc

/// The formats that diagnostics can have.
enum OutputFormatChoice: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github

  /// The format for programs; `nil` for text on standard error.
  var machineFormat: (any DiagnosticOutputFormat)? {
    switch self {
    case .text: nil
    case .json: JSONOutput()
    case .sarif: SARIFOutput()
    case .github: GitHubOutput()
    }
  }
}
