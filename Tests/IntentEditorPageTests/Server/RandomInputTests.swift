import IntentEditorPage
import TestSupport
import Testing

@Suite("A page server and random input")
struct RandomInputTests {
  static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(arguments: seeds)
  func `requests of random parts do no harm`(_ seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    try await TestServer.run { server in
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let parts = [
        "GET ", "HEAD ", "POST ", "CONNECT ", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "/", "/\(server.secret)/",
        "socket",
        "?", "%00", " HTTP/1.1\r\n", " HTTP/1.0\r\n", " HTTP/9.9\r\n", host, host, "Content-Length: 0\r\n",
        "Content-Length: 18446744073709551616\r\n", "Content-Length: -1\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip, chunked\r\n", "Connection: upgrade\r\n", "Connection: close\r\n",
        "Upgrade: websocket\r\n",
        "Expect: 100-continue\r\n", "Origin: http://127.0.0.1:\(server.port)\r\n", "Sec-WebSocket-Key: a\r\n",
        "Sec-WebSocket-Version: 13\r\n", ": \r\n", "A:\r\n b\r\n", "\r\n", "\r\n", "\r\n\r\n", "\n\n", "\0",
        "ffffffff\r\n",
        "0\r\n\r\n", server.request(), server.request("nothing"), server.request(method: "HEAD"),
        server.request("socket", headers: Page.headers(server)),
      ]
      for _ in 0..<100 {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...12, using: &numbers) {
          let part = parts.randomElement(using: &numbers) ?? ""
          bytes += numbers.spoil(Array(part.utf8))
          if Int.random(in: 0...20, using: &numbers) == 0 { bytes += numbers.bytes(1...300) }
        }
        let client = try await server.connect()
        await client.send(bytes)
      }
      let answer = try await server.askPatiently(server.request())
      #expect(answer?.status == 200)
    }
  }

  @Test(arguments: seeds)
  func `frames of random parts do no harm`(_ seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    try await TestServer.run { server in
      for _ in 0..<50 {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...12, using: &numbers) {
          let isText = Bool.random(using: &numbers)
          let frame = Page.frame(
            isText ? Array("Grüße".utf8) : numbers.bytes(0...200),
            opcode: isText
              ? UInt8.random(in: 0...1, using: &numbers) : UInt8.random(in: 0...15, using: &numbers),
            isLast: Bool.random(using: &numbers),
            mask: Int.random(in: 0...9, using: &numbers) == 0 ? nil : numbers.bytes(4...4),
            announcing: Int.random(in: 0...9, using: &numbers) == 0
              ? numbers.next() >> UInt64.random(in: 0...63, using: &numbers) : nil
          )
          bytes += Int.random(in: 0...5, using: &numbers) == 0 ? numbers.spoil(frame) : frame
        }
        let client = try await server.connect()
        await client.send(server.request("socket", headers: Page.headers(server)))
        if let answer = await client.answer(hasContent: false) {
          #expect(answer.status == 101)
          await client.send(bytes)
        }
      }
      let answer = try await server.askPatiently(server.request())
      #expect(answer?.status == 200)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func bytes(_ count: ClosedRange<Int>) -> [UInt8] {
    (0..<Int.random(in: count, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  fileprivate mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...2, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0...2, using: &self) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
      }
    }
    return bytes
  }
}
