import IntentDefinition

extension ClassNames {
  /// The names of a parameter's unsupported reasons, in the order of their numbers.
  static func reasons(_ parameter: Definition.Parameter) -> [String] {
    let codes = parameter.unsupportedReasons.map { $0.code?.value ?? "" }
    var taken = Set(codes.map(member))
    var seen: Set<String> = []
    return codes.enumerated().map { index, code in
      if !code.isEmpty, seen.insert(member(code)).inserted { return member(code) }
      var name = "reason\(index + 1)"
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
  }
}
