@testable import IntentDefinition

struct DefinitionMutator {
  private var random: SeededGenerator

  /// Returns `nil` if the bytes are not a property list.
  static func mutate(_ bytes: [UInt8], seed: UInt32) -> [UInt8]? {
    guard var tree = DefinitionTree(bytes) else { return nil }
    var mutator = DefinitionMutator(random: SeededGenerator(seed: UInt64(seed)))
    for _ in 0...Int.random(in: 0..<4, using: &mutator.random) {
      let number = Int.random(in: 0..<tree.count, using: &mutator.random)
      tree.change(number) { mutator.change(&$0) }
    }
    return Array(tree.xml.utf8)
  }

  private mutating func change(_ tree: inout DefinitionTree) {
    switch tree {
    case .dictionary(var entries):
      changeEntries(&entries)
      tree = .dictionary(entries)
    case .array(var elements):
      changeElements(&elements)
      tree = .array(elements)
    case .scalar(let kind, let text): tree = scalar(kind, text)
    }
  }

  private mutating func changeEntries(_ entries: inout [DefinitionTree.Entry]) {
    guard let index = entries.indices.randomElement(using: &random), Int.random(in: 0..<6, using: &random) > 0
    else {
      entries.append(DefinitionTree.Entry(key: name(), value: value()))
      return
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: entries.remove(at: index)
    case 1: entries[index].key = name()
    case 2: entries[index].value = value()
    case 3: entries[index].value = .array([entries[index].value, entries[index].value])
    default:
      let other = entries.indices.randomElement(using: &random) ?? index
      entries[index].value = entries[other].value
    }
  }

  private mutating func changeElements(_ elements: inout [DefinitionTree]) {
    guard let index = elements.indices.randomElement(using: &random) else {
      elements.append(value())
      return
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: elements.remove(at: index)
    case 1: elements.append(elements[index])
    case 2: elements.swapAt(index, elements.indices.randomElement(using: &random) ?? index)
    case 3: elements[index] = .array([elements[index]])
    default: elements[index] = value()
    }
  }

  private mutating func scalar(_ kind: PropertyList.Kind, _ text: String) -> DefinitionTree {
    switch (kind, Int.random(in: 0..<4, using: &random)) {
    case (.boolean, 0...2): .scalar(.boolean, text == "true" ? "false" : "true")
    case (.integer, 0...2), (.real, 0...2):
      .scalar(kind, Self.numbers.randomElement(using: &random) ?? text)
    case (.string, 0): .scalar(.string, Self.words.randomElement(using: &random) ?? text)
    case (.string, 1): .scalar(.string, HostileText.all.randomElement(using: &random) ?? text)
    case (.string, 2): .scalar(.string, text + (HostileText.all.randomElement(using: &random) ?? ""))
    default: value()
    }
  }

  private mutating func name() -> String {
    (Self.keys + HostileText.all).randomElement(using: &random) ?? ""
  }

  /// All keys that definitions can have.
  private static let keys = DefinitionKey.all.map(\.name)

  private mutating func value() -> DefinitionTree {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .dictionary([])
    case 1: .array([])
    case 2: .scalar(.boolean, Bool.random(using: &random) ? "true" : "false")
    case 3: .scalar(.integer, Self.numbers.randomElement(using: &random) ?? "0")
    case 4: .scalar(.real, Self.numbers.randomElement(using: &random) ?? "0")
    case 5: .scalar(.data, "")
    case 6: .scalar(.string, Self.words.randomElement(using: &random) ?? "")
    default: .scalar(.string, HostileText.all.randomElement(using: &random) ?? "")
    }
  }

  private static let numbers = [
    "0", "1", "2", "-1", "6", "100", "255", "-9223372036854775808", "9223372036854775807",
    "18446744073709551615",
    "0.5", "1e308", "-1e-300", "nan", "infinity", "4294967296", "2147483647",
  ]

  private static let words = [
    "String", "Integer", "Boolean", "Decimal", "Object", "File", "DateComponents", "Date", "Placemark", "URL",
    "SpeakableString", "Person", "TimeInterval", "Temperature", "CurrencyAmount", "Mass", "Distance", "Speed",
    "Energy", "Volume", "PaymentMethod", "Custom", "System", "Regular", "EnumHasExactValue",
    "BooleanHasExactValue",
    "HasAnyValue", "IntegerValueIsGreaterThan", "IntegerValueIsWithinRange", "DecimalValueIsLessThanOrEqual",
    "StringValueContains", "ObjectIdentifierValueContains", "Small", "Medium", "ExtraLarge",
    "AccessoryInline",
    "Seconds", "Any", "YES", "Slider", "Stepper", "Field", "DateTime", "Time", "Template", "Relative",
    "Primary",
    "${count}", "${a.b}", "unknown", "1.0", "1.2", "public.item", "Celsius/Fahrenheit", "EUR",
  ]
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int) -> Int

/// Definitions are mostly mutated as such, everything else as bytes.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: UInt32) -> Int {
  guard Fuzz.target.takesDefinitions, seed % 8 != 0, let data,
    let changed = DefinitionMutator.mutate(
      Array(UnsafeBufferPointer(start: data, count: size)),
      seed: seed
    ),
    changed.count <= maximumSize
  else { return mutateBytes(data, size, maximumSize) }
  _ = UnsafeMutableBufferPointer(start: data, count: maximumSize).update(fromContentsOf: changed)
  return changed.count
}
