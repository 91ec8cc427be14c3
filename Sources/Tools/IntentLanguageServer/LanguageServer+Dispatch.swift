import IntentDiagnostics
import IntentLocalisation

extension LanguageServer {
  package mutating func receive(_ bytes: [UInt8], isCancelled: Bool = false) -> [JSONTree] {
    do throws(ResponseError) {
      switch try ClientMessage(bytes) {
      case .response: break
      case .notification(let method, let parameters): notify(method, parameters)
      case .request(let id, let method, let parameters):
        if isCancelled {
          let error = ResponseError(.requestCancelled, "the request was cancelled")
          outgoing.append(ServerMessage.error(error, of: id))
        } else {
          answer(id, method, parameters)
        }
      }
    } catch {
      outgoing.append(ServerMessage.error(error, of: error.id))
    }
    return takeOutgoing()
  }

  /// Compiles what has changed, and returns the messages to send. Call it when no message is waiting, so that
  /// a series of changes needs only one check.
  package mutating func checkChanges() -> [JSONTree] {
    check()
    return takeOutgoing()
  }

  private mutating func takeOutgoing() -> [JSONTree] {
    defer { outgoing = [] }
    return outgoing
  }

  private mutating func answer(_ id: JSONTree, _ method: String, _ parameters: JSONTree?) {
    do throws(ResponseError) {
      let result = try result(of: method, parameters)
      outgoing.append(ServerMessage.result(result, of: id))
    } catch {
      outgoing.append(ServerMessage.error(error, of: id))
    }
  }

  private mutating func result(
    of method: String,
    _ parameters: JSONTree?
  ) throws(ResponseError) -> JSONTree {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _): throw ResponseError(.serverNotInitialized, "the first request must be 'initialize'")
    case (.shutDown, _): throw ResponseError(.invalidRequest, "the server was shut down")
    case (.ready, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.ready, "shutdown"):
      phase = .shutDown
      return .null
    case (.ready, _): break
    }
    check()
    return switch method {
    case "textDocument/hover": try hover(parameters)
    case "textDocument/completion": try completion(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/references": try references(parameters)
    case "textDocument/documentSymbol": try documentSymbols(parameters)
    case "textDocument/formatting": try formatting(parameters)
    case "textDocument/codeAction": try codeActions(parameters)
    case "textDocument/prepareRename": try prepareRename(parameters)
    case "textDocument/rename": try rename(parameters)
    default: throw ResponseError(.methodNotFound, "there is no method '\(method.shortened)'")
    }
  }

  private mutating func notify(_ method: String, _ parameters: JSONTree?) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    // The protocol requires the server to drop other notifications before it is initialized.
    guard phase == .ready else { return }
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave": forgetFiles(around: parameters?["textDocument"]?["uri"]?.string)
    case "workspace/didChangeWatchedFiles":
      for event in parameters?["changes"]?.elements ?? [] { forgetFiles(around: event["uri"]?.string) }
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters?["event"])
    default: break
    }
  }
}
