import IntentDiagnostics
import IntentLocalisation

/// What the client can do, as it says when it connects.
struct ClientCapabilities {
  /// The units of characters in positions.
  var encoding = PositionEncoding.utf16
  /// Whether the client shows Markdown when a value is pointed at.
  var showsMarkdown = false
  /// Whether symbols can have parts.
  var nestsSymbols = false
  /// Whether a problem can have notes with places.
  var showsNotes = false
  /// Whether a change can be of documents with versions.
  var changesVersions = false
  /// Whether a change can create a file.
  var createsFiles = false
  /// Whether people can be asked before a change.
  var asksBeforeChanges = false
  /// Whether the server can ask for changes of files on disk.
  var watchesFiles = false

  init() {}

  init(_ parameters: LocatedJSON?) {
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
