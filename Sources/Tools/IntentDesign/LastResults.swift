import IntentCompiler
import IntentPlatform

/// What the text of a definition depends on: its elements, and the text into which their changes are written.
struct WrittenTree: Sendable, Equatable {
  let tree: DesignTree
  let base: [UInt8]?
}

/// What the compiler reads for a definition: its text, the files beside it, the `intentc.json` that applies,
/// which people edit at the same time, and the unsaved files. Tables are left out: they only have texts.
struct CompiledFiles: Sendable, Equatable {
  let files: [InputFile]
  let settings: [UInt8]?
  let unsaved: [String: [UInt8]]
}

/// The last results of a slow function, for all states of a document. A form, its rules, its preview and the
/// comparison ask for the same states, so each is compiled once.
final class LastResults<Input: Sendable & Equatable, Value: Sendable>: Sendable {
  private let results = Guarded<[(input: Input, value: Value)]>([])
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func callAsFunction(_ input: Input, _ find: () -> Value) -> Value {
    results.withLock { results in
      let known = results.firstIndex { $0.input == input }.map { results.remove(at: $0).value }
      let value = known ?? find()
      results.append((input, value))
      if results.count > limit { results.removeFirst() }
      return value
    }
  }
}
