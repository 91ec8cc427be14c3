import AppFacts
import AppProjects
import IntentDiagnostics
import IntentLocalisation

/// The change of an `IntentConfiguration` in a widget's code.
struct WidgetMove {
  let call: CallSite
  let source: SourceWords
  let appIntent: String
  let className: String
  /// The property of the App Intent with the plain configuration.
  let configuration: String

  private static let word = "IntentConfiguration"

  /// `IntentConfiguration` without a module's name, but with types, which the new function infers:
  /// `IntentConfiguration<BusIntent, BusView>`.
  private var callee: (word: Range<Int>, start: Int)? {
    let start = call.range.start
    let name = source.bytes[start...].prefix { SourceWords.isPartOfName($0) || $0 == UInt8(ascii: ".") }
    guard name.suffix(Self.word.utf8.count).elementsEqual(Self.word.utf8) else { return nil }
    var end = name.endIndex
    if end < source.bytes.count, source.bytes[end] == UInt8(ascii: "<") {
      var depth = 0
      repeat {
        guard end < call.range.end, end < source.bytes.count else { return nil }
        if source.bytes[end] == UInt8(ascii: "<") { depth += 1 }
        if source.bytes[end] == UInt8(ascii: ">") { depth -= 1 }
        end += 1
      } while depth > 0
    }
    return (name.endIndex - Self.word.utf8.count..<end, start)
  }

  /// Returns `false` if the call has an unexpected form.
  func add(to edits: inout TextEdits) -> Bool {
    guard let intent = call.argument("intent"), let provider = call.argument("provider"),
      let old = provider.text, let callee
    else { return false }
    edits.replace(callee.word, with: "App" + Self.word)
    edits.replace(intent.range.start..<intent.range.end, with: "\(appIntent).self")
    edits.replace(
      provider.range.start..<provider.range.end,
      with: "IntentWidgets.MigratedTimelineProvider(\(old)) { \(className)($0.\(configuration)) }"
    )
    return true
  }

  /// Lets a function of `OlderSystems` choose. Returns `false` if the call has an unexpected form.
  func addChoice(to edits: inout TextEdits) -> Bool {
    let labels = call.arguments.map(\.label)
    guard let callee, Array(labels.prefix(3)) == ["kind", "intent", "provider"], labels.count == 4,
      labels[3] == nil || labels[3] == "content"
    else { return false }
    edits.replace(callee.start..<callee.word.upperBound, with: OlderSystems.function)
    return true
  }
}

/// The function that gives a widget its App Intent, and older systems its intent class. It needs neither a
/// copy of the widget's view, nor of its modifiers.
struct OlderSystems: Sendable {
  static let function = "migratedConfiguration"

  let appIntent: String
  let className: String
  /// The property of the App Intent with the plain configuration.
  let configuration: String
  /// Whether other files declare their own function.
  let isForFile: Bool

  /// Qualifies names that apps also give to their own types.
  ///
  /// - Parameter step: The indentation of the file.
  func text(indentedBy step: String) -> String {
    let access = isForFile ? "fileprivate " : ""
    let text = """
      extension SwiftUI.Widget {
        /// Since iOS 17, widgets with '\(className)' have an App Intent.
        \(access)func \(Self.function)<Provider: WidgetKit.IntentTimelineProvider, Content: SwiftUI.View>(
          kind: String,
          intent: \(className).Type,
          provider: Provider,
          @SwiftUI.ViewBuilder content: @escaping (Provider.Entry) -> Content
        ) -> some SwiftUI.WidgetConfiguration where Provider.Intent == \(className) {
          if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
            return AppIntentConfiguration(
              kind: kind,
              intent: \(appIntent).self,
              provider: IntentWidgets.MigratedTimelineProvider(provider) { \(className)($0.\(configuration)) },
              content: content
            )
          }
          return IntentConfiguration(kind: kind, intent: intent, provider: provider, content: content)
        }
      }
      """
    return SourceWords.reindented(text, by: step)
  }
}

/// Adds imports to a file.
struct ImportEdits {
  let imports: [NameCode]
  let source: SourceWords

  /// Keeps the order if the file's imports are sorted; otherwise, adds new imports after the last one. Leaves
  /// imports inside `#if` alone, unless all are.
  func add(_ names: [String], to edits: inout TextEdits) {
    let missing = names.filter { name in !imports.contains { $0.name == name } }.sorted()
    let condition = source.first("#if ", from: 0, to: source.bytes.count) ?? source.bytes.count
    let plain = imports.filter { $0.range.end <= condition }
    let sorted = zip(plain, plain.dropFirst()).allSatisfy { Self.isBefore($0.name, $1.name) } ? plain : []
    for name in missing {
      let offset: Int
      if let next = sorted.first(where: { Self.isBefore(name, $0.name) }) {
        offset = source.lineStart(of: next.range.start)
      } else {
        offset = (plain.last ?? imports.last).map { source.lineEnd(after: $0.range.end) } ?? 0
      }
      edits.replace(offset..<offset, with: "import \(name)\n")
    }
  }

  private static func isBefore(_ first: String, _ second: String) -> Bool {
    first.lowercased() < second.lowercased()
  }
}
