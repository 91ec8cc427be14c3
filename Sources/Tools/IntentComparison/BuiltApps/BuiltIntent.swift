import IntentDiagnostics
import IntentLocalisation

/// An App Intent as a built app lists it.
package struct BuiltIntent: Sendable {
  /// The name by which the system finds it: that of the type, or its `persistentIdentifier`.
  package let identifier: String
  /// Such as `Kit.Clocks.ShowClock`; `nil` if unknown.
  package let typeName: String?
  let className: String?
  /// Such as `WidgetConfiguration`; `nil` if unknown.
  let protocols: Set<String>?
  let isDiscoverable: Bool?
  let reach: Reach
  /// The App Intent that replaces it, or an empty name.
  let replacement: String?
  let parameters: [BuiltParameter]
  let place: SourceLocation

  init(_ member: JSONTree.Member, _ path: String) {
    let tree = member.value
    place = SourceLocation(file: path, range: member.keyRange)
    identifier = tree["identifier"]?.string ?? member.key
    typeName = tree["fullyQualifiedTypeName"]?.string
    className = tree["customIntentClassName"]?.string
    protocols = Self.protocols(tree)
    isDiscoverable = Self.isDiscoverable(tree, protocols)
    reach = Reach(annotations: tree["availabilityAnnotations"]?.members ?? [])
    let deprecation = tree["deprecationMetadata"]
    replacement =
      deprecation?.members == nil ? nil : deprecation?["replacedByIntentIdentifier"]?.string ?? ""
    let listed = tree["parameters"]?.elements ?? []
    parameters = listed.prefix(Self.parameterLimit).compactMap { BuiltParameter($0, path) }
  }

  private static let parameterLimit = 1_000

  /// Without those around it.
  package var name: String {
    (typeName ?? identifier).split(separator: ".").last.map(String.init) ?? identifier
  }

  private static let protocolPrefix = "com.apple.link.systemProtocol."

  private static func protocols(_ tree: JSONTree) -> Set<String>? {
    let lists = ["systemProtocols", "systemProtocolMetadata", "systemProtocolMetadataV2"].compactMap {
      tree[$0]
    }
    guard !lists.isEmpty else { return nil }
    // Two of the lists also contain an object after each name.
    let names = lists.flatMap(\.elements).compactMap(\.string)
    return Set(
      names.map { $0.hasPrefix(protocolPrefix) ? String($0.dropFirst(protocolPrefix.count)) : $0 }
    )
  }

  /// The outer value is false for each widget's and control's configuration, so the inner one wins.
  private static func isDiscoverable(_ tree: JSONTree, _ protocols: Set<String>?) -> Bool? {
    if let inner = tree["visibilityMetadata"], let flag = inner["isDiscoverable"]?.boolean {
      return flag && inner["assistantOnly"]?.boolean != true
    }
    guard let protocols, protocols.isDisjoint(with: ["WidgetConfiguration", "ControlConfiguration"]) else {
      return nil
    }
    return tree["isDiscoverable"]?.boolean
  }
}

extension Reach {
  /// - Parameter annotations: `"LNPlatformNameIOS": {"introducedVersion": "17.0"}`.
  init(annotations: [JSONTree.Member]) {
    self.init()
    for annotation in annotations {
      guard let platform = Self.platforms[annotation.key.lowercased()] else { continue }
      let version = annotation.value["introducedVersion"]?.string.flatMap { Version($0[...]) }
      // '*' stands for 'unavailable'.
      add(platform, version, isMissing: annotation.value["obsoletedVersion"]?.string != nil)
    }
  }

  private static let platforms = [
    "lnplatformnamewildcard": "*", "lnplatformnameios": "iOS", "lnplatformnamemacos": "macOS",
    "lnplatformnamewatchos": "watchOS", "lnplatformnametvos": "tvOS", "lnplatformnamevisionos": "visionOS",
    "lnplatformnamemaccatalyst": "macCatalyst",
  ]
}

extension JSONTree {
  fileprivate var boolean: Bool? { if case .boolean(let flag) = kind { flag } else { nil } }
}
