public import IntentPlatform

/// Remembers used options in a file, and recently shown options in memory, so that a placed widget shows a
/// name while its provider fails, and not an identifier.
///
/// An unreadable file counts as empty. Saving takes no lock, so another process's simultaneous change can be
/// lost.
public final class OptionsMemory: Sendable {
  /// A used option, as the file stores it.
  private struct Entry: Codable {
    let query: String
    let identifier: String
    var option: PlainValue
  }

  /// What the file contained when it was last read, and the options shown since the start, by query and
  /// identifier.
  private struct State {
    /// The least recently used entries come first.
    var used: [Entry] = []
    var bytes: Data?
    var seen: [String: [String: any Sendable]] = [:]
  }

  static let greatestCount = 200
  static let greatestSize = 256_000
  /// The most shown options kept for one query.
  static let greatestSeenCount = 2_000

  private let url: URL
  private let state = Guarded(State())

  /// Creates a memory in a file. Neither the file nor its folder has to exist.
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
      let entry = state.used.first { $0.query == query && $0.identifier == identifier }
      return entry.flatMap { OptionsCollection.Option(plain: $0.option) }
    }
  }

  func see<Object: GeneratedObject>(_ options: [String: OptionsCollection<Object>.Option], of query: String) {
    state.withLock { state in
      var seen = state.seen[query] ?? [:]
      if seen.count + options.count > Self.greatestSeenCount { seen = [:] }
      for (identifier, option) in options.prefix(Self.greatestSeenCount) { seen[identifier] = option }
      state.seen[query] = seen
      change(&state) { used in
        var isChanged = false
        for index in used.indices where used[index].query == query {
          guard let plain = options[used[index].identifier]?.plain, plain != used[index].option else {
            continue
          }
          used[index].option = plain
          isChanged = true
        }
        return isChanged
      }
    }
  }

  func use<Object: GeneratedObject>(_ options: [String: OptionsCollection<Object>.Option], of query: String) {
    state.withLock { state in
      for (identifier, option) in options where state.seen[query]?[identifier] != nil {
        state.seen[query]?[identifier] = option
      }
      change(&state) { used in
        var isChanged = false
        for (identifier, option) in options.sorted(by: { $0.key < $1.key }) {
          guard let plain = option.plain else { continue }
          let index = used.firstIndex { $0.query == query && $0.identifier == identifier }
          // Only an option that may soon be dropped moves to the end: each move writes the file.
          let isRecent = index.map { used.count - $0 <= Self.greatestCount / 2 } ?? false
          guard !isRecent || index.map({ used[$0].option }) != plain, Self.fits(plain) else { continue }
          if let index { used.remove(at: index) }
          used.append(Entry(query: query, identifier: identifier, option: plain))
          isChanged = true
        }
        return isChanged
      }
    }
  }

  func forget(_ identifiers: Set<String>, of query: String) {
    state.withLock { state in
      for identifier in identifiers { state.seen[query]?[identifier] = nil }
      change(&state) { used in
        let count = used.count
        used.removeAll { $0.query == query && identifiers.contains($0.identifier) }
        return used.count < count
      }
    }
  }

  /// Whether an option is small enough to keep: a large one must not push out all others.
  private static func fits(_ option: PlainValue) -> Bool {
    (try? JSONEncoder().encode(option)).map { $0.count <= greatestSize / 4 } ?? false
  }

  /// Drops the options that were used least recently if there are too many, and writes the file.
  ///
  /// - Parameter change: Returns whether it changes anything.
  private func change(_ state: inout State, _ change: (inout [Entry]) -> Bool) {
    read(&state)
    guard change(&state.used) else { return }
    state.used.removeFirst(max(0, state.used.count - Self.greatestCount))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    while let data = try? encoder.encode(state.used), data != state.bytes {
      guard data.count > Self.greatestSize else { return write(data, &state) }
      state.used.removeFirst((state.used.count + 1) / 2)
    }
  }

  private func read(_ state: inout State) {
    // Don't follow a link, and don't wait for data from a pipe. Checking the file's type first would require
    // a privacy manifest.
    let file = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    guard let bytes = Data(readingFrom: file, atMost: Self.greatestSize + 1),
      bytes != state.bytes
    else { return }
    state.bytes = bytes
    let decoder = JSONDecoder()
    decoder.userInfo[ValueCount.key] = ValueCount()
    state.used = bytes.count > Self.greatestSize ? [] : (try? decoder.decode([Entry].self, from: bytes)) ?? []
  }

  private func write(_ data: Data, _ state: inout State) {
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
