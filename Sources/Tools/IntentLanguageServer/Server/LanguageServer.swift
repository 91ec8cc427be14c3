import IntentCompiler
import IntentDiagnostics
import IntentPlatform

/// The state of a connection with an editor, and what its messages do.
///
/// It neither reads nor writes streams: `LanguageServerConnection` does, and tests do not need one.
package struct LanguageServer {
  enum Phase { case new, ready, shutDown }

  var phase = Phase.new
  var client = ClientCapabilities()
  /// The exit code after the client's `exit`; `nil` before.
  package internal(set) var exitCode: Int32?
  /// The process that the server must not outlive.
  package internal(set) var clientProcess: Int?
  /// The options of every check.
  var options: CompilerOptions
  /// The folders of the client's workspace.
  var folders: [String] = []
  /// The open documents, by path.
  var documents: [String: OpenDocument] = [:]
  /// What is checked, by path.
  var checked: [String: CheckedInputs] = [:]
  /// Each open definition as it was when it could be read last.
  var lastRead: [String: ReadDefinition] = [:]
  /// The problems that the client shows, by path.
  var published: [String: PublishedProblems] = [:]
  /// The home folder of the user; `nil` if it is unknown.
  var home = getenv("HOME").map { FilePath.shortened(String(cString: $0)) }
  /// The messages to send.
  var outgoing: [JSONTree] = []

  /// - Parameter options: The options of every check: the back ends that the program links, and the number of jobs.
  package init(options: CompilerOptions) {
    self.options = options
  }
}
