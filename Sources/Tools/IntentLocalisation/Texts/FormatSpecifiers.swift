/// The format specifiers of a text, such as `%@`, `%1$lld` and `%%`, as `printf` and Foundation read them.
///
/// A space is not read as a flag, because a percent sign and a space are usual in texts: `50 % of them`.
struct FormatSpecifiers {
  /// A specifier without its flags and its width, which a translation can change.
  struct Specifier: Hashable {
    /// The number of its argument; `nil` for `%%` and `%arg`.
    var argument: Int?
    /// Its type: `@`, `lld`.
    var type: String

    /// Whether it stands for a number.
    var isNumber: Bool { type == "arg" || type.last.map { "dDuUxXoOfFeEgGaA".contains($0) } ?? false }
  }

  /// The specifiers, as the text writes them.
  private(set) var spellings: [Specifier: String] = [:]
  /// The specifiers in the order of the text.
  private(set) var all: [Specifier] = []

  /// A specifier: the number of its argument, all after that, the length of its type, and its type.
  static var pattern: Regex<(Substring, Substring?, Substring, Substring?, Substring?)> {
    let pattern =
      /%(?:([0-9]{1,4})\$)?(#@[^@%]{1,64}@|%|arg(?![A-Za-z])|[-+#0']*(?:[0-9]{0,3}|\*)(?:\.[0-9]{1,3})?(hh?|ll?|[qLztj])?([@dDiuUxXoOfFeEgGcCsSpaAn]))/
    return pattern
  }

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var next = 1
    for match in text.matches(of: Self.pattern) {
      let words = match.output.2
      guard words != "%", words != "arg" else {
        add(Specifier(argument: nil, type: String(words)), match.output.0)
        continue
      }
      // A width '*' is an argument too.
      if match.output.1 == nil, words.contains("*") { next += 1 }
      let argument = match.output.1.flatMap { Int($0) } ?? next
      if match.output.1 == nil { next += 1 }
      guard let conversion = match.output.4 else { continue }
      let type = (match.output.3.map { String($0) } ?? "") + (conversion == "i" ? "d" : conversion)
      add(Specifier(argument: argument, type: type), match.output.0)
    }
  }

  /// The parts `%#@name@` of a text, which its table defines.
  static func parts(of text: String) -> Set<String> {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return Set(text.matches(of: /%(?:[0-9]{1,4}\$)?#@[^@%]{1,64}@/).map { String($0.output) })
  }

  private mutating func add(_ specifier: Specifier, _ spelling: Substring) {
    guard spellings.updateValue(String(spelling), forKey: specifier) == nil else { return }
    all.append(specifier)
  }
}
