import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Reports the properties of object types that App Intents cannot express.
enum PropertyLosses {
  static func check(_ file: ModuleSchema.File, _ names: ModuleNames, _ appNames: AppIntentsNames)
    -> [Diagnostic]
  {
    file.schema.objects.enumerated().flatMap { index, object in
      let site = file.site(ofObject: index)
      return object.properties.compactMap { property -> Diagnostic? in
        guard AppType(property.type, names, appNames) == nil else { return nil }
        let place = site.partNames.compactMap(\.self).first { $0.value == property.name }
        return Diagnostic(
          .noAppIntentsCounterpart,
          "App Intents have no counterpart for \(property.type.valueWords), so '\(property.name)' is left out of the "
            + "entity",
          at: site.location(place?.range),
          path: site.path()
        )
      }
    }
  }
}
