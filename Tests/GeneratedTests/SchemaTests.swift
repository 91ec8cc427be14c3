import IntentChecking
import IntentCompiler
import IntentRuntime
import IntentSchema
import Testing

struct SchemaTests {
  @Test func `configurations of Schemas`() async {
    await expect(Schemas.configurations, toBeThoseOf: Project.schemas)
  }

  @Test func `enums of Schemas`() async {
    let lowered = await definitions(of: Project.schemas).flatMap(\.enums)
    #expect(sorted(Schemas.enums.map { schema($0) }) == sorted(lowered))
  }

  @Test func `object types of Schemas`() async {
    let lowered = await definitions(of: Project.schemas).flatMap(\.objects)
    #expect(sorted(Schemas.objects.map { schema($0) }) == sorted(lowered))
  }

  @Test func `a new configuration has the defaults of the schema`() {
    for type in Schemas.configurations { expectInitialValues(of: type) }
  }

  private func expectInitialValues<Configuration: GeneratedConfiguration>(of type: Configuration.Type) {
    let configuration = type.init()
    for parameter in type.schema.parameters {
      #expect(configuration.value(of: parameter.name, includingHidden: true) == parameter.initialValue)
    }
  }

  private func expect(
    _ types: [any GeneratedConfiguration.Type],
    toBeThoseOf module: Project.Module
  ) async {
    let intents = await definitions(of: module).flatMap(\.intents)
    let lowered = Dictionary(intents.map { ($0.configuration.name, $0.configuration) }) { first, _ in first }
    #expect(types.count == lowered.count)
    for type in types {
      let generated = type.schema
      guard var expected = lowered[generated.name] else {
        Issue.record("no intent '\(generated.name)'")
        continue
      }
      expected.types = expected.types.reachable(from: expected.parameters.map(\.type))
      expectEqual(generated, expected)
    }
  }

  /// A whole schema is too long to read.
  private func expectEqual(_ generated: ConfigurationSchema, _ expected: ConfigurationSchema) {
    for (left, right) in zip(generated.parameters, expected.parameters) {
      #expect(left == right, "\(generated.name).\(left.name)")
    }
    for (name, object) in expected.types.objects {
      #expect(generated.types.objects[name] == object, "\(generated.name): \(name)")
    }
    for (name, enumeration) in expected.types.enums {
      #expect(generated.types.enums[name] == enumeration, "\(generated.name): \(name)")
    }
    #expect(generated == expected, "\(generated.name)")
  }

  private func definitions(of module: Project.Module) async -> [DefinitionSchema] {
    module.call.run().compilation.module.files.map(\.schema)
  }

  private func schema<Enum: GeneratedEnum>(_ type: Enum.Type) -> EnumSchema { type.cases.schema }

  private func schema<Object: GeneratedObject>(_ type: Object.Type) -> ObjectSchema { type.properties.schema }

  private func sorted(_ enums: [EnumSchema]) -> [EnumSchema] { enums.sorted { $0.name < $1.name } }

  private func sorted(_ objects: [ObjectSchema]) -> [ObjectSchema] { objects.sorted { $0.name < $1.name } }
}
