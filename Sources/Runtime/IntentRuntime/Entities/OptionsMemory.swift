public import IntentPlatform

/// Remembers the options that widgets have chosen, in a file of the process, and the options that people saw last, while
/// the process runs.
///
/// The file is a cache: one that cannot be read counts as empty, and it is replaced at once, without a lock.
public final class OptionsMemory: Sendable {
  private struct State {
    var remembered = RememberedOptions()
    /// The bytes of the file that ``remembered`` was read from or written to.
    var bytes: Data?
    /// The options that people saw last, by query and stored identifier.
    var seen: [String: [String: any Sendable]] = [:]
  }

  /// The most options of one query that are kept while the process runs.
  static let greatestSeenCount = 2_000

  private let url: URL
  private let state = Guarded(State())

  /// - Parameter file: The file. It and its folder need not exist.
  public init(file: URL) {
    url = file
  }

  /// An option that people saw, or that a widget has chosen.
  func option<Object: GeneratedObject>(
    _ identifier: String,
    of query: String
  ) -> OptionsCollection<Object>.Option? {
    state.withLock { state in
      if let seen = state.seen[query]?[identifier] as? OptionsCollection<Object>.Option { return seen }
      read(&state)
      return state.remembered.option(identifier, of: query).flatMap { OptionsCollection.Option(plain: $0) }
    }
  }

  /// Keeps options that people see while the process runs, and replaces those that are remembered.
  func see<Object: GeneratedObject>(_ options: [String: OptionsCollection<Object>.Option], of query: String) {
    state.withLock { state in
      read(&state)
      var seen = state.seen[query] ?? [:]
      if seen.count + options.count > Self.greatestSeenCount { seen = [:] }
      for (identifier, option) in options.prefix(Self.greatestSeenCount) { seen[identifier] = option }
      state.seen[query] = seen
      var isChanged = false
      for identifier in state.remembered.identifiers(of: query) {
        guard let plain = options[identifier]?.plain else { continue }
        isChanged = state.remembered.refresh(identifier, of: query, with: plain) || isChanged
      }
      if isChanged { write(&state) }
    }
  }

  /// Remembers options that a widget asked for. The file is written only if one of them is new, has changed, or was not
  /// used for a day.
  func use<Object: GeneratedObject>(
    _ options: [String: OptionsCollection<Object>.Option],
    of query: String,
    at now: Date = Date()
  ) {
    // A date beyond these numbers has no place among them.
    let seconds = Int(exactly: now.timeIntervalSinceReferenceDate.rounded()) ?? 0
    state.withLock { state in
      read(&state)
      var isChanged = false
      for (identifier, option) in options {
        if state.seen[query]?[identifier] != nil { state.seen[query]?[identifier] = option }
        guard let plain = option.plain else { continue }
        isChanged = state.remembered.use(identifier, of: query, as: plain, at: seconds) || isChanged
      }
      if isChanged { write(&state) }
    }
  }

  private func read(_ state: inout State) {
    // Neither a link nor a pipe in place of the file is read. Asking for the kind of a file would need a privacy manifest.
    let file = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    guard let bytes = Data(readingFrom: file, atMost: RememberedOptions.greatestSize + 1),
      bytes != state.bytes
    else { return }
    state.bytes = bytes
    state.remembered = RememberedOptions(bytes)
  }

  private func write(_ state: inout State) {
    guard let data = state.remembered.file() else { return }
    var options: Data.WritingOptions = .atomic
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      options.insert(.completeFileProtectionUntilFirstUserAuthentication)
    #endif
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard (try? data.write(to: url, options: options)) != nil else { return }
    state.bytes = data
  }
}

extension OptionsCollection.Option where Value: GeneratedObject {
  /// The most levels of an object that is remembered: one more could not be read again.
  private static var greatestDepth: Int { PlainValue.greatestDepth - 6 }

  /// The option as JSON, as `IntentOptions` writes it; `nil` if it is nested too deep.
  var plain: PlainValue? {
    let value = PlainValue(value.objectValue())
    guard !value.isDeeper(than: Self.greatestDepth) else { return nil }
    return .fields([
      "value": value, "displayString": .string(displayString), "subtitle": .text(subtitle),
      "imageName": .text(imageName),
    ])
  }

  init?(plain: PlainValue) {
    guard var fields = PlainFields(plain), let value = fields.value("value").flatMap(Value.init(plain:))
    else { return nil }
    self.init(value, displayString: fields.string("displayString"))
    subtitle = fields.string("subtitle")
    imageName = fields.string("imageName")
  }
}
