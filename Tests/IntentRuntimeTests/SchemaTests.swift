import IntentRuntime
import RuntimeSamples
import Testing

struct SchemaTests {
  @Test func `the schema holds only the reachable types`() {
    let types = EverythingConfiguration.schema.types
    #expect(Set(types.enums.keys) == ["DisplayMode"])
    #expect(Set(types.objects.keys) == ["Place", "Region"])
    #expect(types.objects["Place"]?.property(named: "region")?.type == .object("Region"))
    #expect(types.objects["Place"]?.property(named: "neighbours")?.isArray == true)
    #expect(types.objects["Region"]?.property(named: "capital")?.type == .object("Place"))
  }

  @Test func `an intent without parameters has an empty schema`() {
    #expect(
      BareConfiguration.schema
        == ConfigurationSchema("Bare", className: "BareIntent", title: LocalizedText("Bare"))
    )
  }

  @Test func `tables of circular types can be created concurrently in any order`() async {
    await withTaskGroup(of: Int.self) { group in
      for index in 0..<64 {
        group.addTask {
          switch index % 4 {
          case 0: Region.properties.schema.properties.count
          case 1: Place.properties.schema.properties.count
          case 2: CalendarItem.properties.schema.properties.count
          default: EverythingConfiguration.schema.types.objects.count
          }
        }
      }
      for await count in group { #expect(count > 0) }
    }
  }
}
