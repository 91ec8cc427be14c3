import IntentCompiler
import IntentDiagnostics

/// What Swift sources declare of App Intents, as plain values.
package struct AppIntentsCode: Sendable {
  /// The sources, for lines and columns.
  package var sources: [SourceText] = []
  /// The types, protocols and extensions, in the order of the sources.
  package var types: [TypeCode] = []
  /// The targets of type aliases, by the alias's name.
  package var aliases: [String: TypeName] = [:]
  /// The intents of SiriKit that configure widgets: `SampleIntent` of `IntentConfiguration(kind:intent:…)`.
  package var intentConfigurations: [IntentReference] = []
  /// The reasons why the sources could not be read.
  package var problems: [Diagnostic] = []

  package init() {}

  /// Takes over what `intentc-swift` read.
  ///
  /// - Parameter read: Reads the text of a source.
  package init(
    _ code: SwiftCode,
    read: (String) throws(FileError) -> [UInt8] = { path throws(FileError) in try FileSystem.readRegular(path)
    }
  ) {
    problems = code.problems.map { problem in
      let rule: Rule = problem.isMissing ? .missingInput : .unreadableInput
      return Diagnostic(rule, problem.message, at: SourceLocation(file: problem.path))
    }
    for file in code.files where !file.isEmpty {
      do throws(FileError) {
        let bytes = try read(file.path)
        guard bytes.count == file.size else { throw .changed }
        sources.append(SourceText(path: file.path, bytes: bytes))
      } catch {
        let words = "cannot read '\(file.path)': \(error.words)"
        problems.append(Diagnostic(.unreadableInput, words, at: SourceLocation(file: file.path)))
      }
      types += file.types
      aliases.merge(file.aliases) { first, _ in first }
      for call in file.configurations {
        guard let text = call.arguments.first(where: { $0.label == "intent" })?.text, text.hasSuffix(".self")
        else {
          continue
        }
        let name = text.dropLast(".self".count).split(separator: ".").last.map(String.init) ?? text
        intentConfigurations.append(IntentReference(name, at: call.range.location))
      }
    }
  }
}

extension TypeCode {
  /// Its property of a name.
  package func property(_ name: String) -> PropertyCode? { properties.first { $0.name == name } }
}

/// A type that an expression names: `SampleIntent.self`.
package struct IntentReference: Sendable {
  /// Its name without the types and modules around it.
  package var name: String
  package var location: SourceLocation?

  package init(_ name: String, at location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}

extension TypeName {
  /// The type in Swift.
  var words: String {
    let element = isArray ? "[\(name)]" : name
    return isOptional ? element + "?" : element
  }
}
