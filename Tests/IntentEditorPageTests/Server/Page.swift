import Testing

struct Page {
  let client: Client

  struct Frame: Equatable {
    var opcode: UInt8
    var content: [UInt8]

    static func text(_ text: String) -> Frame { Frame(opcode: 1, content: Array(text.utf8)) }
    static func closing(_ code: UInt16) -> Frame {
      Frame(opcode: 8, content: [UInt8(code >> 8), UInt8(code & 255)])
    }
  }

  static func headers(_ server: TestServer) -> [String: String?] {
    [
      "Connection": "keep-alive, Upgrade", "Upgrade": "websocket",
      "Origin": "http://127.0.0.1:\(server.port)",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
    ]
  }

  init(_ server: TestServer, receiveBuffer: Int32? = nil, sendBuffer: Int32? = nil) async throws {
    client = try await server.connect(receiveBuffer: receiveBuffer, sendBuffer: sendBuffer)
    await client.send(server.request("socket", headers: Page.headers(server)))
    let answer = await client.answer(hasContent: false)
    try #require(answer?.status == 101)
    // RFC 6455, section 1.3.
    try #require(answer?["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  static let noMask: [UInt8] = [0, 0, 0, 0]

  static func frame(
    _ content: [UInt8],
    opcode: UInt8 = 1,
    isLast: Bool = true,
    mask: [UInt8]? = [1, 2, 3, 4],
    announcing length: UInt64? = nil
  ) -> [UInt8] {
    let length = length ?? UInt64(content.count)
    var bytes = [opcode | (isLast ? 0x80 : 0)]
    let maskBit: UInt8 = mask == nil ? 0 : 0x80
    switch length {
    case ..<126: bytes.append(maskBit | UInt8(length))
    case ..<65536: bytes += [maskBit | 126, UInt8(length >> 8), UInt8(length & 255)]
    default:
      bytes += [maskBit | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    }
    bytes += mask ?? []
    // A mask of zeros changes nothing, and the tests with large messages use it.
    if mask == nil || mask == noMask { return bytes + content }
    return bytes + content.enumerated().map { index, byte in byte ^ (mask?[index % 4] ?? 0) }
  }

  func send(_ text: String) async {
    await client.send(
      Page.frame(Array(text.utf8), mask: text.utf8.count > 1_000 ? Page.noMask : [1, 2, 3, 4])
    )
  }

  func receive() async -> Frame? {
    let head = await client.receive(2)
    guard head.count == 2 else { return nil }
    let more =
      switch head[1] {
      case 126: await client.receive(2)
      case 127: await client.receive(8)
      default: [head[1]]
      }
    let length = more.reduce(0) { $0 << 8 | Int($1) }
    let content = await client.receive(length)
    return content.count == length ? Frame(opcode: head[0] & 0x7F, content: content) : nil
  }
}
