import ArgumentParser
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditor
import IntentSchema
import IntentText
import LibIntentc

extension GenerateCommand {
  func generateAgain() throws -> Never {
    try WatchLoop(inputs: definitions.inputs, others: [definitions.project.config].compactMap(\.self)).run {
      let start = ContinuousClock.now
      var written: (changed: Int, all: Int)?
      try? generate { written = ($0.count { $0.kind != .unchanged }, $0.count) }
      guard let written else { return nil }
      let words = "wrote \(written.changed) of \(written.all) \(written.all == 1 ? "file" : "files")"
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      Terminal.standardError.write("\(words) in \(Int(time)) ms\n")
      return nil
    }
  }

  func generate(reporting report: ([OutputWriter.Change]) -> Void = { _ in }) throws {
    var call = definitions.call
    generation.apply(to: &call.options)
    call.options.availableBackends = Backends.all
    let result = call.run()
    messages.write(result.diagnostics, sources: result.compilation.sources)
    if result.compilation.hasErrors { throw ExitCode.failure }
    try Self.checkModules(of: result)

    let writer = OutputWriter(folder: output ?? "", inputs: output == nil ? [] : result.inputPaths)
    do {
      if listOutputs {
        try StandardOutput.write(writer.paths(of: result.files).map { visibleText($0) + "\n" }.joined())
      } else if output == nil {
        try printCode(result.files)
      } else if dryRun {
        try list(try writer.changes(result.files))
        reportLeftovers(result)
      } else {
        try writer.check(result.files)
        // Write the depfile first: if that fails, the code must stay unchanged.
        try writeDepfile(outputs: writer.paths(of: result.files), inputs: result.inputPaths)
        report(try writer.write(result.files))
        reportLeftovers(result)
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

  private func reportLeftovers(_ result: CompilerCall.Result) {
    guard let output else { return }
    let leftovers = StaleOutputs.leftovers(
      in: output,
      besides: result.files,
      of: result.compilation.module.files.map(\.definition.name),
      isSearch: result.isSearch
    )
    messages.write(leftovers, sources: [])
  }

  private func printCode(_ files: [GeneratedFile]) throws {
    guard files.count <= 1 else {
      throw ValidationError("\(files.count) files would be generated; give their folder with '--output'.")
    }
    try StandardOutput.write(files.first?.bytes ?? [])
  }

  private func list(_ changes: [OutputWriter.Change]) throws {
    let lines = changes.map { change in
      switch change.kind {
      case .created: "would create \(visibleText(change.path))\n"
      case .updated: "would update \(visibleText(change.path))\n"
      case .unchanged: "unchanged \(visibleText(change.path))\n"
      }
    }
    try StandardOutput.write(lines.joined())
  }

  private func writeDepfile(outputs: [String], inputs: [String]) throws {
    guard let depfile else { return }
    try Depfile.write(to: depfile, outputs: outputs, inputs: inputs)
  }
}
