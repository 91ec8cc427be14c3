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
        case .askForDefaults(let number, let configuration):
          guard let source else { break }
          answer(number) { .defaults(try await source.newConfiguration(configuration.schema)) }
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
    guard let source else { return answer(question.number) { .options(.init()) } }
    if question.isAboutChoice {
      return answer(question.number) {
        .options(
          try await source.options(
            of: question.parameter,
            searchTerm: question.searchTerm,
            for: question.configuration
          ) ?? .init()
        )
      }
    }
    let search: OptionsSearch
    if question.searchTerm != nil, let open = searches[question.parameter] {
      search = open
    } else {
      search = OptionsSearch(of: question.parameter, for: question.configuration, in: source)
      searches[question.parameter] = search
    }
    answer(question.number) { .options(try await search.options(matching: question.searchTerm)) }
  }

  private func answer(_ number: Int, _ ask: @escaping () async throws -> ProviderAnswer) {
    questions[number] = Task {
      let answer: ProviderAnswer
      do { answer = try await ask() } catch { answer = .failure(Self.words(of: error)) }
      guard questions.removeValue(forKey: number) != nil else { return }
      send(.answered(number, answer))
    }
  }

  private func written(_ plain: PlainValue, replacing: Bool) -> EditorEvent {
    do {
      try write(plain, replacing)
      return .written
    } catch let error as ChangedMeanwhile {
      return .changedMeanwhile(error.description)
    } catch {
      return .failed(Self.words(of: error))
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
