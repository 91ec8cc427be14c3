import IntentCompiler

/// The place of a release among others, by its name: 1.2 is older than 1.10, and 2.0-beta than 2.0. The names
/// 'v4' and '4.0' mean the same release.
package struct ReleaseOrder: Sendable, Hashable, Comparable {
  /// A word or a number of the name, or its end. A word sorts before the end, so that 2.0-beta is older than
  /// 2.0.
  package enum Part: Sendable, Hashable, Comparable {
    case text(String)
    case end
    case number(Int)
  }

  private let parts: [Part]

  package init(_ name: String) {
    var parts: [Part] = []
    var zeros = 0
    var rest = name[...]
    if rest.first == "v" || rest.first == "V", rest.dropFirst().first?.isNumber == true { rest.removeFirst() }
    while let first = rest.first {
      let isNumber = first.isASCII && first.isNumber
      let isText = first.isLetter
      // Empty for other characters, such as dots, which only separate.
      let run = rest.prefix { isNumber ? $0.isASCII && $0.isNumber : isText && $0.isLetter }
      if isNumber {
        let number = Int(run) ?? .max
        if number == 0, case .number? = parts.last {
          // A zero only counts before another number.
          zeros += 1
        } else {
          parts += Array(repeating: .number(0), count: zeros) + [.number(number)]
          zeros = 0
        }
      } else if isText {
        parts.append(.text(String(run)))
        zeros = 0
      }
      rest = rest.dropFirst(max(1, run.count))
    }
    self.parts = parts + [.end]
  }

  /// Whether two names number releases of the same product: 'ios/1.0' and 'ios/2.0', but not 'app-2.0'.
  func isComparable(with other: ReleaseOrder) -> Bool { family == other.family }

  /// The parts before the first number, such as the name of a product.
  package var family: [Part] {
    Array(parts.prefix { if case .number = $0 { false } else { true } })
  }

  package var hasNumber: Bool { family.count < parts.count }

  package static func < (one: ReleaseOrder, other: ReleaseOrder) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }
}

extension AcceptedBreak {
  /// Whether it covers updates from a release. Only releases of the same product have an order.
  func covers(_ name: String) -> Bool {
    let (newest, release) = (ReleaseOrder(self.release), ReleaseOrder(name))
    return newest.isComparable(with: release) && !(newest < release)
  }
}
