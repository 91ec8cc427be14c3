import IntentCompiler
import IntentDiagnostics

package struct AppIntentsCode: Sendable {
  package var sources: [SourceText] = []
  package var types: [TypeCode] = []
  package var aliases: [String: TypeName] = [:]
  package var intentConfigurations: [IntentReference] = []
  package var problems: [Diagnostic] = []

  package init() {}

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
  package func property(_ name: String) -> PropertyCode? { properties.first { $0.name == name } }
}

package struct IntentReference: Sendable {
  package var name: String
  package var location: SourceLocation?

  package init(_ name: String, at location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}

extension TypeName {
  var words: String {
    let element = isArray ? "[\(name)]" : name
    return isOptional ? element + "?" : element
  }
}
