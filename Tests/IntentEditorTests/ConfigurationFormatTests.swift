import Foundation
import IntentEditor
import IntentRuntime
import Testing

struct ConfigurationFormatTests {
  @Test
  func `JSON has no control or bidirectional characters`() throws {
    let text = "a\u{1B}[31m\u{7F}\u{9B}\u{202E}b\n漢\u{E0041}"
    let data = try ConfigurationFormat.json.data(of: .object(["name": .string(text)]))
    let written = String(decoding: data, as: UTF8.self)
    #expect(written.contains(#""a\u001b[31m\u007f\u009b\u202eb\n漢\udb40\udc41""#))
    #expect(try JSONDecoder().decode(PlainValue.self, from: data) == .object(["name": .string(text)]))
  }
}
