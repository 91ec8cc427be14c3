import IntentDiagnostics

extension Rule {
  static let resolutionChanged = change(
    "resolution-changed",
    .error,
    "The code that resolves a parameter has other requirements"
  )
}

/// Checks the `resolve…` methods that code must implement. Only generated classes have them.
enum ResolutionChanges {
  static let resolutionChanged = ChangeCheck<ParameterPair>(.resolutionChanged) { pair, _, findings in
    guard pair.owner.hasClasses else { return }
    let old = pair.owner.old.resolvers?[pair.old.name]
    let new = pair.owner.new.resolvers?[pair.new.name]
    func report(_ message: String, _ verdict: Verdict) {
      findings.report(.resolutionChanged, message, [.source: verdict], pair)
    }
    let name = pair.name
    switch (old, new) {
    case (nil, nil): break
    case (nil, _?):
      report("'\(name)' is now resolved, so code that handles the intent must implement that", .careful)
    case (let reasons?, nil):
      if reasons.isEmpty {
        report("'\(name)' is no longer resolved, so code that does it is not called", .careful)
      } else {
        report(
          "'\(name)' is no longer resolved, so code that uses its unsupported reasons does not compile",
          .breaking
        )
      }
    case (let before?, let now?) where before.isEmpty != now.isEmpty:
      report(
        "'\(name)' \(now.isEmpty ? "no longer has" : "now has") unsupported reasons, so code that resolves it needs "
          + "another type of result",
        .breaking
      )
    case (let before?, let now?):
      for code in before where !now.contains(code) {
        report(
          "the unsupported reason '\(code)' of '\(name)' was removed, so code that uses it no longer compiles",
          .breaking
        )
      }
      for code in now where !before.contains(code) {
        report(
          "the unsupported reason '\(code)' of '\(name)' was added; a 'switch' over all must handle it",
          .careful
        )
      }
    }
  }
}
