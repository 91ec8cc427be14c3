import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
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

extension LanguageServer {
  /// Starts the connection.
  mutating func initialize(_ parameters: JSONTree?) -> JSONTree {
    phase = .ready
    client = ClientCapabilities(parameters)
    clientProcess = parameters?["processId"]?.integer
    let listed = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let roots = listed.isEmpty ? [parameters?["rootUri"]?.string].compactMap(\.self) : listed
    folders = roots.compactMap(folder)
    options.reportsLints = parameters?["initializationOptions"]?["lint"]?.isTrue ?? false
    return [
      "capabilities": capabilities, "serverInfo": ["name": "intentc", "version": .string(Compiler.version)],
    ]
  }

  private var capabilities: JSONTree {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "hoverProvider": true,
      "completionProvider": ["triggerCharacters": ["<", ">"]],
      "definitionProvider": true,
      "referencesProvider": true,
      "documentSymbolProvider": true,
      "documentFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.intentc"]],
      "renameProvider": ["prepareProvider": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// The path of a workspace folder; `nil` for the root of the file system and for the home folder. Some editors name
  /// these for a file outside of any project, and a search of them would not end.
  private func folder(_ uri: String) -> String? {
    DocumentURI.path(of: uri).flatMap { $0 == "/" || $0 == home ? nil : $0 }
  }

  /// Asks for the changes of files on disk.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = [
      "**/*.{intentdefinition,strings,stringsdict,xcstrings}", "**/\(InputFile.projectFileName)",
    ]
    let registration: JSONTree = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers.map { ["globPattern": .string($0)] })],
    ]
    outgoing.append(
      ServerMessage.request("client/registerCapability", ["registrations": [registration]], id: "files")
    )
  }

  mutating func changeFolders(_ event: JSONTree?) {
    func paths(_ key: String) -> [String] {
      event?[key]?.elements.compactMap { $0["uri"]?.string.flatMap(folder) } ?? []
    }
    let removed = Set(paths("removed"))
    folders.removeAll(where: removed.contains)
    folders += paths("added").filter { !folders.contains($0) }
    // Which call each document belongs to may have changed.
    checked = [:]
    for path in documents.keys.sorted() { addInputs(for: path) }
  }
}

/// The client's capabilities, from its `initialize` request.
struct ClientCapabilities {
  /// The units of characters in positions.
  var encoding = PositionEncoding.utf16
  /// Whether the client shows Markdown in hovers.
  var showsMarkdown = false
  /// Whether symbols can have parts.
  var nestsSymbols = false
  /// Whether a problem can have notes with places.
  var showsNotes = false
  /// Whether a change can name the versions of documents.
  var changesVersions = false
  /// Whether a change can create a file.
  var createsFiles = false
  /// Whether the client can ask people before a change.
  var asksBeforeChanges = false
  /// Whether the server can ask for changes of files on disk.
  var watchesFiles = false

  init() {}

  init(_ parameters: JSONTree?) {
    let all = parameters?["capabilities"]
    let (documents, workspace) = (all?["textDocument"], all?["workspace"])
    encoding = PositionEncoding(
      offered: all?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    )
    showsMarkdown =
      documents?["hover"]?["contentFormat"]?.elements.contains { $0.string == "markdown" } ?? false
    nestsSymbols = documents?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.isTrue ?? false
    showsNotes = documents?["publishDiagnostics"]?["relatedInformation"]?.isTrue ?? false
    let edits = workspace?["workspaceEdit"]
    changesVersions = edits?["documentChanges"]?.isTrue ?? false
    createsFiles = edits?["resourceOperations"]?.elements.contains { $0.string == "create" } ?? false
    asksBeforeChanges = edits?["changeAnnotationSupport"]?.members != nil
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
  }
}
