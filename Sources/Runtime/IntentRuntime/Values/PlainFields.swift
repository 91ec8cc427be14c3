/// The fields of an object in a file. Reading a field removes it, so only unknown and unreadable fields
/// remain.
struct PlainFields {
  private(set) var rest: [String: PlainValue]

  init?(_ plain: PlainValue) {
    guard case .object(let fields) = plain else { return nil }
    rest = fields.filter { $0.value != .null }
  }

  @inline(never)  // Inlining would repeat the code at each use, in every app.
  mutating func string(_ name: String) -> String? {
    guard case .string(let text) = rest[name] else { return nil }
    rest.set(nil, for: name)
    return text
  }

  @inline(never)
  mutating func number(_ name: String) -> Double? {
    guard let number = rest[name]?.double else { return nil }
    rest.set(nil, for: name)
    return number
  }

  @inline(never)
  mutating func integer(_ name: String) -> Int? {
    guard case .integer(let number) = rest[name] else { return nil }
    rest.set(nil, for: name)
    return number
  }

  @inline(never)
  mutating func boolean(_ name: String) -> Bool? {
    guard case .boolean(let flag) = rest[name] else { return nil }
    rest.set(nil, for: name)
    return flag
  }

  @inline(never)
  mutating func value(_ name: String) -> PlainValue? {
    rest.removeValue(forKey: name)
  }
}

extension PlainValue {
  static func fields(_ fields: [String: PlainValue?]) -> PlainValue {
    .object(fields.compactMapValues { $0 })
  }

  static func text(_ text: String?) -> PlainValue? {
    text.map { .string($0) }
  }
}

extension Dictionary where Key == String {
  /// The compiler would repeat the code of a subscript at each use.
  @inline(never)
  mutating func set(_ value: Value?, for name: String) {
    self[name] = value
  }
}
