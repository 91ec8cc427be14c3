import IntentPlatform

/// The options that a query remembers, as stored in a file.
struct RememberedOptions: Sendable {
  private struct Entry: Sendable, Codable {
    var option: PlainValue
    /// Seconds since 2001-01-01.
    var used: Int
  }

  private struct Contents: Codable {
    var version: Int
    var queries: [String: [String: Entry]]
  }

  /// Options per query.
  static let greatestCount = 200
  static let greatestSize = 256_000
  /// Seconds until another use is recorded, to save writing the file.
  static let timeBetweenUses = 86_400
  private static let version = 1

  private var queries: [String: [String: Entry]] = [:]

  init() {}

  /// An unreadable file, or a file from another version, counts as empty.
  init(_ data: Data) {
    guard data.count <= Self.greatestSize else { return }
    let decoder = JSONDecoder()
    decoder.userInfo[ValueCount.key] = ValueCount()
    guard let contents = try? decoder.decode(Contents.self, from: data), contents.version == Self.version
    else { return }
    queries = contents.queries
  }

  func identifiers(of query: String) -> [String] {
    queries[query].map { Array($0.keys) } ?? []
  }

  func option(_ identifier: String, of query: String) -> PlainValue? {
    queries[query]?[identifier]?.option
  }

  mutating func refresh(_ identifier: String, of query: String, with option: PlainValue) -> Bool {
    guard let old = queries[query]?[identifier]?.option, !Self.areSame(old, option) else { return false }
    queries[query]?[identifier]?.option = option
    return true
  }

  /// Returns whether the file must be written.
  mutating func forget(_ identifiers: Set<String>, of query: String) -> Bool {
    let known = identifiers.filter { queries[query]?[$0] != nil }
    for identifier in known { queries[query]?[identifier] = nil }
    return !known.isEmpty
  }

  /// `now` is in seconds since 2001-01-01. Returns whether the file must be written.
  mutating func use(_ identifier: String, of query: String, as option: PlainValue, at now: Int) -> Bool {
    let isNewer = refresh(identifier, of: query, with: option)
    if let used = queries[query]?[identifier]?.used {
      // The clock may have gone back, and the file may contain any number.
      let (seconds, isTooLong) = now.subtractingReportingOverflow(used)
      if !isTooLong, seconds.magnitude < Self.timeBetweenUses { return isNewer }
    }
    queries[query, default: [:]][identifier] = Entry(option: option, used: now)
    while let count = queries[query]?.count, count > Self.greatestCount, let oldest = oldest(of: [query]) {
      queries[oldest.query]?[oldest.identifier] = nil
    }
    return true
  }

  /// Drops the least recently used options if the file would be too large. Returns `nil` if a value can't be
  /// encoded.
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

  /// Also compares the encoded options, because a decimal such as 2.0 is read back as an integer, and NaN
  /// does not equal itself.
  private static func areSame(_ left: PlainValue, _ right: PlainValue) -> Bool {
    left == right || bytes(left) == bytes(right)
  }

  private static func bytes(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(value)
  }
}
