import TestSupport
import Testing

@testable import IntentClasses
@testable import IntentCompiler

struct SystemTypeTests {
  private func enumeration(_ name: String) -> Short {
    ["Type": "Integer", "EnumType": "\(name)", "EnumTypeNamespace": "System"]
  }

  private func object(_ name: String) -> Short {
    ["Type": "Object", "ObjectType": "\(name)", "ObjectTypeNamespace": "System"]
  }

  @Test func `what macOS does not have is marked`() {
    func fixture(_ type: Short) -> IntentClassesFixture {
      IntentClassesFixture(Sample(parameters: [type.merging(["Name": "added", "SupportsResolution": true])]))
    }
    let mode = fixture(enumeration("PlaybackRepeatMode"))
    #expect(mode.has("@available(macOS, unavailable)\n@NSManaged public var added: INPlaybackRepeatMode\n"))
    #expect(
      mode.has("@available(macOS, unavailable)\n@available(*, renamed: \"resolveAdded(for:)\")")
    )
    let modes = fixture(enumeration("PlaybackRepeatMode").merging(["SupportsMultipleValues": true]))
    #expect(!modes.has("@available(macOS, unavailable)\n@NSManaged public var added: [NSNumber]?\n"))
    #expect(!fixture(object("Person")).code.contains("macOS, unavailable"))
    // The type exists there, and the class of its resolution does not.
    let text = fixture(["Type": "SpeakableString"])
    #expect(!text.has("@available(macOS, unavailable)\n@NSManaged public var added: INSpeakableString?\n"))
    #expect(text.has("@available(macOS, unavailable)\n@available(*, renamed: \"resolveAdded(for:)\")"))
  }
}
