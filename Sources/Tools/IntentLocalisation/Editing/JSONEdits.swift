import IntentDiagnostics

/// Changes members of a JSON object and leaves all other bytes as they are.
package struct JSONEdits: Sendable {
  enum Operation: Sendable {
    /// Sets the value under the keys. Objects on the way are created.
    case set([String], JSONTree)
    /// Removes the member under the keys.
    case remove([String])

    var path: [String] {
      switch self {
      case .set(let path, _), .remove(let path): path
      }
    }
  }

  private(set) var operations: [Operation] = []

  package init() {}

  /// Sets the value under some keys.
  package mutating func set(_ path: [String], to value: JSONTree) { operations.append(.set(path, value)) }

  mutating func remove(_ path: [String]) { operations.append(.remove(path)) }

  /// The text with all changes; `nil` if it is no longer JSON, which does not happen.
  ///
  /// One pass changes each object in one way, so that edits never meet; what is left is for the next pass.
  package func applied(to source: SourceText) -> [UInt8]? {
    changed(source)?.bytes
  }

  /// The changed text, and the number of passes.
  func changed(_ source: SourceText) -> (bytes: [UInt8], passes: Int)? {
    var bytes = source.bytes
    var passes = 0
    // Members that are inserted at one place are in order then.
    var pending = operations.enumerated().sorted { Self.precedes($0, $1) }.map(\.element)
    while !pending.isEmpty {
      guard let root = LocatedJSON.read(SourceText(path: source.path, bytes: bytes)).0 else { return nil }
      var pass = JSONPass(root, bytes)
      let left = pending.filter { !pass.apply($0) }
      pass.finish()
      guard left.count < pending.count else { return nil }
      bytes = pass.edits.applied(to: bytes)
      pending = left
      passes += 1
    }
    return (bytes, passes)
  }

  private static func precedes(_ left: (Int, Operation), _ right: (Int, Operation)) -> Bool {
    for (a, b) in zip(left.1.path, right.1.path) where a != b { return CatalogueOrder.precedes(a, b) }
    return (left.1.path.count, left.0) < (right.1.path.count, right.0)
  }
}

/// One pass of changes.
private struct JSONPass {
  private enum Use { case insertions, removals, other }

  /// The members of an object that go.
  private struct Removal {
    var object: LocatedJSON
    var indices: Set<Int> = []
  }

  private let root: LocatedJSON
  private let style: JSONStyle
  private var uses: [[String]: Use] = [:]
  private var inserted: Set<[String]> = []
  private var removals: [[String]: Removal] = [:]
  private(set) var edits = TextEdits()
  /// Objects with many members, by path, as dictionaries.
  private var members: [[String]: [String: Int]] = [:]
  private var isSorted: [[String]: Bool] = [:]

  init(_ root: LocatedJSON, _ bytes: [UInt8]) {
    self.root = root
    style = JSONStyle(root, in: bytes)
  }

  /// Applies an operation; `false` if it must wait for the next pass.
  mutating func apply(_ operation: JSONEdits.Operation) -> Bool {
    switch operation {
    case .set(let path, let value): set(path, value)
    case .remove(let path): remove(path)
    }
  }

  private mutating func set(_ path: [String], _ value: JSONTree) -> Bool {
    var object = root
    for (depth, key) in path.enumerated() {
      let parent = Array(path[..<depth])
      guard let index = index(of: key, in: object, at: parent) else {
        var tree = value
        for name in path[(depth + 1)...].reversed() { tree = .object([.init(name, tree)]) }
        return insert(key, tree, into: object, at: parent)
      }
      guard let member = object.members?[index].value else { return true }
      object = member
    }
    edits.replace(object.range, with: style.text(value, depth: path.count))
    return true
  }

  private mutating func insert(
    _ key: String,
    _ tree: JSONTree,
    into object: LocatedJSON,
    at path: [String]
  ) -> Bool {
    guard let members = object.members, uses[path] ?? .insertions == .insertions,
      inserted.insert(path + [key]).inserted
    else {
      return object.members == nil
    }
    let depth = path.count + 1
    guard let last = members.last else {
      uses[path] = .other
      edits.replace(object.range, with: style.text(.object([.init(key, tree)]), depth: depth - 1))
      return true
    }
    uses[path] = .insertions
    let text = style.member(key, tree, depth: depth)
    if let next = successor(of: key, in: members, at: path) {
      edits.insert(text + "," + style.line(depth), at: next.keyRange.lowerBound)
    } else {
      edits.insert("," + style.line(depth) + text, at: last.value.range.upperBound)
    }
    return true
  }

  /// The member before which a key belongs; `nil` at the end, and if the members are not sorted.
  private mutating func successor(
    of key: String,
    in members: [LocatedJSON.Member],
    at path: [String]
  ) -> LocatedJSON.Member? {
    if isSorted[path] == nil {
      isSorted[path] = zip(members, members.dropFirst()).allSatisfy {
        CatalogueOrder.precedes($0.key, $1.key)
      }
    }
    guard isSorted[path] == true else { return nil }
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if CatalogueOrder.precedes(key, members[middle].key) { high = middle } else { low = middle + 1 }
    }
    return low < members.count ? members[low] : nil
  }

  private mutating func remove(_ path: [String]) -> Bool {
    var object = root
    for (depth, key) in path.enumerated() {
      let parent = Array(path[..<depth])
      guard let members = object.members, let index = index(of: key, in: object, at: parent) else {
        return true
      }
      guard depth == path.count - 1 else {
        object = members[index].value
        continue
      }
      guard uses[parent] ?? .removals == .removals else { return false }
      uses[parent] = .removals
      removals[parent, default: Removal(object: object)].indices.insert(index)
    }
    return true
  }

  /// Makes the removals: neighbours go together, so that none of them waits for the next pass.
  mutating func finish() {
    for (path, removal) in removals {
      let (members, gone) = (removal.object.members ?? [], removal.indices)
      guard let kept = members.indices.first(where: { !gone.contains($0) }) else {
        edits.replace(removal.object.range, with: style.text(.object([]), depth: path.count))
        continue
      }
      if kept > 0 {
        edits.replace(members[0].keyRange.lowerBound..<members[kept].keyRange.lowerBound, with: "")
      }
      for index in gone where index > kept {
        edits.replace(
          members[index - 1].value.range.upperBound..<members[index].value.range.upperBound,
          with: ""
        )
      }
    }
  }

  private mutating func index(of key: String, in object: LocatedJSON, at path: [String]) -> Int? {
    guard let list = object.members else { return nil }
    guard list.count > 16 else { return list.firstIndex { $0.key == key } }
    if members[path] == nil {
      members[path] = Dictionary(zip(list.map(\.key), list.indices)) { first, _ in first }
    }
    return members[path]?[key]
  }
}

/// Changes of a text that leave all other bytes as they are.
struct TextEdits: Sendable {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, Array(text.utf8)))
  }

  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// The text with all changes. Insertions at one position keep their order; of overlapping changes the first wins.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, edits[$0].range.upperBound, $0)
        < (edits[$1].range.lowerBound, edits[$1].range.upperBound, $1)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    for index in order {
      let edit = edits[index]
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
