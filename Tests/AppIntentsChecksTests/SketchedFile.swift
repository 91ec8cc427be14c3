import AppFacts
import AppIntentsChecks
import AppProjects
import IntentDiagnostics
import TestSupport

/// The only Swift file of an app, with types as `intentc-swift` would read them, so that rules run without it.
struct SketchedFile {
  let folder: TestFolder
  let text: String
  let path: String
  var types: [TypeCode] = []

  init(_ text: String) throws {
    self.text = text
    folder = try TestFolder()
    path = try folder.write(text, to: "App.swift")
  }

  /// The place of some words, the first after the others.
  func range(_ words: String, after others: String = "") -> CodeRange {
    let start = others.isEmpty ? text.startIndex : text.firstRange(of: others)?.upperBound ?? text.startIndex
    guard let found = text[start...].firstRange(of: words) else { return CodeRange(path, 0, 0) }
    let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return CodeRange(path, offset, offset + words.utf8.count)
  }

  /// What `validate` reports, as `rule words: message`, with the words in the source.
  ///
  /// - Parameter project: The Xcode project in the folder; without one, no target is known.
  func lines(_ project: SampleProject? = nil) throws -> [String] {
    var file = FileCode(path, size: text.utf8.count)
    file.types = types
    var code = SwiftCode()
    code.files = [file]
    if let project { try folder.write(project.text, to: "App.xcodeproj/project.pbxproj") }
    let read = project == nil ? nil : AppProject(try App(folder.path))
    return AppIntentsCheck.check(code, tables: [], read).diagnostics.map { diagnostic in
      let range = diagnostic.location?.range ?? 0..<0
      let words = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      return "\(diagnostic.rule.name) \(words): \(diagnostic.message)"
    }
  }
}
