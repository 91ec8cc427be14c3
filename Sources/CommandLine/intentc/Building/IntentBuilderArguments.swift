import IntentCompiler
import IntentSchema

/// The command line of Apple's intentbuilderc.
struct IntentBuilderArguments: Equatable {
  /// What is wrong with the arguments.
  struct Problem: Error, Equatable {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  enum Action: String, CaseIterable {
    case compile, generate
  }

  private enum Option: String, CaseIterable {
    case input, output, language, classPrefix, swiftVersion, visibility, moduleName
    static let ofCompile: Set<Option> = [.input, .output, .classPrefix]
  }

  let action: Action
  let input: String
  let output: String
  var classPrefix = ""
  /// The access level of the classes, followed by a space.
  var access = "public "
  /// Whether to print the paths of the files instead of writing them.
  var isDry = false

  /// The option that a word names, with one hyphen.
  private static func option(_ word: String) -> Option? {
    word.hasPrefix("-") ? Option(rawValue: String(word.dropFirst())) : nil
  }

  init(_ words: some Sequence<String>) throws(Problem) {
    var words = words.makeIterator()
    guard let word = words.next() else {
      throw Problem("give 'generate' or 'compile'; '--help' shows their arguments")
    }
    guard let action = Action(rawValue: word) else {
      throw Problem("there is no action '\(visibleText(word))'; the actions are generate and compile")
    }
    self.action = action
    var values: [Option: String] = [:]
    while let word = words.next() {
      if word == "-dryRun", action == .generate {
        isDry = true
        continue
      }
      guard let option = Self.option(word), action == .generate || Option.ofCompile.contains(option)
      else {
        let single = String(word.dropFirst())
        let isKnown = word.hasPrefix("--") && (Self.option(single) != nil || single == "-dryRun")
        let hint = isKnown ? "; write '\(single)'" : ""
        throw Problem("'\(action.rawValue)' has no argument '\(visibleText(word))'\(hint)")
      }
      guard let value = words.next(), Self.option(value) == nil else {
        throw Problem("'\(word)' needs a value")
      }
      guard values.updateValue(value, forKey: option) == nil else {
        throw Problem("'\(word)' is there twice")
      }
    }
    func required(_ option: Option) throws(Problem) -> String {
      guard let value = values[option], !value.isEmpty else {
        throw Problem("'-\(option.rawValue)' is missing")
      }
      return value
    }
    input = try required(.input)
    output = try required(.output)
    if let prefix = values[.classPrefix], !prefix.isEmpty {
      guard ProjectConfiguration.isNamespace(prefix) else {
        throw Problem("'-classPrefix' takes a Swift name, not '\(visibleText(prefix))'")
      }
      classPrefix = prefix
    }
    if action == .generate {
      let language = try required(.language)
      guard language == "Swift" else {
        let reason = language.lowercased() == "swift" ? "write 'Swift'" : "intentc generates only Swift"
        throw Problem("'-language \(visibleText(language))' is not supported; \(reason)")
      }
    }
    switch values[.visibility] {
    case nil, "public": access = "public "
    case "project", "private": access = "internal "
    case let word?:
      throw Problem("'-visibility' is public, project or private, not '\(visibleText(word))'")
    }
  }
}
