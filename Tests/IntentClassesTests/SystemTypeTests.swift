import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentClasses
@testable import IntentCompiler

struct SystemTypeTests {
  private func errors(_ type: Short) -> [Diagnostic] {
    IntentClassesFixture(Sample(parameters: [type])).errors
  }

  private func enumeration(_ name: String) -> Short {
    ["Type": "Integer", "EnumType": "\(name)", "EnumTypeNamespace": "System"]
  }

  private func object(_ name: String) -> Short {
    ["Type": "Object", "ObjectType": "\(name)", "ObjectTypeNamespace": "System"]
  }

  @Test func `a type that the framework has is accepted`() {
    #expect(errors(enumeration("PlaybackRepeatMode").merging(["SupportsResolution": true])) == [])
    #expect(errors(enumeration("CarSignalOptions").merging(["SupportsResolution": true])) == [])
    #expect(errors(enumeration("SortType")) == [])
    #expect(errors(object("MediaItem").merging(["SupportsResolution": true])) == [])
    #expect(errors(object("MediaSearch")) == [])
  }

  @Test func `a type that the framework does not have is an error`() {
    expectReports(errors(enumeration("Nope")), ["unknown-enum Sample.added0"])
    expectReports(errors(object("Ringtone")), ["unknown-type Sample.added0"])
  }

  @Test func `a name that has Apple's prefix is an error that says what to write`() {
    expectReports(errors(enumeration("INPlaybackRepeatMode")), ["unknown-enum Sample.added0"])
  }

  @Test func `a type that nothing resolves is an error if the system can ask for it`() {
    expectReports(
      errors(enumeration("SortType").merging(["SupportsResolution": true])),
      ["unknown-enum Sample.added0"]
    )
    let fixture = IntentClassesFixture(Sample(parameters: [enumeration("Nope")]))
    #expect(fixture.diagnostics.allSatisfy { $0.severity != .error || $0.location?.range != nil })
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

  @Test func `a type whose Swift name is another one is an error`() {
    // Swift calls it INCar.HeadUnit.
    expectReports(errors(object("CarHeadUnit")), ["unknown-type Sample.added0"])
  }

  @Test func `values of responses and properties of objects are checked too`() {
    let value = enumeration("Nope").merging(["Name": "value"])
    let response: Short = ["Codes": [], "Parameters": [value]]
    #expect(IntentClassesFixture(Sample(intent: ["Response": response])).errors.count == 1)
    let item = Sample.item.merging([
      "Name": "Other",
      "Properties": .array(Sample.defaultProperties + [Sample.property("kind", 100, enumeration("Nope"))]),
    ])
    #expect(IntentClassesFixture(Sample(types: [item])).errors.count == 1)
  }
}
