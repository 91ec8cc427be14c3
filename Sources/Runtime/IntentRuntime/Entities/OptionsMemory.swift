public import IntentPlatform

/// Remembers used options in a file, and recently shown options in memory.
///
/// An unreadable file counts as empty. Saving takes no lock, so another process's simultaneous change can be
/// lost.
public final class OptionsMemory: Sendable {
  private struct State {
    var remembered = RememberedOptions()
    var bytes: Data?
    var seen: [String: [String: any Sendable]] = [:]
  }

  /// Options per query.
  static let greatestSeenCount = 2_000

  private let url: URL
  private let state = Guarded(State())

  /// Neither the file nor its folder has to exist.
  public init(file: URL) {
    url = file
  }

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

  /// Writes the file only if an option is new, has changed, or was not used for a day.
  func use<Object: GeneratedObject>(
    _ options: [String: OptionsCollection<Object>.Option],
    of query: String,
    at now: Date = Date()
  ) {
    // 0 if the date is too far from 2001 for an `Int`.
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

  func forget(_ identifiers: Set<String>, of query: String) {
    guard !identifiers.isEmpty else { return }
    state.withLock { state in
      read(&state)
      for identifier in identifiers { state.seen[query]?[identifier] = nil }
      if state.remembered.forget(identifiers, of: query) { write(&state) }
    }
  }

  private func read(_ state: inout State) {
    // Don't follow a link, and don't wait for data from a pipe. Checking the file's type first would require
    // a privacy manifest.
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
  /// The file nests the value further, so a deeper value could not be read again.
  private static var greatestDepth: Int { PlainValue.greatestDepth - 6 }

  /// Has the same field names as in `IntentOptions`; `nil` if the value is nested too deeply.
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
