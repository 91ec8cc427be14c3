import ArgumentParser
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText
import LibIntentc

extension GenerateCommand {
  func generate() throws {
    var call = definitions.call
    generation.apply(to: &call.options)
    call.options.availableBackends = Backends.all
    let result = call.run()
    messages.write(result.diagnostics, sources: result.compilation.sources)
    if result.compilation.hasErrors { throw ExitCode.failure }
    try Self.checkModules(of: result)

    do {
      if let output {
        let writer = OutputWriter(folder: output, inputs: result.inputPaths)
        let changed = try writer.write(result.files).filter { $0.kind != .unchanged }
        reportLeftovers(result, in: output)
        try StandardOutput.write(changed.map { visibleText($0.path) + "\n" }.joined())
      } else {
        try printCode(result.files)
      }
    } catch let failure as OutputWriter.Failure {
      throw messages.failure(failure.diagnostic)
    }
  }

  private static func checkModules(of result: CompilerCall.Result) throws {
    guard result.moduleCount > 1 else { return }
    var seen: Set<String> = []
    let folders = result.modules.compactMap {
      $0.schema.files.first.map { FilePath.home(of: $0.definition.path) }
    }
    .filter { seen.insert($0).inserted }
    .map { "'\(visibleText($0.isEmpty ? "." : $0))'" }
    throw ValidationError(
      "each of these folders is a module of its own: \(folders.joined(separator: ", ")); generate one at a time, "
        + "or add '--one-module'"
    )
  }

  /// Reports files that an earlier call generated, before a rename or a change of the split setting. After a
  /// search, another call may have generated files of other definitions, so these only get notes.
  private func reportLeftovers(_ result: CompilerCall.Result, in output: String) {
    let current = Set(result.files.map(\.name))
    let known = Set(result.compilation.module.files.map(\.definition.name))
    let names = ((try? FileSystem.names(in: output)) ?? []).sorted().filter { !current.contains($0) }
    let leftovers = names.compactMap { name -> Diagnostic? in
      guard let definition = GeneratedFile.definition(ofFile: name) else { return nil }
      let path = FilePath.join(output, name)
      let isKnown = known.contains(definition)
      guard isKnown || result.isSearch, Self.isGenerated(path) else { return nil }
      let message =
        isKnown
        ? "'\(definition).intentdefinition' no longer generates this file; delete it"
        : "no definition of this call generates this file; delete it if its definition was removed"
      var leftover = Diagnostic(.staleGeneratedCode, message, at: SourceLocation(file: path))
      if !isKnown { leftover.severity = .note }
      return leftover
    }
    messages.write(leftovers, sources: [])
  }

  private static func isGenerated(_ path: String) -> Bool {
    guard (try? FileSystem.status(of: path, followsLinks: false))?.kind == .file else { return false }
    return (try? FileSystem.read(path)).map(GeneratedFile.isGenerated) == true
  }

  private func printCode(_ files: [GeneratedFile]) throws {
    guard files.count <= 1 else {
      throw ValidationError("\(files.count) files would be generated; give their folder with '--output'.")
    }
    try StandardOutput.write(files.first?.bytes ?? [])
  }
}
