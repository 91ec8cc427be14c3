import AppFacts
import AppProjects
import IntentDiagnostics
import IntentLocalisation

/// `IntentSetup.swift` registers the handlers of a program where it starts. intentc writes the file once;
/// after that, the file belongs to the app.
struct SetupFile: Sendable {
  /// A target can have the files of two programs. Each has its own name.
  private static let typeNames = ["IntentSetup", "AppIntentSetup", "IntentcSetup"]

  let typeName: String
  /// The path of the program's start, or else of a handler.
  let startPath: String
  let start: ProgramStart?
  fileprivate(set) var registrations: [Registration] = []
  private let isForObjectiveC: Bool
  /// The indentation of the program's start.
  private let step: String

  var path: String { FilePath.join(FilePath.folder(of: startPath), "\(typeName).swift") }
  var call: String { "\(typeName).register()" }
  var objectiveCStep: String {
    "call '[\(typeName) register];' first in 'application:didFinishLaunchingWithOptions:', and import the "
      + "'…-Swift.h' of the target"
  }

  /// Returns one file for each program.
  static func files(for registrations: [Registration], in app: KnownApp) -> [SetupFile] {
    var files: [SetupFile] = []
    var indices: [String: Int] = [:]
    for registration in registrations {
      let index = indices[registration.startPath] ?? files.count
      indices[registration.startPath] = index
      if index == files.count { files.append(SetupFile(registration, in: app, besides: files)) }
      files[index].registrations.append(registration)
    }
    return files.sorted { $0.startPath < $1.startPath }
  }

  private init(_ first: Registration, in app: KnownApp, besides earlier: [SetupFile]) {
    (startPath, start) = (first.startPath, first.start)
    typeName = Self.typeName(beside: first.startPath, earlier, app)
    isForObjectiveC = app.code.folder.objectiveCDelegates[first.startPath] != nil
    step = app.code.folder.texts[first.startPath]?.step ?? "  "
  }

  /// A name that no other file of the start's targets declares.
  private static func typeName(beside startPath: String, _ earlier: [SetupFile], _ app: KnownApp) -> String {
    let folder = FilePath.folder(of: startPath)
    let near = earlier.filter {
      FilePath.folder(of: $0.startPath) == folder || app.targets.haveSameTarget($0.startPath, startPath)
    }
    return typeNames.first { name in
      !near.contains { $0.typeName == name }
        && !app.needed.declares(name, beside: startPath, except: FilePath.join(folder, "\(name).swift"))
    } ?? typeNames[0]
  }

  private var modules: Set<String> {
    var result: Set = ["AppIntents"]
    if isForObjectiveC { result.insert("Foundation") }
    for registration in registrations {
      result.formUnion(registration.modules)
      switch registration.way.form {
      case .asks: result.insert("Intents")
      case .asksDelegate(let application): result.insert(application == "NSApplication" ? "AppKit" : "UIKit")
      case .makes, .unknown: break
      }
    }
    return result
  }

  /// The process keeps one object of each type that chooses handlers.
  private var keptLines: String {
    let kept = registrations.compactMap(\.way.asked).filter { !$0.isStatic }.map(\.owner.name)
    return Set(kept).sorted().map {
      """
        /// Chooses handlers as in the Intents extension. The process makes it when it is first asked.
        nonisolated(unsafe) private static let \(Dispatcher.object(of: $0)) = \($0)()


      """
    }.joined()
  }

  var text: String {
    let text = """
      \(modules.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// The handlers that answer for the App Intents of this program.
      ///
      /// Written by 'intentc migrate', which does not change it any more.
      \(isForObjectiveC ? "@objc(\(typeName)) final class \(typeName): NSObject" : "enum \(typeName)") {
      \(keptLines)  /// Call this where the program starts.
        \(isForObjectiveC ? "@objc static" : "static") func register() {
      \(registrations.map(Self.lines).joined(separator: "\n"))
        }
      }

      """
    return SourceWords.reindented(text, by: step)
  }

  private static func lines(_ registration: Registration) -> String {
    let variable = registration.name.lowercasedStart
    let arguments = [registration.way.argument] + registration.declined.map { "\($0): false" }
    let (source, adapter) = (registration.source, registration.adapter)
    // The system looks up the dependency by its optional type.
    return """
          let \(variable): \(source)? = .init(\(adapter)(\(arguments.joined(separator: ", "))))
          AppIntents.AppDependencyManager.shared.add(dependency: \(variable))
      """
  }
}
