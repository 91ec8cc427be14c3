/// The path from a configuration to one of its values: `calendars[2].identifier`.
public struct ValuePath: Sendable, Hashable {
  /// One step of the path.
  public enum Step: Sendable, Hashable {
    /// To a parameter, a property or a field, by name.
    case name(String)
    /// To an element of a list, by its index from 0.
    case index(Int)
  }

  /// The steps from the outside in. An empty path is the configuration, or the value that was checked.
  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The path with one more step at the end.
  public func appending(_ step: Step) -> ValuePath {
    ValuePath(steps + [step])
  }

  /// The path with one more step at the start, from the enclosing value.
  public func within(_ step: Step) -> ValuePath {
    ValuePath([step] + steps)
  }

  /// The name of the parameter on the path; `nil` if there is none.
  public var parameter: String? {
    if case .name(let name) = steps.first { name } else { nil }
  }
}

extension ValuePath: CustomStringConvertible {
  /// The path as text: `calendars[2].identifier`.
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
