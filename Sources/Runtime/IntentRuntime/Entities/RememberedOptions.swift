import IntentPlatform

/// The options that widgets have chosen, as one JSON file holds them. It decides what is kept, and reads no files.
struct RememberedOptions: Sendable {
  /// An option, and when a widget last asked for it.
  private struct Entry: Sendable, Codable {
    var option: PlainValue
    /// Seconds since 2001-01-01.
    var used: Int
  }

  private struct Contents: Codable {
    var version: Int
    var queries: [String: [String: Entry]]
  }

  /// The most options of one query.
  static let greatestCount = 200
  /// The most bytes of the file.
  static let greatestSize = 256_000
  /// A use is noted again after this many seconds, because each note writes the file.
  static let timeBetweenUses = 86_400
  private static let version = 1

  private var queries: [String: [String: Entry]] = [:]

  init() {}

  /// Reads a file. One that cannot be read, or that another version wrote, remembers nothing.
  init(_ data: Data) {
    guard data.count <= Self.greatestSize else { return }
    let decoder = JSONDecoder()
    decoder.userInfo[ValueCount.key] = ValueCount()
    guard let contents = try? decoder.decode(Contents.self, from: data), contents.version == Self.version
    else { return }
    queries = contents.queries
  }

  /// The identifiers of a query's options.
  func identifiers(of query: String) -> [String] {
    queries[query].map { Array($0.keys) } ?? []
  }

  /// An option of a query by its stored identifier.
  func option(_ identifier: String, of query: String) -> PlainValue? {
    queries[query]?[identifier]?.option
  }

  /// Replaces a remembered option.
  ///
  /// - Returns: Whether something changed.
  mutating func refresh(_ identifier: String, of query: String, with option: PlainValue) -> Bool {
    guard let old = queries[query]?[identifier]?.option, !Self.areSame(old, option) else { return false }
    queries[query]?[identifier]?.option = option
    return true
  }

  /// Remembers an option that a widget asked for.
  ///
  /// - Parameter now: Seconds since 2001-01-01.
  /// - Returns: Whether something changed that is worth writing.
  mutating func use(_ identifier: String, of query: String, as option: PlainValue, at now: Int) -> Bool {
    let isNewer = refresh(identifier, of: query, with: option)
    if let used = queries[query]?[identifier]?.used {
      // The clock may have been set back, and the file may hold any number.
      let (seconds, isTooLong) = now.subtractingReportingOverflow(used)
      if !isTooLong, seconds.magnitude < Self.timeBetweenUses { return isNewer }
    }
    queries[query, default: [:]][identifier] = Entry(option: option, used: now)
    while let count = queries[query]?.count, count > Self.greatestCount, let oldest = oldest(of: [query]) {
      queries[oldest.query]?[oldest.identifier] = nil
    }
    return true
  }

  /// The file, from which the least recently used options are removed until it is small enough; `nil` if a value cannot
  /// be written.
  mutating func file() -> Data? {
    while true {
      guard let data = Self.bytes(Contents(version: Self.version, queries: queries)) else { return nil }
      var excess = data.count - Self.greatestSize
      if excess <= 0 { return data }
      while excess > 0, let oldest = oldest(of: Array(queries.keys)) {
        excess -= Self.bytes([oldest.identifier: queries[oldest.query]?[oldest.identifier]])?.count ?? 0
        queries[oldest.query]?[oldest.identifier] = nil
        if queries[oldest.query]?.isEmpty == true { queries[oldest.query] = nil }
      }
    }
  }

  private func oldest(of names: [String]) -> (query: String, identifier: String)? {
    var oldest: (used: Int, query: String, identifier: String)?
    for query in names {
      for (identifier, entry) in queries[query] ?? [:]
      where oldest.map({ (entry.used, query, identifier) < $0 }) ?? true {
        oldest = (entry.used, query, identifier)
      }
    }
    return oldest.map { ($0.query, $0.identifier) }
  }

  /// Whether two options are written in the same way. A whole number is read as an integer, and NaN does not equal itself.
  private static func areSame(_ left: PlainValue, _ right: PlainValue) -> Bool {
    left == right || bytes(left) == bytes(right)
  }

  private static func bytes(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(value)
  }
}
