import IntentDiagnostics

extension Contract {
  /// The contract of a built app. The app and its extensions can list the same App Intents; what the app says
  /// wins.
  init(_ app: BuiltApp) {
    var places: [String: Int] = [:]
    phrases = nil
    for part in app.parts {
      if let found = part.metadata.phrases { phrases = (phrases ?? []) + found }
      for found in part.metadata.enums where enums[found.identifier] == nil { add(ValueType(found)) }
      for found in part.metadata.entities where entities[found.typeName] == nil { add(ValueType(found)) }
      for found in part.metadata.intents {
        if let place = places[found.identifier] {
          intents[place].homes[part.bundle ?? ""] = found.typeName ?? ""
        } else {
          places[found.identifier] = intents.count
          intents.append(Intent(found, in: part.bundle ?? ""))
        }
      }
    }
    bundles = Set(app.parts.map { $0.bundle ?? "" })
    minimums = app.minimums
  }
}

extension Contract.Intent {
  fileprivate init(_ intent: BuiltIntent, in bundle: String) {
    name = intent.name
    identifier = .value(intent.identifier, at: intent.place)
    className = intent.className.map { .value($0, at: intent.place) } ?? .absent
    isMigrated = intent.className != nil
    isOfWidget = intent.protocols?.contains("WidgetConfiguration") ?? false
    isOfControl = intent.protocols?.contains("ControlConfiguration") ?? false
    hidesUse = intent.protocols == nil
    isDiscoverable =
      intent.isDiscoverable.map { .value($0, at: intent.place) }
      ?? .hidden(why: "the app does not say whether people find it", at: intent.place)
    reach = intent.reach
    replacement = intent.replacement
    parameters = intent.parameters.map { Contract.Parameter($0) }
    homes = [bundle: intent.typeName ?? ""]
    place = ElementPlace(location: intent.place)
    source = .built(intent)
  }
}

extension Contract.Parameter {
  fileprivate init(_ parameter: BuiltParameter) {
    name = parameter.name
    title = parameter.title
    type = parameter.type
    switch type {
    case .enumeration(let name), .entity(let name): typeIdentifier = name
    default: break
    }
    typeWords = parameter.typeWords
    isArray = parameter.isArray
    isRequired = parameter.isRequired
    initial = parameter.initial
    sizes = parameter.sizes
    place = ElementPlace(location: parameter.place)
    source = .built(parameter)
  }
}

extension Contract.ValueType {
  fileprivate init(_ found: BuiltEnum) {
    kind = .enumeration
    name = found.identifier
    cases = found.cases.map {
      Case(rawName: $0.identifier, name: $0.identifier, place: ElementPlace(location: $0.place))
    }
    place = ElementPlace(location: found.place)
    source = .built
  }

  fileprivate init(_ found: BuiltEntity) {
    kind = .entity
    name = found.typeName
    id = .hidden(why: "the app does not list the type of the identifier", at: found.place)
    place = ElementPlace(location: found.place)
    source = .built
  }
}
