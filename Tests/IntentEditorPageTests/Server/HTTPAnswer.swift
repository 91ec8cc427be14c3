struct HTTPAnswer: Equatable {
  let status: Int
  let headers: [String: String]
  var content: [UInt8] = []

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
    headers = Dictionary(
      lines.dropFirst().map { line in
        let colon = line.firstIndex(of: ":") ?? line.endIndex
        return (line[..<colon].lowercased(), String(line[colon...].dropFirst(2)))
      },
      uniquingKeysWith: { "\($0), \($1)" }
    )
  }

  subscript(name: String) -> String? {
    headers[name.lowercased()]
  }

  var text: String {
    String(decoding: content, as: UTF8.self)
  }
}
