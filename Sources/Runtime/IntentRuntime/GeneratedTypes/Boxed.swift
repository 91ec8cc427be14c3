/// Stores a value indirectly, so that a struct can contain itself.
@propertyWrapper
@frozen
public struct Boxed<Value> {
  @usableFromInline
  var box: Box<Value>

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

/// The storage of ``Boxed``. It never changes, so copies of the value can share it.
@usableFromInline
final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Box: Sendable where Value: Sendable {}

extension Boxed: Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
  public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}
