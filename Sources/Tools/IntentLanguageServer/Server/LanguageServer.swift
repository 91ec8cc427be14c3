import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

/// Handles the messages of an editor, and keeps the state of the connection.
///
/// It does no input or output itself. `LanguageServerConnection` does, and tests work without one.
package struct LanguageServer {
  enum Phase { case new, ready, shutDown }

  var phase = Phase.new
  var client = ClientCapabilities()
  /// The exit code after the client's `exit`; `nil` before.
  package internal(set) var exitCode: Int32?
  /// The process that the server must not outlive.
  package internal(set) var clientProcess: Int?
  var options: CompilerOptions
  var folders: [String] = []
  var documents: [String: OpenDocument] = [:]
  var checked: [String: CheckedInputs] = [:]
  /// The last readable version of each open definition.
  var lastRead: [String: ReadDefinition] = [:]
  var published: [String: PublishedProblems] = [:]
  /// The user's home folder; `nil` if unknown.
  var home = getenv("HOME").map { FilePath.shortened(String(cString: $0)) }
  var outgoing: [JSONTree] = []

  /// - Parameter options: The options of every check: the linked back ends, and the number of jobs.
  package init(options: CompilerOptions) {
    self.options = options
  }
}

extension LanguageServer {
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

  /// The path of a workspace folder; `nil` for the root of the file system and the home folder. Some editors
  /// name these for a file outside of any project, and searching them would take too long.
  private func folder(_ uri: String) -> String? {
    DocumentURI.path(of: uri).flatMap { $0 == "/" || $0 == home ? nil : $0 }
  }

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
    // Documents may now belong to other checks.
    checked = [:]
    for path in documents.keys.sorted() { addInputs(for: path) }
  }
}

/// The client's capabilities, from its `initialize` request.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var showsMarkdown = false
  var nestsSymbols = false
  var showsNotes = false
  var changesVersions = false
  var createsFiles = false
  var asksBeforeChanges = false
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
