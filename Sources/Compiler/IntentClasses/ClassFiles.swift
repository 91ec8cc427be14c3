import IntentCompiler
import IntentDefinition
import IntentSchema

/// The declarations of a module's classes, in the order in which Apple's compiler writes them: intents, enums, object
/// types.
package struct ClassFiles: Sendable {
  let module: ModuleSchema
  package let names: ClassNames
  let style: ClassStyle

  package init(_ module: ModuleSchema, _ names: ClassNames, _ style: ClassStyle) {
    self.module = module
    self.names = names
    self.style = style
  }

  /// The declarations of a definition, each with the name of its class.
  package func declarations(of index: Int) -> [(name: String, render: (inout SwiftWriter) -> Void)] {
    let file = module.files[index]
    var result: [(name: String, render: (inout SwiftWriter) -> Void)] = []
    for (number, intent) in file.schema.intents.enumerated() {
      guard let intentNames = names.intents[index][number] else { continue }
      let renderer = IntentClassRenderer(
        intent: intent,
        definition: file.definition.intents[file.intentIndices[number]],
        intentNames: intentNames,
        names: names,
        style: style
      )
      result.append((intentNames.type.plain, renderer.render))
    }
    let renderer = TypeClassRenderer(names: names, style: style)
    for enumeration in file.definition.enums {
      guard let name = names.enums[enumeration.name?.value ?? ""] else { continue }
      result.append((name.plain, { renderer.render(enumeration, name, into: &$0) }))
    }
    for object in file.schema.objects {
      guard let name = names.objects[object.name] else { continue }
      result.append((name.plain, { renderer.render(object, name, into: &$0) }))
    }
    return result
  }
}
