import PackagePlugin

/// Checks a package's intent definitions and its checked-in generated files. Writes nothing.
@main
struct ValidateIntents: CommandPlugin {
  private static let usage = "validate-intents [--strict] [--target TARGET] [--output FOLDER]"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    if arguments.extractFlag(named: "help") > 0 {
      print("usage: swift package \(Self.usage)")
      return
    }
    let isStrict = arguments.extractFlag(named: "strict") > 0
    let targets = try IntentTarget.find(&arguments, in: context)
    try UsageError.check(arguments, usage: Self.usage)
    for target in targets {
      let result = try target.check(isStrict: isStrict, in: context)
      print("\(target.name): \(result.summary)")
      if !result.isSuccess {
        Diagnostics.error("the definitions of target '\(target.name)' have problems")
      }
    }
  }
}
