/// The unknown keys of a dictionary that resemble no key that it lacks. They are one report.
struct UnknownKeys {
  /// The keys that the dictionary has or was meant to have.
  var present: Set<String>
  /// The index of the report among the diagnostics.
  var report: Int?
  private var names: [String] = []
  private var count = 0
  private static let mostNames = 3

  init(present: Set<String>) {
    self.present = present
  }

  mutating func add(_ name: String) {
    if names.count < Self.mostNames { names.append("'\(name)'") }
    count += 1
  }

  var message: String {
    if count == 1 { return "there is no key \(names.joined()) here; it is kept but ignored" }
    let others = count - names.count
    let last = others == 0 ? names.last ?? "" : others == 1 ? "another" : "\(others) others"
    let first = (others == 0 ? names.dropLast() : names[...]).joined(separator: ", ")
    return "there are no keys \(first) and \(last) here; they are kept but ignored"
  }
}
