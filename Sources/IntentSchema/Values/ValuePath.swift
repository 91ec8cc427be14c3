/// The way from a configuration to one of its values: `calendars[2].identifier`.
public struct ValuePath: Sendable, Hashable {
  /// One step of the way.
  public enum Step: Sendable, Hashable {
    /// To a parameter, a property or a field, by its name.
    case name(String)
    /// To an element of a list, by its number from 0.
    case index(Int)
  }

  /// The steps from the configuration inwards. Empty is the configuration, or the value that was looked at.
  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The way one step further.
  public func appending(_ step: Step) -> ValuePath {
    ValuePath(steps + [step])
  }

  /// The same way, seen from the value that holds the one it began at.
  public func within(_ step: Step) -> ValuePath {
    ValuePath([step] + steps)
  }

  /// The name of the parameter that the way leads through; `nil` where it leads through none.
  public var parameter: String? {
    if case .name(let name) = steps.first { name } else { nil }
  }
}

extension ValuePath: CustomStringConvertible {
  /// The way in writing: `calendars[2].identifier`.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

extension ValuePath: ExpressibleByArrayLiteral {
  public init(arrayLiteral steps: Step...) {
    self.init(steps)
  }
}

extension ValuePath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral name: String) {
    self = .name(name)
  }

  public init(integerLiteral index: Int) {
    self = .index(index)
  }
}
