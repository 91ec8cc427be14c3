/// Model 1.2.
package func definition(
  intents: [Plist] = [],
  enums: [Plist] = [],
  types: [Plist] = [],
  version: String? = "1.2",
  _ more: Plist = [:]
) -> Plist {
  var entries: [(String, Plist)] = []
  if !intents.isEmpty { entries.append(("INIntents", .array(intents))) }
  if !enums.isEmpty { entries.append(("INEnums", .array(enums))) }
  if !types.isEmpty { entries.append(("INTypes", .array(types))) }
  if let version { entries.append(("INIntentDefinitionModelVersion", .string(version))) }
  return Plist.dictionary(entries).adding(more)
}

/// The keys of `more` omit `INIntent`.
package func intent(_ name: Plist, _ parameters: [Plist] = [], _ more: Plist = [:]) -> Plist {
  let own: Plist = ["Name": name, "Type": "Custom"]
  let list: Plist = parameters.isEmpty ? [:] : ["Parameters": .array(parameters)]
  return own.adding(list).adding(more).prefixed("INIntent")
}

/// The keys of `more` omit `INIntentParameter`, and those of the metadata and the relationship also omit
/// `Metadata` and `Relationship`.
package func parameter(
  _ name: Plist,
  _ type: Plist,
  _ more: Plist = [:],
  metadata: Plist? = nil,
  relationship: Plist? = nil
) -> Plist {
  let own: Plist = ["Name": name, "Type": type]
  var parameter = own.adding(more)
  if let metadata {
    parameter = parameter.adding(["Metadata": metadata.prefixed("INIntentParameterMetadata")])
  }
  if let relationship {
    parameter = parameter.adding(["Relationship": relationship.prefixed("INIntentParameterRelationship")])
  }
  return parameter.prefixed("INIntentParameter")
}

/// The cases have the indices 0, 1, 2 …
package func enumeration(_ name: Plist, _ cases: [String], _ more: Plist = [:]) -> Plist {
  enumeration(
    name,
    cases: cases.enumerated().map { enumCase(.string($1), $0 == 0 ? nil : .integer($0)) },
    more
  )
}

/// The keys of `more` omit `INEnum`.
package func enumeration(_ name: Plist, cases: [Plist], _ more: Plist = [:]) -> Plist {
  let own: Plist = ["Name": name, "Values": .array(cases)]
  return own.adding(more).prefixed("INEnum")
}

package func enumCase(_ name: Plist, _ index: Plist? = nil, _ more: Plist = [:]) -> Plist {
  let own: Plist = index.map { ["Name": name, "Index": $0] } ?? ["Name": name]
  return own.adding(more).prefixed("INEnumValue")
}

/// The keys of `more` omit `INType`.
package func objectType(_ name: Plist, _ properties: [Plist] = [], _ more: Plist = [:]) -> Plist {
  let own: Plist = ["Name": name, "Properties": .array(properties)]
  return own.adding(more).prefixed("INType")
}

/// The keys of `more` omit `INTypeProperty`.
package func property(_ name: Plist, _ type: Plist, _ more: Plist = [:]) -> Plist {
  let own: Plist = ["Name": name, "Type": type]
  return own.adding(more).prefixed("INTypeProperty")
}
