import IntentSchema

/// The difference between an object in two versions.
enum ObjectDifference {
  /// The first property with another value, in words; `nil` if there is none.
  static func first(_ old: ParameterValue?, _ new: ParameterValue?, at path: String) -> String? {
    switch (old, new) {
    case (.array(let old), .array(let new)):
      for (index, pair) in zip(old, new).enumerated() {
        if let found = first(pair.0, pair.1, at: "\(path)[\(index)]") { return found }
      }
    case (.object(let old), .object(let new)):
      for (name, value) in old.properties.sorted(by: { $0.key < $1.key }) {
        guard let now = new.properties[name] else { continue }
        let place = "\(path).\(name)"
        if value.words != now.words {
          let (before, words) = Comparison.shortened(value.words, now.words)
          return "'\(place)' was \(before) and now reads as \(words)"
        }
        if let found = first(value, now, at: place) { return found }
      }
    default: break
    }
    return nil
  }
}
