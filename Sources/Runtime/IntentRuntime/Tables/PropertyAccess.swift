/// Reads and writes the value of one parameter or property in its Swift value.
struct PropertyAccess<Root>: Sendable {
  let elementType: any ParameterValueConvertible.Type
  let isArray: Bool
  let get: @Sendable (Root) -> ParameterValue?
  let set: @Sendable (inout Root, ParameterValue?) throws(ParameterValueError) -> Void
  private let path: PropertyPath<Root>

  init<Value: ParameterPropertyValue>(_ keyPath: WritableKeyPath<Root, Value>) {
    let path = WritablePropertyPath(keyPath: keyPath)
    self.path = PropertyPath(keyPath: keyPath)
    elementType = Value.ParameterElement.self
    isArray = Value.holdsSeveralValues
    get = { Value.parameterValue(from: $0[keyPath: path.keyPath]) }
    set = { (root: inout Root, value: ParameterValue?) throws(ParameterValueError) in
      root[keyPath: path.keyPath] = try Value.property(from: value)
    }
  }

  func leads(to keyPath: PartialKeyPath<Root>) -> Bool {
    path.keyPath == keyPath
  }
}

// A key path is immutable, and a key path to a property captures nothing. The parameter is not `& Sendable`,
// because key path literals are `Sendable` only in the Swift 6 language mode.

private struct WritablePropertyPath<Root, Value>: @unchecked Sendable {
  let keyPath: WritableKeyPath<Root, Value>
}

private struct PropertyPath<Root>: @unchecked Sendable {
  let keyPath: PartialKeyPath<Root>
}
