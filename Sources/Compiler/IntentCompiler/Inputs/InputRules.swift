import IntentDiagnostics

extension Rule {
  package static let missingInput = Rule("missing-input", .error, "A file or folder does not exist")
  package static let unreadableInput = Rule("unreadable-input", .error, "A file or folder cannot be read")
  static let noDefinitions = Rule("no-definitions", .error, "A folder contains no intent definition")
  package static let linkedDefinition = Rule(
    "linked-definition",
    .note,
    "A symbolic link to a definition was skipped while searching a folder"
  )
  static let localisedCopy = Rule(
    "localised-copy",
    .note,
    "A definition has copies for other languages, which are not read"
  )
  static let noBaseLocalisation = Rule(
    "no-base-localisation",
    .warning,
    "A definition has a copy for each language but none in 'Base.lproj'"
  )

  /// The rules that finding and reading the inputs can report.
  package static let inputRules: [Rule] = [
    .missingInput, .unreadableInput, .noDefinitions, .linkedDefinition, .localisedCopy, .noBaseLocalisation,
  ]
}
