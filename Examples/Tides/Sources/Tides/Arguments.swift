import Foundation
import IntentRuntime

/// The arguments of a command.
struct Arguments {
  private var words: [String]

  init(_ words: some Sequence<String>) {
    self.words = Array(words)
  }

  var hasMore: Bool { !words.isEmpty }

  mutating func next(_ name: String) throws -> String {
    guard hasMore else { throw UsageError("the \(name) is missing") }
    return words.removeFirst()
  }

  mutating func family() throws -> ConfigurationFamily {
    let name = try next("family")
    guard let family = ConfigurationFamily(named: name) else {
      throw UsageError("there is no family '\(name)'; use one such as systemSmall")
    }
    return family
  }

  mutating func date() throws -> Date {
    guard let text = try option("at"), let date = Date(minute: text) else {
      throw UsageError("--at is missing, such as --at 2026-06-01T06:00")
    }
    return date
  }

  mutating func minutes() throws -> Int? {
    guard let text = try option("every") else { return nil }
    guard let minutes = Int(text), (1...1_440).contains(minutes) else {
      throw UsageError("'\(text)' is not a number of minutes in a day")
    }
    return minutes
  }

  mutating func flag(_ name: String) -> Bool {
    guard let index = words.firstIndex(of: "--\(name)") else { return false }
    words.remove(at: index)
    return true
  }

  /// Checks that no arguments are left.
  func end() throws {
    if let word = words.first { throw UsageError("unexpected argument '\(word)'") }
  }

  private mutating func option(_ name: String) throws -> String? {
    guard let index = words.firstIndex(of: "--\(name)") else { return nil }
    guard index + 1 < words.count else { throw UsageError("--\(name) needs a value") }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }
}

/// A mistake on the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Why a command failed, in a sentence.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
