/// The elements of an XML property list.
enum PropertyListElement: UInt8 {
  case plist, dict, array, key, string, integer, real, date, data, `true`, `false`
  /// Any other element, and everything inside one.
  case unknown

  private static let names = [
    "dict", "array", "key", "string", "integer", "real", "date", "data", "true", "false", "plist",
  ]

  /// The element with a name, which ends with a zero byte.
  init(name: UnsafePointer<UInt8>) {
    // No name here has more than seven bytes, so each fits one integer.
    var packed: UInt64 = 0
    var index = 0
    while name[index] != 0, index < 8 {
      packed = packed << 8 | UInt64(name[index])
      index += 1
    }
    self =
      switch packed {
      case 0x6B6579: .key
      case 0x7374_7269_6E67: .string
      case 0x6469_6374: .dict
      case 0x61_7272_6179: .array
      case 0x69_6E74_6567_6572: .integer
      case 0x7472_7565: .true
      case 0x66_616C_7365: .false
      case 0x7265_616C: .real
      case 0x6461_7461: .data
      case 0x6461_7465: .date
      case 0x70_6C69_7374: .plist
      default: .unknown
      }
  }

  /// What kind of value the element holds, or `nil` for one that is no value.
  var kind: PropertyList.Kind? {
    switch self {
    case .dict: .dictionary
    case .array: .array
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .true, .false: .boolean
    case .plist, .key, .unknown: nil
    }
  }

  /// Whether the element holds text.
  var holdsText: Bool {
    switch self {
    case .key, .string, .integer, .real, .date, .data: true
    default: false
    }
  }

  /// What was probably meant by a name that no element has: `'<string>'`.
  static func suggestion(for name: String) -> String? {
    guard name.utf8.count <= 12 else {
      return nil
    }
    let name = name.lowercased()
    switch name {
    case "bool", "boolean": return "'<true/>' or '<false/>'"
    case "int", "number": return "'<integer>'"
    case "float", "double": return "'<real>'"
    default: break
    }
    let candidates = names.map { (name: $0, distance: distance(Array(name.utf8), Array($0.utf8))) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= 2,
      best.distance * 2 <= best.name.utf8.count
    else {
      return nil
    }
    return "'<\(best.name)>'"
  }

  /// How many letters must change, counting two that are swapped as one.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
