import AppFacts
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform
import Testing

@testable import IntentLanguageServer

/// Sends messages as an editor does, and keeps what comes back.
struct TestClient {
  var server: LanguageServer
  var received: [JSONTree] = []
  private var lastID = 0

  init(
    folder: String? = nil,
    encodings: [String] = [],
    capabilities: JSONTree = TestClient.everything,
    options: JSONTree = [:],
    readSwift: @escaping SwiftReading.Reader = TestClient.findNoSwift
  ) throws {
    server = LanguageServer(options: CompilerOptions(), readSwift: readSwift)
    var capabilities = capabilities.members ?? []
    capabilities.append(.init("general", ["positionEncodings": .array(encodings.map(JSONTree.string))]))
    _ = try request(
      "initialize",
      [
        "processId": .null, "rootUri": folder.map { .string(URIText.reference(toFile: $0)) } ?? .null,
        "capabilities": .object(capabilities), "initializationOptions": options,
      ]
    )
    notify("initialized", [:])
  }

  init(silent: Void) {
    server = LanguageServer(options: CompilerOptions(), readSwift: Self.findNoSwift)
  }

  static let findNoSwift: SwiftReading.Reader = { _, done in
    done(.success(SwiftCode()))
    return {}
  }

  static let everything: JSONTree = [
    "textDocument": [
      "hover": ["contentFormat": ["markdown"]],
      "publishDiagnostics": ["relatedInformation": true],
    ],
    "workspace": [
      "workspaceEdit": [
        "documentChanges": true, "changeAnnotationSupport": [:],
      ],
      "didChangeWatchedFiles": ["dynamicRegistration": true],
    ],
  ]

  mutating func request(_ method: String, _ parameters: JSONTree) throws -> JSONTree {
    let answer = answer(method, parameters)
    return try #require(answer["result"], "\(method): \(answer["error"]?.json ?? "no answer")")
  }

  mutating func failure(_ method: String, _ parameters: JSONTree) throws -> Int {
    try #require(answer(method, parameters)["error"]?["code"]?.integer)
  }

  mutating func failureMessage(_ method: String, _ parameters: JSONTree) throws -> String {
    try #require(answer(method, parameters)["error"]?["message"]?.string)
  }

  private mutating func answer(_ method: String, _ parameters: JSONTree) -> JSONTree {
    lastID += 1
    let id = lastID
    send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters])
    let index = received.lastIndex { $0["id"]?.integer == id && $0["method"] == nil }
    return index.map { received.remove(at: $0) } ?? .null
  }

  mutating func notify(_ method: String, _ parameters: JSONTree) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func send(_ message: JSONTree) {
    received += server.receive(Array(message.json.utf8))
  }

  mutating func wait() {
    while server.hasChanges { received += server.checkChanges() }
  }

  // MARK: Documents

  mutating func open(_ path: String, _ text: String) {
    let item: JSONTree = [
      "uri": .string(URIText.reference(toFile: path)), "languageId": "xml", "version": 1,
      "text": .string(text),
    ]
    notify("textDocument/didOpen", ["textDocument": item])
    wait()
  }

  mutating func change(_ path: String, to text: String, version: Int = 2) {
    let document: JSONTree = ["uri": .string(URIText.reference(toFile: path)), "version": .integer(version)]
    notify("textDocument/didChange", ["textDocument": document, "contentChanges": [["text": .string(text)]]])
    wait()
  }

  /// Uses the place just before the mark, or inside of it at a `|`.
  static func at(_ mark: String, in text: String, of path: String) throws -> [JSONTree.Member] {
    let plain = mark.replacing("|", with: "")
    let start = try #require(text.firstRange(of: plain)).lowerBound
    let inside = mark.prefix { $0 != "|" }.count
    let place = mark.contains("|") ? text.index(start, offsetBy: inside) : start
    return [
      .init("textDocument", ["uri": .string(URIText.reference(toFile: path))]),
      .init("position", position(of: place, in: text)),
    ]
  }

  static func position(of index: String.Index, in text: String) -> JSONTree {
    let before = text[..<index]
    let line = before.count { $0.isNewline }
    let start = before.lastIndex { $0.isNewline }.map { text.index(after: $0) } ?? text.startIndex
    return ["line": .integer(line), "character": .integer(text[start..<index].utf16.count)]
  }

  /// Published last.
  func problems(of path: String) -> [JSONTree] {
    let uri = URIText.reference(toFile: path)
    let all = received.filter {
      $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == uri
    }
    return all.last?["params"]?["diagnostics"]?.elements ?? []
  }
}

extension JSONTree {
  var isNull: Bool { kind == .null }

  var json: String {
    var writer = JSONWriter()
    writer.tree(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// `3:4-3:8`.
  var rangeWords: String {
    func words(_ key: String) -> String {
      "\(self[key]?["line"]?.integer ?? -1):\(self[key]?["character"]?.integer ?? -1)"
    }
    return "\(words("start"))-\(words("end"))"
  }
}

/// Positions are in UTF-16.
func applied(_ edits: [JSONTree], to text: String) throws -> String {
  func offset(_ position: JSONTree?) throws -> String.Index {
    let line = try #require(position?["line"]?.integer)
    let character = try #require(position?["character"]?.integer)
    var start = text.startIndex
    for _ in 0..<line {
      start = try #require(text[start...].firstIndex { $0.isNewline }.map { text.index(after: $0) })
    }
    return text.utf16.index(start, offsetBy: character)
  }
  var result = text
  let places = try edits.map { edit in
    (try offset(edit["range"]?["start"])..<offset(edit["range"]?["end"]), edit["newText"]?.string ?? "")
  }
  for (range, new) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
    result.replaceSubrange(range, with: new)
  }
  return result
}
