import IntentCompiler
import IntentDiagnostics

extension LanguageServer {
  /// Describes what is at a place, as `intentc describe` does: the name there, or else the element around.
  func hover(_ parameters: LocatedJSON?) throws(ResponseError) -> JSONTree {
    guard let place = try place(parameters), let file = place.read.file else { return .null }
    let named = place.read.names.occurrence(in: place.path, at: place.readOffset)
    let texts = HoverText(place.read.module, isMarkdown: client.showsMarkdown)
    let text: String?
    var range: Range<Int>?
    if let named {
      // The case and the properties that people never see are not described.
      text = texts.text(of: named.name) ?? named.name.ownerName.flatMap(texts.text)
      range = named.range
    } else {
      text = ElementPlace.element(at: place.readOffset, in: file.definition)
        .flatMap { HoverText.name(of: $0, in: file.definition) }.flatMap(texts.text)
    }
    guard let text, !text.isEmpty else { return .null }
    let kind = client.showsMarkdown ? "markdown" : "plaintext"
    let contents: JSONTree = ["kind": .string(kind), "value": .string(text)]
    var members: [JSONTree.Member] = [.init("contents", contents)]
    if let range { members.append(.init("range", places(in: place.read).range(place.path, range))) }
    return .object(members)
  }
}
