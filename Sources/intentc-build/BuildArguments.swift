/// The words that the build plugin gives.
struct BuildArguments {
  /// The folder to write into.
  var output = ""
  /// The project's configuration; `nil` is none.
  var configuration: String?
  /// The definitions.
  var inputs: [String] = []

  /// `nil` where the words make no sense.
  init?(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--output":
        guard let folder = words.next() else { return nil }
        output = folder
      case "--config":
        guard let file = words.next() else { return nil }
        configuration = file
      default:
        guard !word.hasPrefix("-") else { return nil }
        inputs.append(word)
      }
    }
    if output.isEmpty || inputs.isEmpty { return nil }
  }
}
