/// The identifiers of trans-units, as Xcode forms them.
enum XLIFFForm {
  static func identifier(of id: TableText.ID, inCatalogue: Bool) -> String {
    guard !id.form.isEmpty else { return id.key }
    if inCatalogue { return "\(id.key)|==|\(id.form.joined(separator: "."))" }
    return "/" + ([id.key] + id.form).map { "\($0):dict/" }.joined() + ":string"
  }

  static func id(of identifier: String) -> TableText.ID {
    if let mark = identifier.firstRange(of: "|==|") {
      let form = identifier[mark.upperBound...].split(separator: ".").map(String.init)
      return TableText.ID(key: String(identifier[..<mark.lowerBound]), form: form)
    }
    if identifier.hasPrefix("/"), identifier.hasSuffix(":dict/:string") {
      let path = identifier.dropFirst().dropLast(":dict/:string".count).split(separator: ":dict/").map(
        String.init
      )
      if path.count > 1 { return TableText.ID(key: path[0], form: Array(path[1...])) }
    }
    return TableText.ID(key: identifier)
  }
}
