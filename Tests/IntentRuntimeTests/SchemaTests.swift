import IntentRuntime
import RuntimeSamples
import Testing

struct SchemaTests {
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
          default: TripConfiguration.schema.types.objects.count
          }
        }
      }
      for await count in group { #expect(count > 0) }
    }
  }
}
