extension ArraySizes {
  /// The maximum counts by family, in the families' order: `1 in systemSmall, 4 in systemMedium`.
  public var words: String {
    ConfigurationFamily.allCases.compactMap { family in
      maximumCount(for: family).map { "\($0) in \(family.rawValue)" }
    }.joined(separator: ", ")
  }
}

extension ParameterSchema.Options {
  /// Where the options come from; `nil` if the type defines them.
  public var words: String? {
    switch self {
    case .fixed: nil
    case .dynamic: "choices come from code"
    case .searchable: "choices come from code, with search"
    }
  }
}
