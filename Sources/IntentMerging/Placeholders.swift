/// The placeholders of parameters in texts: `${color}` and `${order.payment}`.
enum Placeholders {
  /// A text with new names of parameters.
  static func renamed(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      let name = rest.prefix { $0 != "}" && $0 != "." }
      guard name.endIndex < rest.endIndex, let new = names[String(name)] else { continue }
      result += new
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
