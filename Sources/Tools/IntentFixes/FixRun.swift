import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// `validate --fix`. Only changes files in XML and UTF-8, and skips problems that the project has turned off.
/// Also gives texts IDs, although the rule about missing ones is a lint.
package struct FixRun: Sendable {
  /// A fixed problem, with its position before the fix.
  package struct Fixed: Sendable {
    package var diagnostic: Diagnostic
    package var position: LineTable.Position?
  }

  /// The fixes of a run, and the remaining problems.
  package struct Result: Sendable {
    package var fixed: [Fixed]
    package var changedPaths: [String]
    /// Explains why files couldn't be changed.
    package var call: CompilerCall.Result
  }

  /// A mistake in XML can hide mistakes after it.
  static let passLimit = 100

  private let call: CompilerCall

  package init(_ call: CompilerCall) {
    self.call = call
  }

  package func run() -> Result {
    let original = Inputs.read(call.inputs, choosing: call.choose)
    var inputs = original
    var fixed: [Fixed] = []
    var options = call.options
    options.reportsLints = true
    var result = CompilerDriver.run(inputs, options, to: .names)
    var remarks: [Diagnostic] = []
    for pass in 0..<Self.passLimit {
      var changes: [Int: [UInt8]] = [:]
      let sources = Dictionary(firsts: result.compilation.sources.map { ($0.path, $0) })
      for (index, fixes) in safeFixes(of: result, in: inputs.files) {
        let file = inputs.files[index]
        if let obstacle = obstacle(to: fixes, in: file, sources) {
          if pass == 0 { remarks.append(obstacle) }
          continue
        }
        let (bytes, applied) = FixApplication.apply(fixes.compactMap(\.fix), to: file.bytes)
        guard bytes != file.bytes else { continue }
        let lines = LineTable(SourceText(path: file.path, bytes: file.bytes))
        fixed += applied.map {
          Fixed(diagnostic: fixes[$0], position: (fixes[$0].location?.range?.lowerBound).map(lines.position))
        }
        changes[index] = bytes
      }
      guard !changes.isEmpty else { break }
      for (index, bytes) in changes { inputs.files[index].bytes = bytes }
      result = CompilerDriver.run(inputs, options, to: .names)
    }
    if !call.options.reportsLints {
      result = CompilerDriver.run(inputs, call.options, to: .names)
    }
    remarks += binaryFiles(of: result, in: inputs.files)
    let (changed, failures) = write(inputs.files, over: original.files)
    // A file that could not be written still has its problems.
    if !failures.isEmpty {
      let failed = Set(failures.compactMap(\.location?.file))
      fixed.removeAll { failed.contains($0.diagnostic.location?.file ?? "") }
      result = call.run(to: .names)
    }
    result.compilation.diagnostics += remarks + failures
    return Result(fixed: fixed, changedPaths: changed, call: result)
  }

  /// Adds the fixes of ``run()`` to problems about missing IDs.
  package static func offeringIDs(_ result: CompilerCall.Result) -> CompilerCall.Result {
    var result = result
    var ids = TextIDs(result)
    for (index, diagnostic) in result.diagnostics.enumerated() where diagnostic.fix == nil {
      result.compilation.diagnostics[index].fix = ids.fix(diagnostic)
    }
    return result
  }

  private func safeFixes(of result: CompilerCall.Result, in files: [InputFile]) -> [(Int, [Diagnostic])] {
    var fixes: [String: [Diagnostic]] = [:]
    for diagnostic in Self.offeringIDs(result).diagnostics {
      let isWanted =
        diagnostic.severity != .lint || call.options.reportsLints || diagnostic.rule == .textWithoutID
      guard diagnostic.fix?.isSafe == true, isWanted, let file = diagnostic.location?.file else { continue }
      fixes[file, default: []].append(diagnostic)
    }
    return files.indices.compactMap { index in
      fixes.removeValue(forKey: files[index].path).map { (index, $0) }
    }
  }

  private func obstacle(
    to fixes: [Diagnostic],
    in file: InputFile,
    _ sources: [String: SourceText]
  ) -> Diagnostic? {
    guard sources[file.path]?.bytes != file.bytes else { return nil }
    let count = fixes.count == 1 ? "1 problem" : "\(fixes.count) problems"
    return Diagnostic(
      .unfixableFile,
      "\(count) could be fixed, but the file is not in UTF-8; save it in UTF-8 first",
      at: SourceLocation(file: file.path)
    )
  }

  /// Notes that binary files with problems can't be fixed.
  private func binaryFiles(of result: CompilerCall.Result, in files: [InputFile]) -> [Diagnostic] {
    let troubled = Set(result.diagnostics.lazy.filter { $0.severity > .note }.compactMap(\.location?.file))
    return files.filter { troubled.contains($0.path) && $0.bytes.starts(with: "bplist".utf8) }.map { file in
      Diagnostic(
        .unfixableFile,
        "cannot fix a binary property list; convert it to XML first, for example with "
          + "'plutil -convert xml1'",
        at: SourceLocation(file: file.path)
      )
    }
  }

  private func write(_ files: [InputFile], over originals: [InputFile]) -> ([String], [Diagnostic]) {
    var changed: [String] = []
    var failures: [Diagnostic] = []
    for (file, original) in zip(files, originals) where file.bytes != original.bytes {
      if let failure = FileReplacement.write(file.path, from: original.bytes, to: file.bytes) {
        failures.append(failure)
      } else {
        changed.append(file.path)
      }
    }
    return (changed, failures)
  }
}

extension Rule {
  static let unfixableFile = Rule(
    "unfixable-file",
    .note,
    "A file has problems that could be fixed, but the file cannot be changed in its current form"
  )
}

/// Applies the fixes of a file's problems to its bytes.
package enum FixApplication {
  /// Returns the indices of the applied fixes. If two overlap, the first wins.
  package static func apply(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: [Int])
  {
    // The order of several insertions at one location would be arbitrary.
    var seen: Set<Range<Int>> = []
    let indices = fixes.indices.filter { seen.insert(fixes[$0].range).inserted }
    var edits = TextEdits()
    for index in indices { edits.replace(fixes[index].range, with: fixes[index].replacement) }
    let (bytes, applied) = edits.changed(bytes)
    return (bytes, applied.map { indices[$0] })
  }
}
