/// A state that the full screen can draw and control with keys.
protocol FullScreenState: FaceState {
  var screenKind: ScreenKind { get }
  /// Whether it fills a wide window.
  var isWide: Bool { get }
  /// Whether options are on their way.
  var isWaiting: Bool { get }
  var status: String? { get }
  func heading(in picture: EditorPicture) -> [Line]
  func body(in picture: EditorPicture, lines: Int) -> Body
  func hints(hasEditor: Bool) -> KeyHints

  /// Whether a text has begun, which Alt with a key might edit.
  var isTyping: Bool { get }
  /// Whether Enter opens a text in an external editor.
  var opensText: Bool { get }
  /// Whether a key is a part of a text.
  func takes(_ key: Key) -> Bool
  func events(for key: Key) -> [EditorEvent]
  func events(forClickAt target: Body.Target) -> [EditorEvent]
}

extension FullScreenState {
  /// Combines leading text keys into one change.
  func typing(_ keys: ArraySlice<Key>) -> (text: String, count: Int)? {
    guard outcome == nil, let first = keys.first, takes(first) else { return nil }
    var text = String.UnicodeScalarView()
    var count = 0
    for key in keys {
      guard case .text(let scalar) = key else { break }
      text.append(scalar)
      count += 1
    }
    return count == 0 ? nil : (String(text), count)
  }

  /// Terminals send a key with Alt as Escape and the key. `nil` if Alt with the key has an effect, or might
  /// edit a text.
  func keyAfterEscape(_ key: Key) -> Key? {
    guard case .alt(let second) = key, events(for: key).isEmpty, !isTyping else { return nil }
    return second
  }

  func scrolling(for key: Key) -> Int? {
    guard screenKind == .text else { return nil }
    if case .wheel(let count) = key { return 3 * count }
    return if case .move(let count) = EditorKeys.moveEvent(key) { count } else { nil }
  }
}

/// The kind of content on the screen. Within one kind, the place stays while something in the content
/// changes.
enum ScreenKind { case rows, options, find, text, question }
