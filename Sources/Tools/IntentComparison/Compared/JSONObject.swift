import IntentDiagnostics

struct JSONObject {
  typealias Problem = BaselineReader.Problem

  let range: Range<Int>
  let members: [JSONTree.Member]
  private let values: [String: JSONTree]

  init(_ json: JSONTree, _ what: String) throws(Problem) {
    guard case .object(let members) = json.kind else {
      throw Problem(message: "\(what) must be an object, not \(json.words)", range: json.range)
    }
    range = json.range
    self.members = members
    values = Dictionary(firsts: members.lazy.map { ($0.key, $0.value) })
  }

  func value(_ key: String) -> JSONTree? { values[key] }

  func problem(_ key: String, _ message: String) -> Problem {
    Problem(message: message, range: values[key]?.range ?? range)
  }

  // MARK: One value

  func optionalString(_ key: String) throws(Problem) -> String? {
    guard let value = values[key] else { return nil }
    guard case .string(let text) = value.kind else { throw wrong(key, "a string") }
    return text
  }

  func string(_ key: String) throws(Problem) -> String {
    try present(optionalString(key), key)
  }

  func optionalFlag(_ key: String) throws(Problem) -> Bool? {
    guard let value = values[key] else { return nil }
    guard case .boolean(let flag) = value.kind else { throw wrong(key, "true or false") }
    return flag
  }

  func flag(_ key: String) throws(Problem) -> Bool {
    try optionalFlag(key) ?? false
  }

  func optionalNumber(_ key: String) throws(Problem) -> Double? {
    guard let value = values[key] else { return nil }
    guard case .number(let text) = value.kind, let number = Double(text), number.isFinite else {
      throw wrong(key, "a number")
    }
    return number
  }

  func optionalInteger(_ key: String) throws(Problem) -> Int? {
    guard let value = values[key] else { return nil }
    guard case .number(let text) = value.kind, let number = Int(text) else {
      throw wrong(key, "a whole number")
    }
    return number
  }

  func integer(_ key: String) throws(Problem) -> Int {
    try present(optionalInteger(key), key)
  }

  func optionalObject(_ key: String) throws(Problem) -> JSONObject? {
    guard let value = values[key] else { return nil }
    return try JSONObject(value, "'\(key)'")
  }

  func object(_ key: String) throws(Problem) -> JSONObject {
    try present(optionalObject(key), key)
  }

  // MARK: Lists, which are left out if they are empty

  func objects(_ key: String) throws(Problem) -> [JSONObject] {
    var result: [JSONObject] = []
    for element in try elements(key) { result.append(try JSONObject(element, "an element of '\(key)'")) }
    return result
  }

  func strings(_ key: String) throws(Problem) -> [String] {
    try strings(try elements(key), key)
  }

  func lists(_ key: String) throws(Problem) -> [[String]] {
    var result: [[String]] = []
    for element in try elements(key) {
      guard case .array(let values) = element.kind else { throw wrong(key, "a list of lists") }
      result.append(try strings(values, key))
    }
    return result
  }

  private func strings(_ values: [JSONTree], _ key: String) throws(Problem) -> [String] {
    var result: [String] = []
    for value in values {
      guard case .string(let text) = value.kind else { throw wrong(key, "a list of strings") }
      result.append(text)
    }
    return result
  }

  private func elements(_ key: String) throws(Problem) -> [JSONTree] {
    guard let value = values[key] else { return [] }
    guard case .array(let elements) = value.kind else { throw wrong(key, "a list") }
    return elements
  }

  private func present<Value>(_ value: Value?, _ key: String) throws(Problem) -> Value {
    guard let value else { throw Problem(message: "the key '\(key)' is missing here", range: range) }
    return value
  }

  private func wrong(_ key: String, _ expected: String) -> Problem {
    problem(key, "'\(key)' must be \(expected), not \(values[key]?.words ?? "nothing")")
  }
}
