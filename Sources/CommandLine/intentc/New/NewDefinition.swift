import IntentCompiler
import IntentSchema

struct NewDefinition: Sendable {
  var name: String
  /// `nil` to derive it from the name.
  var title: String?
  /// `nil` to derive it from the title.
  var description: String?
  var parameters: [NewParameter]
  var sizes: [ListSize]

  func checkTexts() throws(CommandFailure) {
    try NewParameter.check(name)
    if shownTitle.isBlank { throw CommandFailure("the title is empty; give what people read") }
    if shownDescription.isBlank {
      throw CommandFailure("the description is empty; give what people read below the title")
    }
  }

  func check() throws(CommandFailure) {
    try checkTexts()
    var names: Set<String> = []
    for parameter in parameters where !names.insert(parameter.name).inserted {
      throw CommandFailure("there are two parameters '\(parameter.name)'; give one another name")
    }
    guard !sizes.isEmpty else { return }
    guard parameters.contains(where: \.isArray) else {
      throw CommandFailure(
        "a size is of a list, and no parameter is one; add one such as 'cities:[String]', or leave out the size"
      )
    }
    var families: Set<ConfigurationFamily> = []
    for size in sizes where !families.insert(size.family).inserted {
      throw CommandFailure("'\(size.family.rawValue)' has two sizes; leave out one")
    }
  }

  func document(at path: String) throws -> DesignDocument {
    var document = try DesignDocument(path, released: nil)
    try document.apply(.add(try DesignPath(name), detail: nil))
    try document.apply(.set(try DesignPath("\(name).title"), shownTitle))
    try document.apply(.set(try DesignPath("\(name).description"), shownDescription))
    for parameter in parameters {
      let path = "\(name).\(parameter.name)"
      try document.apply(.add(try DesignPath(path), detail: parameter.type))
      guard parameter.isArray, !sizes.isEmpty else { continue }
      let sizes = sizes.map { "\($0.family.rawValue)=\($0.count)" }
      try document.apply(.set(try DesignPath("\(path).sizes"), sizes.joined(separator: ", ")))
    }
    return document
  }

  // MARK: Contents

  private var shownTitle: String { title ?? Self.words(name) }
  private var shownDescription: String { description ?? "Choose what \(shownTitle) shows" }

  static func namespace(of name: String) -> String {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(
      (0..<6).map { _ in
        defer { hash /= UInt64(letters.count) }
        return letters[Int(hash % UInt64(letters.count))]
      }
    )
  }

  /// Turns `titleColor` into "Title color".
  static func words(_ name: String) -> String {
    var result = ""
    var last: Character?
    for character in name {
      if character.isUppercase, let last, !last.isUppercase { result += " " }
      result +=
        last == nil
        ? character.uppercased() : last?.isUppercase == true ? String(character) : character.lowercased()
      last = character
    }
    return result
  }
}
