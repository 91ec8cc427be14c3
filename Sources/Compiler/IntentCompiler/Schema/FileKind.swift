import IntentDefinition

/// The kinds of files that are known to be in definitions. Xcode may have more.
enum FileKind: String, CaseIterable {
  /// The uniform type identifiers in `CustomUTIs`.
  case custom = "Custom"
  case image = "Image"
  case plainText = "PlainText"

  /// The uniform type identifier of the files; `nil` for custom ones.
  var typeIdentifier: String? {
    switch self {
    case .custom: nil
    case .image: "public.image"
    case .plainText: "public.plain-text"
    }
  }
}

extension Definition.Field {
  /// Whether it holds files of a kind that is not known here, so it is treated as if it held any files.
  package var hasUnknownFileKind: Bool {
    guard type?.value == "File", let kind = metadata?.type else { return false }
    return FileKind(rawValue: kind.value) == nil
  }
}
