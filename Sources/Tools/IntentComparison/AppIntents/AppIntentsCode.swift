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
    for file in code.files where !file.types.isEmpty || !file.aliases.isEmpty {
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
    }
  }
}

extension TypeCode {
  /// Its property of a name.
  func property(_ name: String) -> PropertyCode? { properties.first { $0.name == name } }
}

extension TypeName {
  /// The type in Swift.
  var words: String {
    let element = isArray ? "[\(name)]" : name
    return isOptional ? element + "?" : element
  }
}
