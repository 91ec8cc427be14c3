import IntentSchema

@testable import IntentCompiler

/// The code declares what the definition declares and nothing else.
enum SwiftTarget {
  static func run(_ bytes: [UInt8]) {
    let file = InputFile(path: "Fuzz.intentdefinition", bytes: bytes)
    var compilation = Compiler.compile([file])
    guard !compilation.hasErrors else { return }
    let options = options(for: bytes)
    let files = Compiler.generate(&compilation, options: options)
    Printed.check(compilation.diagnostics, compilation.sources)
    promise(
      files.isEmpty == compilation.hasErrors || options.isSplit,
      "there are files despite errors, or neither"
    )
    var counts: [String: Int] = [:]
    for file in files {
      promise(isHarmless(file.name), "a file is called '\(file.name)'")
      let text = String(decoding: file.bytes, as: UTF8.self)
      let scanner = SwiftScanner(text)
      promise(scanner.problems.isEmpty, "\(scanner.problems) in \(text)")
      counts.merge(scanner.declarations, uniquingKeysWith: +)
    }
    guard !files.isEmpty else { return }
    check(counts, compilation.module, options)
  }

  private static func check(_ counts: [String: Int], _ module: ModuleSchema, _ options: GenerationOptions) {
    let intents = module.intents.map(\.schema)
    let objects = module.files.flatMap(\.schema.objects)
    let enums = module.files.flatMap(\.schema.enums)
    let providers = intents.count { intent in intent.parameters.contains { $0.options != .fixed } }
    let expected = [
      "struct": intents.count + providers + objects.count, "protocol": providers,
      "enum": enums.count + (options.namespace == nil ? 0 : 1),
    ]
    for (word, count) in expected {
      promise(counts[word] ?? 0 == count, "\(counts[word] ?? 0) times '\(word)', not \(count)")
    }
    for word in ["class", "actor", "typealias", "operator", "macro", "deinit", "precedencegroup"] {
      promise(counts[word] == nil, "there is '\(word)'")
    }
  }

  private static func options(for bytes: [UInt8]) -> GenerationOptions {
    let sum = bytes.reduce(0) { $0 &+ Int($1) }
    return GenerationOptions(
      accessLevel: AccessLevel.allCases[sum % AccessLevel.allCases.count],
      namespace: sum & 8 == 0 ? nil : "Space",
      isSplit: sum & 16 != 0
    )
  }

  /// Whether the name stays in its folder.
  private static func isHarmless(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { "/\\\0\n".unicodeScalars.contains($0) }
  }
}
