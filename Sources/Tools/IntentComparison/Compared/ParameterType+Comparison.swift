import IntentSchema

extension ParameterType {
  /// The enum of the definitions that it refers to.
  var enumName: String? { if case .enumeration(let name) = self { name } else { nil } }

  /// The object type of the definitions that it refers to.
  var objectName: String? { if case .object(let name) = self { name } else { nil } }
}
