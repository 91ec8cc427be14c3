import Foundation
import Testing

struct PrivacyManifestTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  private static let categories: [String: [String]] = [
    "NSPrivacyAccessedAPICategoryUserDefaults": ["UserDefaults("],
    "NSPrivacyAccessedAPICategoryFileTimestamp": [
      "stat(", "attributesOfItem", "getattrlist", "modificationDate", "creationDate",
    ],
    "NSPrivacyAccessedAPICategorySystemBootTime": ["systemUptime", "mach_absolute_time"],
    "NSPrivacyAccessedAPICategoryDiskSpace": ["volumeAvailableCapacity", "statfs(", "statvfs("],
    "NSPrivacyAccessedAPICategoryActiveKeyboards": ["activeInputModes"],
  ]

  private static func declared(_ target: String) throws -> Set<String> {
    let file = sources.appending(path: "\(target)/PrivacyInfo.xcprivacy")
    guard let data = try? Data(contentsOf: file) else { return [] }
    let list = try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    )
    #expect(list["NSPrivacyTracking"] as? Bool == false)
    let types = try #require(list["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    for type in types {
      #expect((type["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false)
    }
    return Set(types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String })
  }

  private static func code(_ target: String) throws -> String {
    let paths = FileManager.default.enumerator(atPath: sources.appending(path: target).path)
    var text = ""
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      text += try String(contentsOf: sources.appending(path: "\(target)/\(path)"), encoding: .utf8)
    }
    return text
  }

  @Test func `a library declares what its code calls`() throws {
    let runtime = Self.sources.appending(path: "Runtime").path
    let targets = try FileManager.default.contentsOfDirectory(atPath: runtime)
    #expect(targets.contains("IntentStore"))
    for target in targets.map({ "Runtime/\($0)" }) + ["Editor/IntentEditor"] {
      let code = try Self.code(target)
      let used = Self.categories.filter { $0.value.contains { code.contains($0) } }.keys
      #expect(try Self.declared(target) == Set(used), "\(target)")
    }
  }
}
