import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// An intent in both versions, or an intent and the App Intent that takes it over, with paired parts.
struct IntentPair: ElementPair {
  let old: Contract.Intent
  let new: Contract.Intent
  let parameters: Matching<Contract.Field>
  let responseParameters: Matching<Contract.Field>
  let codes: Matching<String>
  /// The parameters that seem to have another name in Swift now, by the old name.
  let likelyNames: [String: Contract.Field]
  private let names: [String: String]
  private let takenOver: Set<String>
  let oldParameters: [String: Contract.Field]
  let newParameters: [String: Contract.Field]
  let tagOwners: [Int: Contract.Field]

  init(_ old: Contract.Intent, _ new: Contract.Intent) {
    self.old = old
    self.new = new
    parameters =
      new.isOfDefinition
      ? .fields(old.parameters, new.parameters) : .named(old.parameters, new.parameters)
    responseParameters = .fields(old.responseParameters, new.responseParameters)
    likelyNames = new.isOfDefinition ? [:] : LikelyNames.found(parameters)
    let (oldIDs, newIDs) = (old.schema?.codeTextIDs ?? [:], new.schema?.codeTextIDs ?? [:])
    codes = Matching(
      (old.schema?.codes ?? [:]).keys.sorted(),
      (new.schema?.codes ?? [:]).keys.sorted(),
      byEach: [({ $0 }, { $0 }), ({ oldIDs[$0] }, { newIDs[$0] })]
    )
    (names, takenOver) = (parameters.names, parameters.takenOver)
    oldParameters = Dictionary(firsts: old.parameters.lazy.map { ($0.name, $0) })
    newParameters = Dictionary(firsts: new.parameters.lazy.map { ($0.name, $0) })
    tagOwners = Self.tagOwners(old.parameters)
  }

  /// Whether the new App Intent only looks like the old intent, so that the system no longer finds it.
  var isLikely: Bool { mode != .definitions && !old.isFound(as: new) }

  var folders: PairedTypes.Folders { (old.folder, new.folder) }

  var newFields: [String: Contract.Field] { newParameters }

  /// The schemas of both versions, if both are definitions.
  var schemas: (old: DefinitionSchema.Intent, new: DefinitionSchema.Intent)? {
    old.schema.flatMap { old in new.schema.map { (old, $0) } }
  }

  var classNames: (old: String, new: String) { (old.className.value ?? "", new.className.value ?? "") }

  func renamed(_ name: String) -> String { names[name] ?? name }

  func isTakenOver(_ name: String) -> Bool { names[name] == nil && takenOver.contains(name) }
}

extension DefinitionSchema.Intent {
  /// Whether each code of the response is a success, by its name.
  var codes: [String: Bool] {
    Dictionary((response?.codes ?? []).map { ($0.name, $0.isSuccess) }, uniquingKeysWith: { $1 })
  }

  fileprivate var codeTextIDs: [String: String] {
    let codes = response?.codes ?? []
    return Dictionary(
      firsts: codes.compactMap { code in
        code.format.key.flatMap { $0.isEmpty ? nil : (code.name, $0) }
      }
    )
  }
}

/// The response of an intent in both versions, which owns parameters, too.
struct ResponsePair: Sendable {
  let intent: IntentPair
}
