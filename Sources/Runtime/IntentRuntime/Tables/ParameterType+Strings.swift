extension ParameterType {
  /// The type with its texts in a `.strings` table. Generated code names the table once for all of them.
  func inStrings(_ strings: String) -> ParameterType {
    switch self {
    case .boolean(var settings):
      settings.trueDisplayName = settings.trueDisplayName?.inStrings(strings)
      settings.falseDisplayName = settings.falseDisplayName?.inStrings(strings)
      return .boolean(settings)
    case .string(var settings):
      settings.placeholder = settings.placeholder?.inStrings(strings)
      return .string(settings)
    case .dateComponents(var settings):
      guard case .template(let template) = settings.format else { return self }
      settings.format = .template(template.inStrings(strings))
      return .dateComponents(settings)
    default:
      return self
    }
  }
}

extension LocalizedText {
  /// The text in a table. A text without a key is not in a table.
  func inStrings(_ strings: String) -> LocalizedText {
    LocalizedText(text, key: key, strings: strings)
  }
}
