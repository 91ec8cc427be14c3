import IntentOptions
import IntentPlatform
import IntentRuntime
import IntentSchema

/// The state behind a face. Only events change it.
package protocol FaceState: Sendable {
  associatedtype Outcome: Sendable

  /// `nil` while it runs.
  var outcome: Outcome? { get }
  /// Applies an event, and returns the effects in order.
  mutating func reduce(_ event: EditorEvent) -> [EditorEffect]
}

/// A running editor of one configuration, which a face in a terminal or in a browser shows.
package typealias EditorSession = FaceSession<EditorState>

/// A running editor or choice. A face sends events and shows the state. The session requests options,
/// completes paths and saves. Only a face can carry out ``EditorEffect/edit(_:_:)``, so ``send(_:)`` returns
/// it.
package actor FaceSession<State: FaceState> {
  package private(set) var state: State
  /// The states after events, for one reader. A slow reader only gets the newest.
  package nonisolated let states: AsyncStream<State>

  private let source: (any OptionsSource)?
  private let write: @Sendable (PlainValue, _ replacing: Bool) throws -> Void
  private let continuation: AsyncStream<State>.Continuation
  private var searches: [String: OptionsSearch] = [:]
  private var questions: [Int: Task<Void, Never>] = [:]

  /// - Parameter write: Saves the configuration. Throws ``ChangedMeanwhile`` if the file changed on disk.
  ///   With `replacing`, may overwrite whatever is there.
  package init(
    _ state: State,
    source: (any OptionsSource)? = nil,
    write: @escaping @Sendable (PlainValue, _ replacing: Bool) throws -> Void = { _, _ in }
  ) {
    self.state = state
    self.source = source
    self.write = write
    (states, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Applies an event, and returns the effects that only the face can carry out.
  @discardableResult
  package func send(_ event: EditorEvent) -> [EditorEffect] {
    var left: [EditorEffect] = []
    var events = [event]
    while !events.isEmpty {
      for effect in state.reduce(events.removeFirst()) {
        switch effect {
        case .ask(let question): ask(question)
        case .askForDefaults(let number, let configuration): askForDefaults(number, of: configuration.schema)
        case .forget(let number): questions.removeValue(forKey: number)?.cancel()
        case .complete(let path): events.append(.completed(PathCompletion.paths(from: path), of: path))
        case .write(let plain, let replacing): events.append(written(plain, replacing: replacing))
        case .edit: left.append(effect)
        case .finish: finish()
        }
      }
    }
    continuation.yield(state)
    if state.outcome != nil { continuation.finish() }
    return left
  }

  /// Waits until all questions are answered.
  package func settle() async {
    while let task = questions.values.first {
      await task.value
    }
  }

  private func ask(_ question: OptionsQuestion) {
    guard let source else {
      questions[question.number] = Task { answer(question.number, .answered(question.number, .init())) }
      return
    }
    if question.isAboutChoice {
      questions[question.number] = Task {
        await answer(question) {
          try await source.options(
            of: question.parameter,
            searchTerm: question.searchTerm,
            for: question.configuration
          ) ?? .init()
        }
      }
      return
    }
    let search: OptionsSearch
    if question.searchTerm != nil, let open = searches[question.parameter] {
      search = open
    } else {
      search = OptionsSearch(of: question.parameter, for: question.configuration, in: source)
      searches[question.parameter] = search
    }
    questions[question.number] = Task {
      await answer(question) { try await search.options(matching: question.searchTerm) }
    }
  }

  private func answer(
    _ question: OptionsQuestion,
    _ options: () async throws -> OptionsCollection<ParameterValue>
  ) async {
    do {
      answer(question.number, .answered(question.number, try await options()))
    } catch {
      answer(question.number, .failed(question.number, Self.words(of: error)))
    }
  }

  private func askForDefaults(_ number: Int, of schema: ConfigurationSchema) {
    guard let source else { return }
    questions[number] = Task {
      do {
        answer(number, .gaveDefaults(number, try await source.newConfiguration(schema)))
      } catch {
        answer(number, .gaveNoDefaults(number, Self.words(of: error)))
      }
    }
  }

  private func answer(_ number: Int, _ event: EditorEvent) {
    guard questions.removeValue(forKey: number) != nil else { return }
    send(event)
  }

  private func written(_ plain: PlainValue, replacing: Bool) -> EditorEvent {
    do {
      try write(plain, replacing)
      return .written
    } catch let error as ChangedMeanwhile {
      return .changedMeanwhile(error.description)
    } catch {
      return .notWritten(Self.words(of: error))
    }
  }

  private func finish() {
    for task in questions.values { task.cancel() }
    questions = [:]
  }

  private static func words(of error: any Error) -> String {
    let localized = (error as? any LocalizedError)?.errorDescription
    return localized ?? "\(error)"
  }
}

/// A file changed on disk since it was read.
package struct ChangedMeanwhile: Error, CustomStringConvertible {
  /// The file's path.
  package var path: String
  /// Whether the file was deleted.
  package var isDeleted: Bool

  package init(path: String, isDeleted: Bool = false) {
    self.path = path
    self.isDeleted = isDeleted
  }

  package var description: String {
    "'\(path)' was \(isDeleted ? "deleted" : "changed") by another program"
  }
}
