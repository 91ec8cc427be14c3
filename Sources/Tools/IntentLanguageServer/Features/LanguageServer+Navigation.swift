import IntentDiagnostics
import IntentLocalisation

extension LanguageServer {
  /// Where the name at a place is declared.
  func definition(_ parameters: LocatedJSON?) throws(ResponseError) -> JSONTree {
    try occurrences(parameters) { $0.isDeclaration }
  }

  /// Everything that refers to the name at a place.
  func references(_ parameters: LocatedJSON?) throws(ResponseError) -> JSONTree {
    let includesDeclaration = parameters?["context"]?["includeDeclaration"]?.isTrue ?? true
    return try occurrences(parameters) { includesDeclaration || !$0.isDeclaration }
  }

  private func occurrences(
    _ parameters: LocatedJSON?,
    where isWanted: (DefinitionName.Occurrence) -> Bool
  ) throws(ResponseError) -> JSONTree {
    guard let place = try place(parameters) else { return .null }
    let names = place.read.names
    guard let found = names.occurrence(in: place.path, at: place.readOffset) else { return .null }
    let wanted = names.occurrences(of: found.name).filter(isWanted)
    let places = places(in: place.read)
    return .array(wanted.map { places.location($0.file, $0.range) })
  }
}
