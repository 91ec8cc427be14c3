/// The arguments that a plugin passes to its tool.
struct BuildArguments {
  /// The folder to write into, or to compare with; `nil` is none.
  var output: String?
  /// Whether the folder is compared with even if it holds no generated files.
  var isOutputStated = true
  /// The project's configuration; `nil` is none.
  var configuration: String?
  /// Whether a configuration is looked for where none is given.
  var looksForConfiguration = true
  /// The baseline to compare the definitions with; `nil` is none.
  var baseline: String?
  /// Whether the tool writes nothing, and reports which files in the folder are stale.
  var isCheck = false
  /// Whether warnings count as errors.
  var isStrict = false
  /// The file to write when the comparison with the baseline is done. With it, nothing else is done.
  var stamp: String?
  /// The definitions.
  var inputs: [String] = []

  /// `nil` where the arguments are wrong.
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
      case "--stamp":
        guard let file = words.next() else { return nil }
        stamp = file
      case "--no-config": looksForConfiguration = false
      case "--check": isCheck = true
      case "--strict": isStrict = true
      default:
        guard !word.hasPrefix("-") else { return nil }
        inputs.append(word)
      }
    }
    let isComparison = stamp != nil && baseline != nil
    if inputs.isEmpty || (output == nil && !isCheck && !isComparison) { return nil }
  }
}
