import AppFacts

extension DeclaredTypes {
  /// How the system stores values of a type.
  func storedType(_ type: TypeName, seenFrom user: TypeCode) -> StoredType {
    if type.name.isEmpty { return .inferred }
    if Self.isPlain(type) { return .plain([type.name]) }
    if type.name.hasPrefix("EntityCollection<") { return .unmeasured(type.name) }
    guard let found = self.type(type, seenFrom: user) else { return .undeclared(type.name) }
    if Self.isUnion(found) { return .unmeasured(found.name) }
    return isValueType(found) ? .declared(key(of: found)) : .undeclared(type.name)
  }

  /// The key of an enum or entity.
  func key(of type: TypeCode) -> ComparedTypeKey {
    let isEnum = conformances(of: type).contains("AppEnum")
    return ComparedTypeKey(
      kind: isEnum ? .enumeration : .entity,
      name: type.fullName,
      folder: targets.home(of: type)
    )
  }
}
