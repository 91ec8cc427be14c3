import IntentCompiler
import IntentSchema

/// Renders the `@Parameter` property of a parameter.
struct ParameterRenderer {
  let file: AppIntentsFile

  private var names: ModuleNames { file.names }

  func render(_ parameter: AppParameter, into writer: inout SwiftWriter) {
    var arguments = [
      file.resources.expression(parameter.schema.title, or: parameter.schema.name).labelled("title:")
    ]
    arguments += settings(parameter)
    arguments += dialogs(parameter)
    if let options = parameter.optionsType {
      arguments.append("\(parameter.isQuery ? "query" : "optionsProvider"): \(options)()")
    }
    writer.call("\(names.wrapper("Parameter", "IntentParameter"))", arguments)
    writer.line("\(file.access)var \(parameter.name): \(parameter.swiftType)")
  }

  private func settings(_ parameter: AppParameter) -> [SwiftExpression] {
    let value = parameter.defaultValue.map { SwiftExpression("default: \($0)") }
    // If a number or string has options from code, the provider returns the default, too.
    let freeValue = parameter.optionsType == nil ? value : nil
    switch parameter.schema.type {
    case .boolean(let settings): return list(value, displayName(settings))
    case .integer(let settings): return list(freeValue) + number(settings, isInteger: true) { "\($0)" }
    case .decimal(let settings):
      return list(freeValue) + number(settings, isInteger: false, SwiftLiteral.double)
    case .string(let settings): return list(freeValue, inputOptions(settings))
    case .enumeration: return list(value)
    case .object: return list(sizes(parameter))
    case .person(let kind): return list(mode(kind), sizes(parameter))
    case .placemark(let kind): return list(displayStyle(kind))
    case .dateComponents(let settings): return list(dateKind(settings.components))
    case .measurement(let settings):
      return measurement(parameter, takesNegative: settings.minimum.map { $0 < 0 } ?? true)
    case .duration(let settings):
      return measurement(parameter, takesNegative: settings.minimum.map { $0 < .zero } ?? true)
    case .currencyAmount(let settings): return list(value) + currency(settings)
    case .file(let settings): return list(fileTypes(settings.typeIdentifiers))
    case .date, .url, .paymentMethod, .speakableString, .untypedObject, .systemEnumeration: return []
    }
  }

  private func list(_ arguments: SwiftExpression?...) -> [SwiftExpression] {
    arguments.compactMap(\.self)
  }

  private func displayName(_ settings: BooleanSettings) -> SwiftExpression? {
    guard let yes = settings.trueDisplayName, let no = settings.falseDisplayName else { return nil }
    return SwiftExpression(
      "displayName: \(names.swift("Bool")).IntentDisplayName(",
      [
        file.resources.expression(yes, or: "true").labelled("true:"),
        file.resources.expression(no, or: "false").labelled("false:"),
      ]
    )
  }

  private func number<Number>(
    _ settings: NumberSettings<Number>,
    isInteger: Bool,
    _ literal: (Number) -> String
  ) -> [SwiftExpression] {
    let style = settings.control == .slider && isInteger ? .stepper : settings.control
    var arguments: [SwiftExpression] = ["controlStyle: .\(SwiftLiteral.enumCase(style))"]
    if let minimum = settings.minimum, let maximum = settings.maximum {
      arguments.append("inclusiveRange: (\(literal(minimum)), \(literal(maximum)))")
    }
    return arguments
  }

  private func inputOptions(_ settings: TextSettings) -> SwiftExpression? {
    var arguments: [SwiftExpression] = []
    if let keyboard = settings.keyboardType.flatMap(Self.keyboard) {
      arguments.append("keyboardType: .\(keyboard)")
    }
    if settings.capitalization != .sentences {
      arguments.append("capitalizationType: .\(SwiftLiteral.enumCase(settings.capitalization))")
    }
    if settings.isMultiline { arguments.append("multiline: true") }
    if !settings.correctsSpelling { arguments.append("autocorrect: false") }
    if !settings.usesSmartQuotes { arguments.append("smartQuotes: false") }
    if !settings.usesSmartDashes { arguments.append("smartDashes: false") }
    guard !arguments.isEmpty else { return nil }
    let string = names.swift("String")
    return SwiftExpression("inputOptions: \(string).IntentInputOptions(", arguments)
  }

  private static func keyboard(_ name: String) -> String? {
    switch name.lowercased() {
    case "asciicapable": "asciiCapable"
    case "numbersandpunctuation": "numbersAndPunctuation"
    case "url": "URL"
    case "numberpad", "decimalpad": "numberPad"
    default: nil
    }
  }

  private func sizes(_ parameter: AppParameter) -> SwiftExpression? {
    guard PromptDialogs.takesSizes(parameter), let sizes = parameter.schema.arraySizes else { return nil }
    let type = names.appIntents("IntentCollectionSize")
    // A plain number would require exactly this many elements, but a widget may have fewer.
    let entries = ConfigurationFamily.allCases.compactMap { family in
      sizes.maximumCount(for: family).map {
        SwiftExpression(".\(family.rawValue): \(type)(min: 0, max: \($0))")
      }
    }
    return SwiftExpression("size: [", entries, "]")
  }

  private func mode(_ kind: String?) -> SwiftExpression? {
    switch kind?.lowercased() {
    case "email": "mode: .email"
    case "phone", "phonenumber": "mode: .phone"
    case "emailorphone", "emailorphonenumber": "mode: .emailOrPhone"
    default: nil
    }
  }

  private func displayStyle(_ kind: String?) -> SwiftExpression? {
    switch kind?.lowercased() {
    case "address": "displayStyle: .address"
    case "city": "displayStyle: .city"
    default: nil
    }
  }

  private func dateKind(_ components: DateSettings.Components) -> SwiftExpression? {
    switch components {
    case .date: "kind: .date"
    case .time: "kind: .time"
    case .dateAndTime: nil
    }
  }

  private func measurement(_ parameter: AppParameter, takesNegative: Bool) -> [SwiftExpression] {
    guard parameter.optionsType == nil, let unit = parameter.unit else { return [] }
    return list(
      parameter.defaultValue.map { "defaultValue: \($0)" },
      unit.isFixed ? "unit: .\(unit.name)" : "defaultUnit: .\(unit.name)",
      takesNegative ? nil : "supportsNegativeNumbers: false"
    )
  }

  private func currency(_ settings: CurrencySettings) -> [SwiftExpression] {
    var range: SwiftExpression?
    if let minimum = settings.minimum, let maximum = settings.maximum {
      range = "inclusiveRange: (\(SwiftLiteral.double(minimum)), \(SwiftLiteral.double(maximum)))"
    }
    return list(strings("currencyCodes", settings.currencyCodes), range)
  }

  // From iOS 18 on, types replace the identifiers.
  private func fileTypes(_ identifiers: [String]) -> SwiftExpression? {
    guard file.minimumSystem >= .iOS18, !identifiers.isEmpty else {
      return strings("supportedTypeIdentifiers", identifiers)
    }
    let type = names.imported("UTType", from: .uniformTypeIdentifiers)
    let types = identifiers.map { identifier in
      SwiftExpression(
        Self.declaredTypes[identifier].map { ".\($0)" }
          ?? "\(type)(importedAs: \(SwiftLiteral.string(identifier)))"
      )
    }
    return SwiftExpression("supportedContentTypes: [", types, "]")
  }

  private static let declaredTypes = [
    "public.item": "item", "public.data": "data", "public.content": "content",
    "public.directory": "directory",
    "public.folder": "folder", "public.archive": "archive", "public.zip-archive": "zip",
    "public.text": "text",
    "public.plain-text": "plainText", "public.utf8-plain-text": "utf8PlainText", "public.rtf": "rtf",
    "public.html": "html", "public.xml": "xml", "public.json": "json",
    "public.comma-separated-values-text": "commaSeparatedText",
    "public.tab-separated-values-text": "tabSeparatedText", "public.image": "image", "public.png": "png",
    "public.jpeg": "jpeg", "public.heic": "heic", "public.tiff": "tiff", "com.compuserve.gif": "gif",
    "public.audiovisual-content": "audiovisualContent", "public.audio": "audio", "public.mp3": "mp3",
    "public.movie": "movie", "public.video": "video", "public.mpeg-4": "mpeg4Movie",
    "com.apple.quicktime-movie": "quickTimeMovie", "com.adobe.pdf": "pdf", "public.url": "url",
    "public.file-url": "fileURL",
  ]

  private func strings(_ label: String, _ texts: [String]) -> SwiftExpression? {
    guard !texts.isEmpty else { return nil }
    return SwiftExpression("\(label): [", texts.map { SwiftExpression(SwiftLiteral.string($0)) }, "]")
  }

  private func dialogs(_ parameter: AppParameter) -> [SwiftExpression] {
    list(
      PromptDialogs.text(PromptDialogs.request, of: parameter)
        .map { file.resources.dialog($0).labelled("requestValueDialog:") },
      PromptDialogs.text(PromptDialogs.disambiguation, of: parameter)
        .map { file.resources.dialog($0).labelled("requestDisambiguationDialog:") }
    )
  }
}
