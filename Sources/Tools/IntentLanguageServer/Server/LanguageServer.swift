import AppIntentsChecks
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

/// Handles an editor's messages; `LanguageServerConnection` reads and writes the streams.
package struct LanguageServer {
  /// Which requests the protocol allows: at first only `initialize`, and none after `shutdown`.
  enum Phase { case new, ready, shutDown }

  var phase = Phase.new
  var client = ClientCapabilities()
  /// The exit code of the program; `nil` until the client's `exit`.
  package internal(set) var exitCode: Int32?
  /// The server must not outlive this process.
  package internal(set) var clientProcess: Int?
  var options: CompilerOptions
  var folders: [String] = []
  var documents: [String: OpenDocument] = [:]
  /// Swift files that are open. The checks read the files on disk.
  var openSwiftFiles: Set<String> = []
  var checked: [String: CheckedInputs] = [:]
  var lastRead: [String: ReadableDefinition] = [:]
  var published: [String: PublishedProblems] = [:]
  var home = getenv("HOME").map { FilePath.shortened(String(cString: $0)) }
  var outgoing: [JSONTree] = []
  let readSwift: SwiftReading.Reader
  /// Whether people know that App Intents are not checked.
  var hasReportedSwift = false

  package init(options: CompilerOptions, readSwift: @escaping SwiftReading.Reader) {
    self.options = options
    self.readSwift = readSwift
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
      "capabilities": capabilities, "serverInfo": ["name": "intentc", "version": .string(Program.version)],
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
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll.intentc"]],
      "renameProvider": ["prepareProvider": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// Returns `nil` for the file system's root and the home folder. Some editors send such a root for a file
  /// outside of any project, but searching it would take too long.
  private func folder(_ uri: String) -> String? {
    DocumentURI.path(of: uri).flatMap { $0 == "/" || $0 == home ? nil : $0 }
  }

  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = [
      "**/*.{intentdefinition,strings,stringsdict,xcstrings,swift,pbxproj,plist,yml,yaml}",
      "**/\(InputFile.projectFileName)",
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
    checked = [:]
    for path in openSwiftFiles.union(documents.keys).sorted() { addInputs(for: path) }
    for path in published.keys { published[path]?.isOutdated = true }
  }
}

/// The editor's abilities, as it states them when it connects.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var showsMarkdown = false
  var showsNotes = false
  var changesVersions = false
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
    showsNotes = documents?["publishDiagnostics"]?["relatedInformation"]?.isTrue ?? false
    let edits = workspace?["workspaceEdit"]
    changesVersions = edits?["documentChanges"]?.isTrue ?? false
    asksBeforeChanges = edits?["changeAnnotationSupport"]?.members != nil
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
  }
}
