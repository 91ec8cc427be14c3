import ArgumentParser
import IntentComparison
import IntentConfigurations
import IntentSchema

/// Reports what happens to stored configurations, for `diff --check-config`.
enum ConfigurationFateOutput {
  /// The fates of configurations. Problems with the files go to standard error.
  ///
  /// - Parameters:
  ///   - paths: The paths of the configurations.
  ///   - intent: The name of their intent; `nil` for the only one.
  static func fates(
    _ paths: [String],
    _ intent: String?,
    _ result: ComparisonCall.Result,
    _ messages: DiagnosticOptions
  ) throws -> [ConfigurationFate] {
    let old: ConfigurationSchema
    let new: ConfigurationSchema?
    do throws(IntentChoice.Failure) {
      (old, new) = try result.configuration(of: intent)
    } catch {
      throw ValidationError(visibleText(error.message) + (error.message.hasSuffix("?") ? "" : "."))
    }
    return paths.map { path in
      let fate = ConfigurationFate.read(path, old: old, new: new)
      messages.write(fate.problems, sources: [fate.source])
      return fate
    }
  }
}
