import IntentDefinition
import IntentDiagnostics

/// Reads the trans-units of a definition from XLIFF 1.2.
struct XLIFFReader {
  private var file: ImportedFile
  private let name: String
  private var language: String?
  /// Whether the units belong to the definition.
  private var isOurs = false
  private var hasOurs = false
  private var unit: (id: String, isTranslatable: Bool)?
  private var target: (text: String, state: String?, start: Int)?
  private var source: String?
  private var isInSource = false
  /// The depth of `alt-trans`, whose targets are proposals.
  private var proposals = 0
  /// Whether the units of the open groups are to be translated.
  private var groups: [Bool] = []
  /// The depth of elements of other namespaces, which are left out.
  private var foreign = 0

  /// - Parameter name: The base name of the definition. Files of other names are left out, as in Xcode's exports of
  ///   whole projects.
  static func read(_ source: SourceText, name: String) -> ImportedFile {
    var reader = XLIFFReader(file: ImportedFile(source: source), name: name)
    do throws(XMLScanner.Problem) {
      try reader.read()
    } catch {
      reader.file.texts = []
      reader.file.fail(error.message, at: error.range)
    }
    return reader.file
  }

  private init(file: ImportedFile, name: String) {
    (self.file, self.name) = (file, name)
    self.file.leavesNew = true
  }

  private mutating func read() throws(XMLScanner.Problem) {
    var scanner = XMLScanner(file.source.bytes)
    var isFirst = true
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes, let isEmpty):
        if isFirst, name != "xliff" || attributes["version"]?.hasPrefix("1.") != true {
          throw XMLScanner.Problem(message: "this is not XLIFF 1.2", range: scanner.range)
        }
        isFirst = false
        if foreign > 0 || name.contains(":"), target == nil || !isOurs {
          if !isEmpty { foreign += 1 }
          continue
        }
        try start(name, attributes, scanner.range)
        if isEmpty { end(name, scanner.range) }
      case .end(let name):
        if foreign > 0 { foreign -= 1 } else { end(name, scanner.range) }
      case .text(let text):
        guard foreign == 0 else { continue }
        target?.text += text
        if isInSource { source? += text }
      }
    }
    guard !isFirst else { throw XMLScanner.Problem(message: "the file is empty", range: 0..<0) }
    if !hasOurs, file.diagnostics.isEmpty {
      let message = "no 'original' in this file is '\(name).intentdefinition' or one of its tables"
      throw XMLScanner.Problem(message: message, range: 0..<0)
    }
  }

  private mutating func start(
    _ name: String,
    _ attributes: [String: String],
    _ range: Range<Int>
  ) throws(XMLScanner.Problem) {
    switch name {
    case "file":
      let original = FilePath.name(of: attributes["original"] ?? "")
      isOurs = [".intentdefinition", ".strings", ".stringsdict", ".xcstrings"].contains {
        self.name + $0 == original
      }
      hasOurs = hasOurs || isOurs
      language = attributes["target-language"]
      if isOurs, let language { file.languages.append(Located(language, at: range)) }
    case "alt-trans": proposals += 1
    case "trans-unit":
      let isTranslatable = isTranslatable(attributes)
      unit = attributes["id"].map { ($0, isTranslatable) }
    case "group": groups.append(isTranslatable(attributes))
    case "source" where proposals == 0 && unit != nil: (source, isInSource) = ("", true)
    case "target" where proposals == 0 && unit != nil:
      target = ("", attributes["state"], range.upperBound)
    case "mrk": break
    default:
      if target != nil, isOurs {
        let message = "'<\(name.shortened)>' in a target cannot be imported; write plain text"
        throw XMLScanner.Problem(message: message, range: range)
      }
    }
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    switch name {
    case "alt-trans": proposals -= 1
    case "group": groups.removeLast(min(1, groups.count))
    case "trans-unit": (unit, source) = (nil, nil)
    case "source": isInSource = false
    case "file": isOurs = false
    case "target":
      defer { target = nil }
      guard let target, let unit, unit.isTranslatable, isOurs else { return }
      let state = Self.state(target.state)
      file.texts.append(
        ImportedText(
          id: XLIFFForm.id(of: unit.id),
          language: language,
          text: target.text,
          state: state,
          source: source,
          location: SourceLocation(
            file: file.source.path,
            range: target.start..<max(target.start, range.lowerBound)
          )
        )
      )
    default: break
    }
  }

  /// Whether an element is to be translated: as it says, else as its group says.
  private func isTranslatable(_ attributes: [String: String]) -> Bool {
    attributes["translate"].map { $0 != "no" } ?? groups.last ?? true
  }

  private static func state(_ name: String?) -> TranslationState? {
    switch name {
    case nil: nil
    case "new", "needs-translation": .new
    case "final", "signed-off", "translated": .translated
    default: .needsReview
    }
  }
}
