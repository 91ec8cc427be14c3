import IntentDiagnostics

/// The Swift declarations among which to look for App Intents, with their sources for messages. Nothing
/// is compiled, so names may lead nowhere.
package struct AppIntentsCode: Sendable {
  package var sources: [SourceText] = []
  package var types: [TypeCode] = []
  package var aliases: [String: TypeName] = [:]
  package var intentConfigurations: [IntentReference] = []
  package var widgets: [AppWidget] = []
  /// A widget bundle that can't be followed.
  package private(set) var unclearBundle: String?
  package var problems: [Diagnostic] = []
  /// Which targets build the files.
  package var targets = CodeTargets()
  /// The displayed names of files that were read under another name.
  package private(set) var names: [String: String] = [:]

  package init() {}

  /// Whether the code declares nothing that people could choose.
  package var isEmpty: Bool { types.isEmpty && widgets.isEmpty && intentConfigurations.isEmpty }

  /// - Parameter names: The displayed names of files that have other names in the code.
  package init(
    _ code: SwiftCode,
    names: [String: String] = [:],
    read: (String) throws(FileError) -> [UInt8] = { path throws(FileError) in try FileSystem.readRegular(path)
    }
  ) {
    problems = code.problems.map { problem in
      let rule: Rule = problem.reason == .missing ? .missingInput : .unreadableInput
      return Diagnostic(rule, problem.message, at: SourceLocation(file: problem.path))
    }
    self.names = names.filter { $0.key != $0.value }
    for file in code.files where !file.isEmpty {
      do throws(FileError) {
        let bytes = try read(file.path)
        guard bytes.count == file.size else { throw .changed }
        sources.append(SourceText(path: names[file.path] ?? file.path, bytes: bytes))
      } catch {
        let path = names[file.path] ?? file.path
        let message = "cannot be read: \(error.words)"
        problems.append(Diagnostic(.unreadableInput, message, at: SourceLocation(file: path)))
      }
      types += file.types
      aliases.merge(file.aliases) { first, _ in first }
      for call in file.configurations {
        guard let name = call.intentName else { continue }
        intentConfigurations.append(IntentReference(name, at: call.range.location))
      }
    }
    let widgetsCode = WidgetsCode(code, aliases, types)
    (widgets, unclearBundle) = (widgetsCode.widgets, widgetsCode.unclearBundle)
  }
}
