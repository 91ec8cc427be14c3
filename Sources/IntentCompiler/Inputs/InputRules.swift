import IntentDiagnostics

extension Rule {
  package static let missingInput = Rule(
    "missing-input",
    .error,
    "A file or folder that was asked for is not there"
  )
  package static let unreadableInput = Rule("unreadable-input", .error, "A file or folder cannot be read")
  static let noDefinitions = Rule("no-definitions", .error, "A folder holds no intent definition")
  package static let linkedDefinition = Rule(
    "linked-definition",
    .note,
    "A link to a definition was not followed while a folder was searched"
  )
  static let localisedCopy = Rule(
    "localised-copy",
    .note,
    "A definition has copies in other languages, which are not read"
  )
  static let noBaseLocalisation = Rule(
    "no-base-localisation",
    .warning,
    "A definition has a copy for each language, but none in 'Base.lproj'"
  )

  /// The rules that finding and reading the inputs can report.
  package static let inputRules: [Rule] = [
    .missingInput, .unreadableInput, .noDefinitions, .linkedDefinition, .localisedCopy, .noBaseLocalisation,
  ]
}
