/// The path from a value, such as a configuration, to a value inside it: `calendars[2].identifier`.
public struct ValuePath: Sendable, Hashable {
  /// A step of the path.
  public enum Step: Sendable, Hashable {
    /// A parameter, property or field.
    case name(String)
    /// An element of a list, counted from 0.
    case index(Int)
  }

  /// Steps from the outermost value inward. An empty path means the outermost value.
  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Appends a step.
  public func appending(_ step: Step) -> ValuePath {
    ValuePath(steps + [step])
  }

  /// Prepends a step from the enclosing value.
  public func within(_ step: Step) -> ValuePath {
    ValuePath([step] + steps)
  }

  /// The name at the start of the path.
  public var parameter: String? {
    if case .name(let name) = steps.first { name } else { nil }
  }
}

extension ValuePath: CustomStringConvertible {
  /// `calendars[2].identifier`.
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
