/// The words that a plugin gives.
struct BuildArguments {
  /// The folder to write into, or to compare with; `nil` is none.
  var output: String?
  /// Whether the folder is compared with also where it holds no generated files.
  var isOutputStated = true
  /// The project's configuration; `nil` is none.
  var configuration: String?
  /// Whether a configuration is looked for where none is given.
  var looksForConfiguration = true
  /// The baseline that the definitions are compared with; `nil` is none.
  var baseline: String?
  /// Whether to write nothing, and to say which files in the folder are stale.
  var isCheck = false
  /// Whether warnings count as errors.
  var isStrict = false
  /// The definitions.
  var inputs: [String] = []

  /// `nil` where the words make no sense.
  init?(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--output", "--output-if-any":
        guard let folder = words.next() else { return nil }
        output = folder
        isOutputStated = word == "--output"
      case "--config":
        guard let file = words.next() else { return nil }
        configuration = file
      case "--baseline":
        guard let file = words.next() else { return nil }
        baseline = file
      case "--no-config": looksForConfiguration = false
      case "--check": isCheck = true
      case "--strict": isStrict = true
      default:
        guard !word.hasPrefix("-") else { return nil }
        inputs.append(word)
      }
    }
    if inputs.isEmpty || (output == nil && !isCheck) { return nil }
  }
}
