import IntentSchema

extension TypeTable {
  /// Returns the enums and object types to which the given types refer, directly or indirectly.
  func reachable(from types: some Sequence<ParameterType>) -> TypeTable {
    var result = TypeTable()
    var pending = Array(types)
    while let type = pending.popLast() {
      switch type {
      case .enumeration(let name):
        result.enums[name] = enums[name]
      case .object(let name):
        guard result.objects[name] == nil, let object = objects[name] else { continue }
        result.objects[name] = object
        pending.append(contentsOf: object.properties.lazy.map(\.type))
      default:
        continue
      }
    }
    return result
  }
}
