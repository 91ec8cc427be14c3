import IntentDiagnostics

/// One change of a definition, as an option on the command line says it.
package enum DesignChange: Sendable, Hashable {
  case add(DesignPath, detail: String?)
  case set(DesignPath, String)
  case remove(DesignPath)
  case rename(DesignPath, String)
  case move(DesignPath, DesignTree.Destination)

  /// Reads the text of `--add`: `UpNext.city: String`.
  package static func adding(_ text: String) throws(DesignProblem) -> DesignChange {
    guard let colon = text.firstIndex(of: ":") else { return .add(try DesignPath(text), detail: nil) }
    let detail = String(text[text.index(after: colon)...])
    return .add(try DesignPath(String(text[..<colon])), detail: try DesignText.value(detail))
  }

  /// Reads the text of `--set`: `UpNext.city.default = Paris`.
  package static func setting(_ text: String) throws(DesignProblem) -> DesignChange {
    guard let sign = text.firstIndex(of: "=") else {
      throw DesignProblem(
        "'\(text.shortened)' sets nothing; write 'path = value', such as 'UpNext.city.default = Paris'"
      )
    }
    return .set(
      try DesignPath(String(text[..<sign])),
      try DesignText.value(String(text[text.index(after: sign)...]))
    )
  }

  /// `--move`: `UpNext.city before mode`, `UpNext.city first`.
  package static func moving(_ text: String) throws(DesignProblem) -> DesignChange {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count >= 2, let last = words.last, last == "first" || last == "last" {
      return .move(try DesignPath(words.dropLast().joined(separator: " ")), last == "first" ? .first : .last)
    }
    if words.count >= 3, let name = words.last {
      let path = words.dropLast(2).joined(separator: " ")
      switch words[words.count - 2] {
      case "before": return .move(try DesignPath(path), .before(name))
      case "after": return .move(try DesignPath(path), .after(name))
      default: break
      }
    }
    throw DesignProblem(
      "'\(text.shortened)' moves nothing; write 'path before name', 'path after name', 'path first' or 'path last'"
    )
  }
}

extension DesignTree {
  /// Makes a change other than a rename, which a document makes because it affects several files.
  package mutating func apply(_ change: DesignChange, released: DesignTree?) throws(DesignProblem) {
    switch change {
    case .add(let path, let detail):
      guard let element = path.element else { throw path.problem("an element") }
      try add(element, detail, released: released)
    case .set(let path, let text):
      guard let (element, name) = path.attribute else { throw path.problem("an attribute of an element") }
      _ = try existing(element)
      do throws(DesignProblem) {
        try set(try DesignAttribute.named(name, of: element), at: element, to: text, released: released)
      } catch {
        throw DesignProblem("'\(path.text.shortened.trimmed)': \(error)")
      }
    case .remove(let path): try remove(path)
    case .move(let path, let destination):
      guard let element = path.element else { throw path.problem("an element") }
      try move(element, destination)
    case .rename(let path, let name):
      throw DesignProblem("'\(path.text.shortened)' cannot become '\(name.shortened)' here")
    }
  }
}

extension DesignPath {
  /// People look for the cases of an enum in the parameter that has it.
  func namesNothing(in tree: DesignTree) -> DesignProblem {
    var hint = ""
    if let (element, name) = attribute, case .enumeration(let type, nil)? = tree.type(of: element)?.base {
      hint = "; a case is 'enum \(type).\(name)'"
    }
    return DesignProblem("'\(text.shortened)' names no element\(hint)")
  }

  fileprivate func problem(_ what: String) -> DesignProblem {
    DesignProblem(
      "'\(text.shortened)' is not the path of \(what); paths are such as 'UpNext.city.default', 'enum Mode.car' and "
        + "'type Stop.line'"
    )
  }
}

/// Reads values on the command line. Quotation marks preserve outer whitespace and allow escapes.
enum DesignText {
  static func value(_ text: String) throws(DesignProblem) -> String {
    let text = text.trimmed
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": result.append("\n")
        case "t": result.append("\t")
        default: result.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    guard !isEscaped else { throw DesignProblem("'\(text.shortened)' ends in a backslash; write it twice") }
    return result
  }

  /// Quotes a text where necessary, so that ``value(_:)`` reads it back.
  static func quoted(_ text: String) -> String {
    let isPlain = text == text.trimmed && !text.hasPrefix("\"") && !text.contains(where: \.isNewline)
    guard !isPlain else { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n",
      with: "\\n"
    )
    return "\"\(escaped)\""
  }
}
