import ArgumentParser
import IntentCompiler
import IntentSchema

/// What the generated code looks like.
struct GenerationArguments: ParsableArguments {
  @Flag(name: .long, help: "Give each declaration a file of its own.")
  var split = false

  @Option(
    name: .long,
    help: ArgumentHelp("Who can see the generated code (default: public).", valueName: "level")
  )
  var accessLevel: AccessLevel?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What class names begin with, instead of the prefix that each definition records.",
      valueName: "prefix"
    )
  )
  var classPrefix: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Put everything that is generated into an enum of this name.", valueName: "name")
  )
  var namespace: String?

  func validate() throws {
    for (option, name) in [("--class-prefix", classPrefix), ("--namespace", namespace)] {
      // An empty prefix takes away the one that a file records.
      if option == "--class-prefix", name == "" { continue }
      if let name, !ProjectConfiguration.isSwiftName(name) {
        throw ValidationError(
          "'\(option)' takes a Swift name of letters and digits, not '\(visibleText(name))'."
        )
      }
    }
    try checkNamespace()
  }

  private func checkNamespace() throws {
    guard let namespace, !ProjectConfiguration.isNamespace(namespace) else { return }
    throw ValidationError("'--namespace' cannot be '\(namespace)', which is a word of Swift's own.")
  }

  func apply(to call: inout CompilerCall) {
    call.isSplit = split
    call.accessLevel = accessLevel
    call.classPrefix = classPrefix
    call.namespace = namespace
  }
}

extension AccessLevel: ExpressibleByArgument {}
