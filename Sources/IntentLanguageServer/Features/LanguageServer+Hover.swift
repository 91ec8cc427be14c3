extension LanguageServer {
  /// Describes what is at a place, as `intentc describe` does: the name there, or else the element around.
  func hover(_ parameters: LocatedJSON?) throws(ResponseError) -> JSONTree {
    guard let place = try place(parameters), let file = place.read.file else { return .null }
    let named = place.read.names.occurrence(in: place.path, at: place.readOffset)
    let text = HoverText(place.read.module)
    let lines: [String]?
    var range: Range<Int>?
    if let named {
      // The case and the properties that people never see are not described.
      lines = text.lines(of: named.name) ?? named.name.ownerName.flatMap(text.lines)
      range = named.range
    } else {
      lines = ElementPlace.element(at: place.readOffset, in: file.definition)
        .flatMap { HoverText.name(of: $0, in: file.definition) }.flatMap(text.lines)
    }
    guard let lines, !lines.isEmpty else { return .null }
    let contents: JSONTree =
      client.showsMarkdown
      ? ["kind": "markdown", "value": .string(HoverText.markdown(lines))]
      : ["kind": "plaintext", "value": .string(lines.joined(separator: "\n"))]
    var members: [JSONTree.Member] = [.init("contents", contents)]
    if let range { members.append(.init("range", places(in: place.read).range(place.path, range))) }
    return .object(members)
  }
}
