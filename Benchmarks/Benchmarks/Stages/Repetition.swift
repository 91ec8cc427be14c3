import IntentCompiler
import IntentDefinition

/// Makes large definitions from small ones.
enum Repetition {
  /// Repeats a definition's intents under new names.
  static func repeated(_ file: InputFile, _ count: Int) -> InputFile {
    let reader = PropertyListReader(knownKeys: DefinitionReader.knownKeys)
    guard let list = reader.read(file.bytes, path: file.path).list,
      let intents = list.children(of: list.root).first(where: { list.keyName(of: $0) == "INIntents" }),
      let place = list.contentRange(of: intents)
    else { return file }
    // The ends of names, where each copy inserts its number.
    let ends = list.children(of: intents).flatMap { intent in
      list.children(of: intent)
        .filter { ["INIntentName", "INIntentClassName"].contains(list.keyName(of: $0)) }
        .compactMap { list.contentRange(of: $0)?.upperBound }
    }
    var copies: [UInt8] = []
    copies.reserveCapacity(count * (place.count + ends.count * 5))
    for number in 0..<count {
      var start = place.lowerBound
      for end in ends {
        copies += file.bytes[start..<end]
        copies += "R\(number)".utf8
        start = end
      }
      copies += file.bytes[start..<place.upperBound]
    }
    var result = file
    result.bytes = file.bytes[..<place.lowerBound] + copies + file.bytes[place.upperBound...]
    return result
  }
}
