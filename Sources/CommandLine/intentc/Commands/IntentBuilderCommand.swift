import ArgumentParser
import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentPlatform
import IntentText

/// `intentbuilderc`, for scripts that call Apple's tool.
struct IntentBuilderCommand: ParsableCommand {
  static let name = "intentbuilderc"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Take the place of Apple's intentbuilderc.",
    discussion: """
      Takes the arguments of Apple's tool and writes files of the same names, so that scripts and build systems that \
      call it can call intentc. A link to intentc that is named 'intentbuilderc' runs this command.

        generate -input FILE -output FOLDER -language Swift [-dryRun]
            [-classPrefix NAME] [-swiftVersion NUMBER]
            [-visibility public|project|private] [-moduleName NAME]
        compile -input FILE -output FOLDER [-classPrefix NAME]

      'generate' writes a Swift file for each intent, enum and object type; with '-dryRun', it prints their paths. \
      A file of the same name is replaced if a tool generated it. Objective-C is not supported. '-swiftVersion', \
      '-moduleName' and the '-classPrefix' of 'compile' change nothing. 'compile' writes the definition as Xcode saves \
      it, but without the hashes that Apple's tool adds.

      EXAMPLES
        intentc intentbuilderc generate -input UpNext.intentdefinition \\
          -output Generated -language Swift
        ln -s "$(command -v intentc)" tools/intentbuilderc
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "The arguments of intentbuilderc.")
  var arguments: [String] = []

  func run() throws {
    let asksForHelp = arguments.prefix(2).contains { ["--help", "-help", "-h"].contains($0) }
    if asksForHelp { return try StandardOutput.write(Self.helpMessage() + "\n") }
    try IntentBuilder.run(arguments)
  }
}

/// Parsing by hand keeps Apple's one-line errors.
struct IntentBuilderArguments: Equatable {
  struct Problem: Error, Equatable {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  /// The two jobs of Apple's tool.
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
  var access = "public "
  var isDry = false

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
    guard input != "-", (try? FileSystem.status(of: input))?.kind != .folder else {
      throw Problem("'-input' takes a file, not '\(visibleText(input))'")
    }
  }
}

struct IntentBuilder {
  private let arguments: IntentBuilderArguments
  private let file: InputFile

  static func run(_ words: [String]) throws {
    let arguments: IntentBuilderArguments
    do throws(IntentBuilderArguments.Problem) {
      arguments = try IntentBuilderArguments(words)
    } catch {
      Terminal.standardError.write("error: \(error.message)\n")
      throw ExitCode.validationFailure
    }
    let inputs = Inputs.readCopies([arguments.input])
    guard let file = inputs.files.first else {
      report(inputs.diagnostics, sources: [], of: arguments.input)
      throw ExitCode.failure
    }
    let builder = IntentBuilder(arguments: arguments, file: file)
    try arguments.action == .generate ? builder.generate() : builder.compile()
  }

  private func generate() throws {
    let compilation = Compiler.compile([file], classPrefix: arguments.classPrefix)
    report(compilation.diagnostics, sources: compilation.sources)
    guard !compilation.hasErrors else {
      if compilation.diagnostics.contains(where: { [.unknownEnum, .unknownType].contains($0.rule) }) {
        note(
          "'intentc generate --backend intents' takes several definitions, which can share enums and types"
        )
      }
      throw ExitCode.failure
    }
    let module = compilation.module
    let names = ClassNames(module, classPrefix: arguments.classPrefix)
    report(names.diagnostics, sources: compilation.sources)
    guard names.diagnostics.isEmpty else { throw ExitCode.failure }
    let style = ClassStyle(
      access: arguments.access,
      isExact: true,
      classPrefix: arguments.classPrefix
    )
    let classes = ClassFiles(module, names, style)
    let files = module.files.indices.flatMap { index in
      classes.declarations(of: index).map { name, render in
        var writer = SwiftWriter(step: 4)
        writer.line("//")
        writer.line("// \(name).swift")
        writer.line("//")
        writer.line("// Generated by intentc. Do not edit: change the definition instead.")
        writer.line("//")
        writer.line()
        writer.line("#if canImport(Intents)")
        writer.line()
        writer.line("import Intents")
        writer.line()
        render(&writer)
        writer.line()
        writer.line("#endif")
        return GeneratedFile(name: "\(name).swift", bytes: writer.bytes)
      }
    }
    if arguments.isDry { return try print(OutputWriter(folder: arguments.output).paths(of: files)) }
    if let path = handwritten(files) {
      Terminal.standardError.write(
        "\(visibleText(path)): error: this is not a generated file; move it, or choose another folder\n"
      )
      throw ExitCode.failure
    }
    try write(files)
  }

  /// Apple's tool would replace a file that isn't generated.
  private func handwritten(_ files: [GeneratedFile]) -> String? {
    OutputWriter(folder: arguments.output).paths(of: files).first { path in
      guard let kind = try? FileSystem.status(of: path).0, kind == .file,
        let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty
      else { return false }
      let start = String(decoding: bytes.prefix(1000), as: UTF8.self)
      return !["Generated by intentc", "automatically generated"].contains { start.contains($0) }
    }
  }

  /// Apple's tool would also add a hash to each intent.
  private func compile() throws {
    let list = PropertyListReader().read(file.bytes, path: file.path)
    let read = list.list.map { DefinitionReader.read($0, name: file.name).1 } ?? []
    let diagnostics = list.diagnostics + read
    report(diagnostics, sources: [list.source])
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw ExitCode.failure }
    let form = CanonicalForm.format(file, dropsComments: true, without: .hash)
    let name = FilePath.name(of: arguments.input)
    try write([GeneratedFile(name: name, bytes: form.bytes ?? file.bytes)])
    if !arguments.classPrefix.isEmpty { note("'-classPrefix' changes nothing in a definition") }
    note(
      form.bytes == nil
        ? "a binary definition is copied as it is"
        : "no '\(DefinitionKey.hash.name)' is written, because its algorithm is not public"
    )
  }

  private func write(_ files: [GeneratedFile]) throws {
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(folder: arguments.output, inputs: [file.path]).write(files)
    } catch {
      report([error.diagnostic], sources: [])
      throw ExitCode.failure
    }
  }

  private func print(_ paths: [String]) throws {
    let folder = FileManager.default.currentDirectoryPath
    let lines = paths.map { path in
      FilePath.shortened(path.hasPrefix("/") ? path : FilePath.join(folder, path)) + "\n"
    }
    try StandardOutput.write(lines.joined())
  }

  private func note(_ message: String) {
    Terminal.standardError.write("\(visibleText(arguments.input)): note: \(message)\n")
  }

  private func report(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    Self.report(diagnostics, sources: sources, of: arguments.input)
  }

  /// Appends the line to the text, because messages in Apple's format have no line numbers.
  private static func report(_ diagnostics: [Diagnostic], sources: [SourceText], of input: String) {
    var sources = SourceMap(sources)
    for diagnostic in diagnostics where diagnostic.severity >= .warning {
      let file = diagnostic.location?.file ?? input
      let line = diagnostic.location.flatMap { sources.start(of: $0)?.line }
      let place = line.map { " (line \($0))" } ?? ""
      Terminal.standardError.write(
        "\(visibleText(file)): \(diagnostic.severity.rawValue): \(visibleText(diagnostic.message))\(place)\n"
      )
    }
  }
}
