// swift-format-ignore-file: NeverForceUnwrap
import Foundation

/// Its calls do not block the threads of tasks.
final class Client: @unchecked Sendable {
  private let descriptor: Int32
  private var received: [UInt8] = []

  struct Refused: Error {}

  /// - Parameters:
  ///   - receiveBuffer: Unread bytes that the system keeps.
  ///   - sendBuffer: Bytes that the system keeps until the server takes them.
  init(port: Int, address: String = "127.0.0.1", receiveBuffer: Int32? = nil, sendBuffer: Int32? = nil)
    async throws
  {
    // SOCK_STREAM, whose type differs between Linux and macOS.
    descriptor = socket(AF_INET, 1, 0)
    var wait = timeval(tv_sec: 240, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    for (option, size) in [(SO_RCVBUF, receiveBuffer), (SO_SNDBUF, sendBuffer)] {
      guard var size else { continue }
      setsockopt(descriptor, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, address, &target.sin_addr)
    let status = await away { [descriptor, target] in
      withUnsafePointer(to: target) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    guard status == 0 else { throw Refused() }
  }

  deinit {
    close(descriptor)
  }

  /// Returns how many bytes the system took before the connection failed, or before the time was up.
  @discardableResult
  func send(_ bytes: [UInt8], within seconds: Int = 25) async -> Int {
    await away { [descriptor] in
      var wait = timeval(tv_sec: seconds, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          #if canImport(Darwin)
            Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, 0)
          #else
            Foundation.send(
              descriptor,
              $0.baseAddress! + sent,
              bytes.count - sent,
              Int32(MSG_NOSIGNAL)
            )
          #endif
        }
        guard count > 0 else { break }
        sent += count
      }
      return sent
    }
  }

  @discardableResult
  func send(_ text: String) async -> Int {
    await send(Array(text.utf8))
  }

  /// Reads fewer bytes if the connection ends or nothing comes for a long time.
  func receive(_ count: Int) async -> [UInt8] {
    while received.count < count, await receiveMore() {}
    defer { received.removeFirst(min(count, received.count)) }
    return Array(received.prefix(count))
  }

  /// Returns `nil` if the connection does not end, or not in order.
  func receiveAll() async -> [UInt8]? {
    while await receiveMore() {}
    defer { received = [] }
    return hasEnded ? received : nil
  }

  func isClosed() async -> Bool {
    while await receiveMore() {}
    return hasEnded || wasReset
  }

  func answer(hasContent: Bool = true) async -> HTTPAnswer? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = received.firstRange(of: end) {
        let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
        received.removeFirst(range.upperBound)
        var answer = HTTPAnswer(head: head)
        if hasContent { answer.content = await receive(Int(answer["Content-Length"] ?? "") ?? 0) }
        return answer
      }
      guard await receiveMore() else { return nil }
    }
  }

  private var hasEnded = false
  private var wasReset = false

  private func receiveMore() async -> Bool {
    guard !hasEnded, !wasReset else { return false }
    let (bytes, error) = await away { [descriptor] in
      var buffer = [UInt8](repeating: 0, count: 1 << 18)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      return (count >= 0 ? Array(buffer.prefix(count)) : nil, errno)
    }
    guard let bytes else {
      wasReset = error == ECONNRESET
      return false
    }
    hasEnded = bytes.isEmpty
    received += bytes
    return !bytes.isEmpty
  }
}

/// Runs blocking work on a thread that no task needs.
private func away<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}
