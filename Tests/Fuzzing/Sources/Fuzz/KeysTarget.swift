import Foundation
import IntentRuntime
import IntentSchema

@testable import IntentEditor
@testable import IntentText

/// Feeds the full-screen editor, and as lines the plain one. The first three bytes choose the intent, the
/// face, and the size of the terminal.
enum KeysTarget {
  static func run(_ bytes: [UInt8]) {
    guard bytes.count > 3 else { return }
    let schema = Samples.schemas[Int(bytes[0]) % Samples.schemas.count]
    let state = EditorState(
      DynamicConfiguration(schema),
      family: bytes[0] & 64 == 0 ? nil : .systemSmall,
      hasOptions: bytes[0] & 128 == 0,
      purpose: .saving(to: "a\u{1B}b.json")
    )
    if bytes[1] & 1 == 0 {
      let size = TerminalSize(columns: 1 + Int(bytes[1]) / 2, lines: 1 + Int(bytes[2]) % 60)
      press(bytes[3...], in: state, on: size, glyphs: bytes[2] & 128 == 0 ? .unicode : .ascii)
    } else {
      say(bytes[3...], to: state)
    }
  }

  // MARK: Full screen

  private static func press(
    _ bytes: ArraySlice<UInt8>,
    in state: EditorState,
    on size: TerminalSize,
    glyphs: Glyphs
  ) {
    var state = state
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes) + decoder.flush()
    promise(!decoder.isWaiting, "the decoder waits at the end of the input")
    var writer = FrameWriter(isColoured: true)
    var scroll = 0
    send(.started, to: &state)
    for (number, key) in keys.enumerated() where state.outcome == nil {
      for event in state.events(for: key) { send(event, to: &state, number: number) }
      let picture = EditorPicture(size: size, glyphs: glyphs, spin: nil, scroll: scroll)
      if let lines = state.scrolling(for: key) {
        scroll = min(max(0, scroll + lines), picture.scrollLimit(of: state))
      }
      promise(state.rows.isEmpty || state.rows.indices.contains(state.focus), "the focus is on no row")
      check(writer.bytes(for: picture.frame(of: state)))
    }
  }

  /// Answers the effects in all possible ways.
  private static func send(_ event: EditorEvent, to state: inout EditorState, number: Int = 0) {
    var events = [event]
    while !events.isEmpty {
      for effect in state.reduce(events.removeFirst()) {
        switch effect {
        case .ask(let question):
          let failure = EditorEvent.answered(question.number, .failure("locked\u{7}"))
          events.append(number % 5 == 4 ? failure : .answered(question.number, .options(Samples.options)))
        case .askForDefaults(let question, _): events.append(.answered(question, .failure("locked\u{7}")))
        case .complete(let path): events.append(.completed([path + "a", path + "a\u{1B}b/"], of: path))
        case .edit(let place, let text):
          events.append(.edited(place, number % 3 == 0 ? nil : text + "\n\u{1B}x"))
        case .write(_, let replacing):
          let changed = EditorEvent.changedMeanwhile("a\u{7}")
          events.append(replacing ? .written : number % 2 == 0 ? .failed("full\u{1B}") : changed)
        case .forget, .finish: break
        }
      }
    }
  }

  /// Allows only the editor's own control sequences.
  private static func check(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        promise(rest.popFirst() == "[", "an unknown sequence")
        let parameters = rest.prefix { "0123456789;?".unicodeScalars.contains($0) }
        rest = rest.dropFirst(parameters.count)
        promise(
          rest.popFirst().map { "HJKGhlm".unicodeScalars.contains($0) } == true,
          "a sequence with an unknown end"
        )
      } else {
        let isIsolate = scalar == "\u{2068}" || scalar == "\u{2069}"
        let isSafe = isIsolate || !Printed.isUnsafe(scalar)
        promise(isSafe, "the editor draws U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  // MARK: Line by line

  private static func say(_ bytes: ArraySlice<UInt8>, to state: EditorState) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let names = state.schema.parameters.map { ($0.name, Samples.options) }
    let options = StoredOptions(Dictionary(names, uniquingKeysWith: { first, _ in first }))
    let done = DispatchSemaphore(value: 0)
    Task {
      let session = EditorSession(state, source: options)
      var conversation = PlainConversation(session, ScriptedLines(lines))
      _ = await conversation.run()
      done.signal()
    }
    done.wait()
  }

  private actor ScriptedLines: LineDevice {
    private var lines: [String]

    init(_ lines: [String]) {
      self.lines = lines.reversed()
    }

    func read() async throws(Interruption) -> String? { lines.popLast() }
    func write(_ line: String) async { checkText(line) }
    func ask(_ question: String) async { checkText(question) }

    private func checkText(_ text: String) {
      let wrong = text.unicodeScalars.first { Printed.isUnsafe($0) }
      promise(wrong == nil, "the editor prints \(text.debugDescription)")
    }
  }
}
