import ArgumentParser
import IntentComparison
import IntentDiagnostics
import IntentText

/// The value of `--audience`: names separated by commas.
struct AudienceNames: ExpressibleByArgument {
  let audiences: Set<Audience>
  let unknown: String?

  init(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    audiences = Set(names.compactMap(Audience.init))
    unknown = names.first { Audience(rawValue: $0) == nil }
  }
}

extension DiffCommand {
  /// Runs after parsing. In `validate()`, a misspelled option would leave its value among the paths before
  /// ArgumentParser rejects the option.
  func checkWords(comparesReleases: Bool) throws {
    if let option = paths.first(where: Self.isMisplacedOption) {
      throw ValidationError(
        "'\(visibleText(option))' follows '--', where everything is a path; put options before it, or write "
          + "'./\(visibleText(option))' for a file of that name."
      )
    }
    if !appIntents.isEmpty, !comparesReleases, git == nil, paths.isEmpty {
      throw ValidationError(
        "'--app-intents' takes Swift sources, and then the version before them: definitions, Swift, 'REVISION:PATH' in "
          + "git, or the copy of a release; or use it with '--git' or '--releases'."
      )
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once; use '-' once.")
    }
    if comparesReleases {
      if git != nil { throw ValidationError("'--releases' cannot be combined with '--git'.") }
      return try checkAudience()
    }
    if git == nil, let name = paths.first, (try? FileSystem.status(of: name, followsLinks: false)) == nil,
      (try? GitRevision.range(name)) != nil
    {
      throw ValidationError(
        "'\(visibleText(name))' names a revision; to compare revisions, use '--git', such as "
          + "'intentc diff --git main~1..HEAD'."
      )
    }
    if git == nil, appIntents.isEmpty, paths.count != 2 {
      throw ValidationError(
        "'diff' takes an old and a new version, each a definition, a Swift file, a folder, a project, 'REVISION:PATH' in "
          + "git, or the copy of a release; or a revision with '--git main', or all releases with '--releases'."
      )
    }
    if git != nil, paths.contains("-") {
      throw ValidationError("'--git' cannot be used with standard input, which has no path.")
    }
    try checkAudience()
  }

  private func checkAudience() throws {
    guard let unknown = audience?.unknown else { return }
    let names = Audience.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    throw ValidationError("there is no audience '\(visibleText(unknown))'; use \(names).")
  }

  private static func isMisplacedOption(_ path: String) -> Bool { path.hasPrefix("-") && path != "-" }
}
