import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentText

extension LanguageServer {
  var unsaved: UnsavedFiles {
    var files = UnsavedFiles()
    for (path, document) in documents where !document.isBinary {
      files.texts[path] = DocumentURI.isDefinition(path) ? document.file : document.text.bytes
    }
    return files
  }

  mutating func open(_ parameters: JSONTree?) {
    guard let item = parameters?["textDocument"], let uri = item["uri"]?.string,
      let path = DocumentURI.key(of: uri), let text = item["text"]?.string
    else { return }
    guard !DocumentURI.isSwift(path) else {
      openSwiftFiles.insert(path)
      return addInputs(for: path)
    }
    guard
      !DocumentURI.isUntitled(path) || item["languageId"]?.string == "intentdefinition"
        || text.contains("<key>\(DefinitionKey.definition(.intents).name)</key>")
    else { return }
    documents[path] = OpenDocument(
      uri: uri,
      version: item["version"]?.integer,
      text: DocumentText(Array(text.utf8))
    )
    published[path]?.isOutdated = true
    addInputs(for: path)
    markOutdated(path)
  }

  mutating func change(_ parameters: JSONTree?) {
    guard let item = parameters?["textDocument"], let uri = item["uri"]?.string,
      let path = DocumentURI.key(of: uri), let document = documents[path]
    else { return }
    let changes = parameters?["contentChanges"]?.elements ?? []
    guard let text = try? document.text.changed(changes, client.encoding) else {
      showMessage("a change of '\(path)' could not be read; close the file and open it again")
      return
    }
    documents[path]?.text = text
    documents[path]?.version = item["version"]?.integer
    published[path]?.isOutdated = true
    markOutdated(path)
  }

  mutating func close(_ parameters: JSONTree?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let path = DocumentURI.key(of: uri) else {
      return
    }
    if openSwiftFiles.remove(path) == nil {
      documents[path] = nil
      lastRead[path] = nil
      published[path]?.isOutdated = true
      forgetFiles(around: uri)
      markOutdated(path)
    } else {
      // Without any open file, nothing is checked any more.
      for path in published.keys where DocumentURI.isSwift(path) { published[path]?.isOutdated = true }
    }
    let open = openSwiftFiles.union(documents.keys)
    let needed = Set(open.compactMap(inputsPath))
    checked = checked.filter { needed.contains($0.key) || $0.value.isFolder && !open.isEmpty }
  }

  mutating func forgetFiles(around uri: String?) {
    if let path = uri.flatMap(DocumentURI.path) { forgetFiles(at: path) }
  }

  mutating func forgetFiles(at path: String) {
    for key in checked.keys where checked[key]?.concerns(path) == true {
      checked[key]?.forgetFiles(because: path)
    }
  }

  private mutating func markOutdated(_ path: String) {
    for key in checked.keys where checked[key]?.concerns(path) == true { checked[key]?.forgetResult() }
  }

  mutating func addInputs(for path: String) {
    guard let inputs = inputsPath(of: path), checked[inputs] == nil else { return }
    checked[inputs] = CheckedInputs(inputs, isFolder: inputs != path)
  }

  /// The innermost workspace folder, or the document itself outside of all folders.
  func inputsPath(of path: String) -> String? {
    let around = folders.filter { FilePath.isBelow(path, $0) }
    if let folder = around.max(by: { $0.utf8.count < $1.utf8.count }) { return folder }
    return DocumentURI.isDefinition(path) ? path : nil
  }

  mutating func showMessage(_ text: String, type: Int = 2) {
    outgoing.append(
      ServerMessage.notification(
        "window/showMessage",
        ["type": .integer(type), "message": .string(visibleText(text))]
      )
    )
  }
}
