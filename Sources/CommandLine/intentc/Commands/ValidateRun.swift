import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentLocalisation
import LibIntentc

/// Runs `validate` with parsed arguments.
struct ValidateRun {
  private let call: CompilerCall
  /// Whether to make the safe fixes first.
  var fixes = false
  /// Whether warnings fail the call.
  var isStrict = false
  /// The format for programs; `nil` for text on standard error.
  var format: (any DiagnosticOutputFormat)?
  var messages = MessageStyle()

  /// - Parameter locales: The languages to compare; if empty, all that have tables.
  init(call: CompilerCall, locales: [String] = []) {
    var call = call
    call.options.availableBackends = Backends.all
    call.options.reportsUnusedSuppressions = true
    call.options.checkTranslations(in: locales)
    self.call = call
  }

  /// Parses a call without options, `validate INPUT...`; `nil` for every other call. This avoids ArgumentParser,
  /// which takes longer to start than most definitions take to check.
  init?(_ words: ArraySlice<String>) {
    let inputs = Array(words.dropFirst())
    guard words.first == "validate", !inputs.isEmpty, !inputs.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    var options = CompilerOptions(jobs: Processors.count)
    options.splitsModules = true
    self.init(call: CompilerCall(inputs: inputs, options: options))
  }

  func run() throws {
    var result = fixes ? FixOutput.write(FixRun(call, givesIDs: true).run()) : call.run(to: .names)
    if call.options.reportsLints { result = FixRun.offeringIDs(result) }
    let report = DiagnosticReport(result, isStrict: isStrict)
    if let format {
      try StandardOutput.write(report, as: format)
    } else {
      messages.write(report)
    }
    Terminal.standardError.write(report.summary + "\n")
    ValidateCommand.exit(keeping: result, report.isFailure ? ExitCode.failure : nil)
  }
}
