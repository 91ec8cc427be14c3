import Foundation
import IntentRuntime

/// Writes its process IDs to a file, if one is given.
final class BadService {
  private let trouble: Trouble
  private let note: String?
  private var lastQuestion: PlainValue?

  init(_ trouble: Trouble, note: String?) {
    self.trouble = trouble
    self.note = note
  }

  func run() {
    begin()
    while let line = readLine() {
      guard case .object(let fields) = try? JSONDecoder().decode(PlainValue.self, from: Data(line.utf8)),
        case .string(let method) = fields["method"]
      else { continue }
      switch method {
      case "initialize" where trouble == .version:
        answer(fields["id"], .object(["protocolVersion": .integer(2)]))
      case "options": takeQuestion(fields["id"])
      case "cancel" where trouble == .late: answer(lastQuestion, Self.options("late"))
      default: break
      }
    }
    while trouble == .stubborn { sleep(1) }
  }

  private func begin() {
    var others: [Int32] = []
    switch trouble {
    case .stubborn, .deaf:
      for number in [SIGTERM, SIGHUP, SIGINT] { signal(number, SIG_IGN) }
    case .family:
      // Foundation gives the process its own group; the shell does not.
      for command in [["/bin/sleep", "3600"], ["/bin/sh", "-c", "sleep 3601 & sleep 3602"]] {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: command[0])
        child.arguments = Array(command.dropFirst())
        try? child.run()
        others.append(child.processIdentifier)
      }
    case .parent:
      // Leaves the process in this group, unlike Foundation.
      var line = [CChar](repeating: 0, count: 32)
      if let output = popen("echo $$; exec sleep 3600", "r"), fgets(&line, 31, output) != nil {
        others.append(Int32(strtol(line, nil, 10)))
      }
    default: break
    }
    OwnNumber.write(to: note, and: others)
    switch trouble {
    case .deaf: while true { sleep(1) }
    case .chatter:
      print("Loading \u{1B}[1mcities\u{1B}[0m …\nDone")
      fflush(nil)
      exit(0)
    case .flood: while true { write("no answer\n{}\n") }
    case .unasked: while true { write(#"{"jsonrpc":"2.0","id":1000,"result":null}"# + "\n") }
    case .line: while true { write(String(repeating: "x", count: 60_000)) }
    default: break
    }
  }

  private func takeQuestion(_ id: PlainValue?) {
    lastQuestion = id
    switch trouble {
    case .rubbish:
      write("loading\u{1B}[2J\n\n{\"jsonrpc\":\"2.0\"}\n[]\n\u{0}\u{FFFD}\n")
      answer(.integer(1_000_000), .null)
      answer(id, Self.options("home"))
    case .errors:
      let line = Data("warning: the map is old \u{1B}[31m\n".utf8)
      for _ in 0..<100_000 { FileHandle.standardError.write(line) }
      answer(id, Self.options("home"))
      exit(4)
    case .wrong: answer(id, .object(["sections": .array([.object(["options": .array([.integer(7)])])])]))
    case .newer: answer(id, Self.newer)
    case .quitter:
      FileHandle.standardError.write(Data("no map\n".utf8))
      exit(3)
    case .once:
      answer(id, Self.options("home"))
      exit(0)
    case .closing: close(STDOUT_FILENO)
    case .silent, .late, .parent: break
    default: answer(id, Self.options("home"))
    }
  }

  private func answer(_ id: PlainValue?, _ result: PlainValue) {
    guard let id else { return }
    let message: PlainValue = .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
    guard let data = try? JSONEncoder().encode(message) else { return }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func options(_ identifier: String) -> PlainValue {
    let value: PlainValue = .object([
      "identifier": .string(identifier), "displayString": .string(identifier),
    ])
    let option: PlainValue = .object([
      "value": value, "identifier": .string(identifier), "displayString": .string(identifier),
    ])
    return .object(["sections": .array([.object(["options": .array([option])])])])
  }

  /// Resembles a later version of the protocol.
  private static var newer: PlainValue {
    let value: PlainValue = .object(["identifier": .string("home"), "displayString": .string("home")])
    let option: PlainValue = .object([
      "value": value, "identifier": .string("home"), "displayString": .string("home"),
      "colour": .string("red"),
    ])
    let section: PlainValue = .object(["options": .array([option]), "footer": .string("More")])
    return .object(["sections": .array([section]), "total": .integer(1)])
  }
}
