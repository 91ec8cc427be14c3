/// The arguments that a plugin passes to its tool.
struct BuildArguments {
  /// The folder to write to or to compare with; `nil` for none.
  var output: String?
  /// Whether to compare with the folder even if it has no generated files.
  var isOutputStated = true
  /// The project's configuration; `nil` for none.
  var configuration: String?
  /// Whether to look for a configuration if none is given.
  var looksForConfiguration = true
  /// The baseline to compare the definitions with; `nil` for none.
  var baseline: String?
  /// Whether to write nothing and report the stale files in the folder.
  var isCheck = false
  /// Whether to treat warnings as errors.
  var isStrict = false
  /// The stamp file to write after the comparison with the baseline. If set, the tool only compares.
  var stamp: String?
  /// The definitions.
  var inputs: [String] = []

  /// `nil` if the arguments are invalid.
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
