import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

extension LanguageServer {
  /// Starts the connection.
  mutating func initialize(_ parameters: LocatedJSON?) -> JSONTree {
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

  /// The path of a workspace folder. The root of the file system is none, and neither is the home folder, which some
  /// editors name for a file outside of any project: a search of it would not end.
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

  mutating func changeFolders(_ event: LocatedJSON?) {
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
