import TestSupport
import Testing

@testable import IntentDefinition

struct DefinitionKeyTests {
  @Test func `each key is read as it is written`() {
    #expect(Set(DefinitionKey.all) == Set(ElementForm.all.values.flatMap(\.keys)))
    #expect(Set(DefinitionKey.all).count == DefinitionKey.all.count && DefinitionKey.all.count > 200)
    for key in DefinitionKey.all { #expect(DefinitionKey(key.name) == key) }
    #expect(DefinitionKey("INIntentParameterName") == .field(.parameter, .name))
    #expect(DefinitionKey("INIntentParameterNames") == .other(Array("INIntentParameterNames".utf8)))
    // A Kelvin sign, which Unicode takes for a 'K'.
    #expect(DefinitionKey("INIntent\u{212A}eyParameter") != .intent(.keyParameter))
  }

  @Test(arguments: ["1.0", "1.1", "1.2", nil])
  func `top-level keys`(version: String?) {
    let compiled = Compiled(
      definition(
        version: version,
        [
          "INIntentDefinitionNamespace": "88xZPY", "INIntentDefinitionSystemVersion": "20A5364e",
          "INIntentDefinitionToolsVersion": "12.0", "INIntentDefinitionToolsBuildVersion": "12A6163b",
        ]
      )
    )
    #expect(compiled.lines == [])
    let definition = compiled.definition()
    #expect(definition.name == "Test")
    #expect(definition.path == "Test.intentdefinition")
    #expect(definition.modelVersion?.value == version)
    #expect(definition.namespace?.value == "88xZPY")
    #expect(definition.systemVersion?.value == "20A5364e")
    #expect(definition.toolsVersion?.value == "12.0")
    #expect(definition.toolsBuildVersion?.value == "12A6163b")
  }

  @Test func `keys of intents`() throws {
    let combination: Plist = [
      "INIntentParameterCombinationTitle": "Show ${a}", "INIntentParameterCombinationTitleID": "t",
      "INIntentParameterCombinationSubtitle": "Now", "INIntentParameterCombinationSubtitleID": "s",
      "INIntentParameterCombinationIsPrimary": true, "INIntentParameterCombinationIsLinked": true,
      "INIntentParameterCombinationUpdatesLinked": true,
      "INIntentParameterCombinationSupportsBackgroundExecution": true,
    ]
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Show",
          [],
          [
            "Title": "Show", "TitleID": "a", "Description": "Shows", "DescriptionID": "b",
            "ClassName": "Shower", "ClassPrefix": "XY", "Category": "information", "Verb": "View",
            "Domain": "d", "DefaultImageName": "i", "EligibleForWidgets": true, "Configurable": true,
            "Customizable": true, "IneligibleForSuggestions": true, "UserConfirmationRequired": true,
            "Deprecated": true,
            "Restrictions": 2, "Input": "in", "KeyParameter": "key", "LastParameterTag": 7,
            "ParameterCombinations": ["b,a": combination, "": [:]],
            "ManagedParameterCombinations": ["a": combination],
            "Response": [
              "INIntentResponseOutput": "out", "INIntentResponseLastParameterTag": 3,
              "INIntentResponseCodes": [
                [
                  "INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true,
                  "INIntentResponseCodeFormatString": "f", "INIntentResponseCodeFormatStringID": "fi",
                  "INIntentResponseCodeConciseFormatString": "c",
                  "INIntentResponseCodeConciseFormatStringID": "ci",
                ]
              ],
              "INIntentResponseParameters": [
                [
                  "INIntentResponseParameterName": "out", "INIntentResponseParameterType": "Integer",
                  "INIntentResponseParameterTag": 3,
                  "INIntentResponseParameterMetadata": ["INIntentResponseParameterMetadataType": "Field"],
                ]
              ],
            ],
          ]
        )
      ])
    )
    #expect(compiled.lines == [])
    let intent = try #require(compiled.definition().intents.first)
    #expect(intent.name?.value == "Show")
    #expect(intent.title.text?.value == "Show" && intent.title.id?.value == "a")
    #expect(intent.description.text?.value == "Shows" && intent.description.id?.value == "b")
    #expect(intent.type?.value == "Custom")
    #expect(intent.className?.value == "Shower")
    #expect(intent.classPrefix?.value == "XY")
    #expect(intent.category?.value == "information")
    #expect(intent.verb?.value == "View")
    #expect(intent.domain?.value == "d")
    #expect(intent.defaultImageName?.value == "i")
    #expect(intent.isEligibleForWidgets?.value == true)
    #expect(intent.isConfigurable?.value == true)
    #expect(intent.isCustomizable?.value == true)
    #expect(intent.isIneligibleForSuggestions?.value == true)
    #expect(intent.requiresConfirmation?.value == true)
    #expect(intent.restrictions?.value == 2)
    #expect(intent.input?.value == "in")
    #expect(intent.keyParameter?.value == "key")
    #expect(intent.lastParameterTag?.value == 7)
    #expect(intent.combinations.map(\.key.value) == ["b,a", ""])
    #expect(intent.managedCombinations.map(\.key.value) == ["a"])
    let first = intent.combinations[0]
    #expect(first.parameterNames == ["b", "a"])
    #expect(first.title.text?.value == "Show ${a}" && first.title.id?.value == "t")
    #expect(first.subtitle.text?.value == "Now" && first.subtitle.id?.value == "s")
    #expect(first.isPrimary?.value == true && first.isLinked?.value == true)
    #expect(first.updatesLinked?.value == true && first.supportsBackgroundExecution?.value == true)
    let response = try #require(intent.response)
    #expect(response.output?.value == "out" && response.lastParameterTag?.value == 3)
    #expect(response.codes.map(\.name?.value) == ["success"] && response.codes[0].isSuccess?.value == true)
    #expect(response.codes[0].format.text?.value == "f" && response.codes[0].format.id?.value == "fi")
    #expect(response.codes[0].conciseFormat.text?.value == "c")
    #expect(response.codes[0].conciseFormat.id?.value == "ci")
    #expect(response.parameters.map(\.field.name?.value) == ["out"])
    #expect(response.parameters[0].field.metadata?.value.type?.value == "Field")
  }

  @Test func `keys of parameters`() throws {
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Show",
          [
            parameter("p", "String"),
            parameter(
              "a",
              "Integer",
              [
                "DisplayName": "A", "DisplayNameID": "n", "DisplayPriority": 4, "Tag": 9, "EnumType": "E",
                "EnumTypeNamespace": "System", "ObjectType": "O", "ObjectTypeNamespace": "System",
                "SupportsMultipleValues": true, "Configurable": true, "FixedSizeArray": 1,
                "ArraySizes": [
                  [
                    "INIntentParameterArraySizeSize": 6,
                    "INIntentParameterArraySizeSizeClass": "Medium",
                  ]
                ],
                "SupportsDynamicEnumeration": true, "SupportsSearch": true, "SupportsResolution": true,
                "CustomDisambiguation": true, "WindowSize": 5,
                "PromptDialogs": [
                  [
                    "INIntentParameterPromptDialogType": "Primary",
                    "INIntentParameterPromptDialogCustom": true,
                    "INIntentParameterPromptDialogFormatString": "Which?",
                    "INIntentParameterPromptDialogFormatStringID": "w",
                  ]
                ],
                "UnsupportedReasons": [
                  [
                    "INIntentParameterUnsupportedReasonCode": "tooLow",
                    "INIntentParameterUnsupportedReasonDefault": true,
                    "INIntentParameterUnsupportedReasonCustom": true,
                    "INIntentParameterUnsupportedReasonFormatString": "Too low",
                    "INIntentParameterUnsupportedReasonFormatStringID": "l",
                  ]
                ],
              ],
              relationship: [
                "ParentName": "p", "PredicateName": "StringHasExactValue", "PredicateValue": "x",
                "PredicateValues": ["y", "z"],
              ]
            ),
          ]
        )
      ])
    )
    #expect(compiled.lines == [])
    let parameter = try #require(compiled.definition().intents.first?.parameters.last)
    let field = parameter.field
    #expect(field.name?.value == "a" && field.type?.value == "Integer")
    #expect(field.displayName.text?.value == "A" && field.displayName.id?.value == "n")
    #expect(field.displayPriority?.value == 4 && field.tag?.value == 9)
    #expect(field.enumType?.value == "E" && field.enumTypeNamespace?.value == "System")
    #expect(field.objectType?.value == "O" && field.objectTypeNamespace?.value == "System")
    #expect(field.supportsMultipleValues?.value == true)
    #expect(parameter.isConfigurable?.value == true)
    #expect(parameter.isFixedSizeArray?.value == true, "Xcode writes the integer 1")
    #expect(parameter.arraySizes?.map(\.size?.value) == [6])
    #expect(parameter.arraySizes?.map(\.sizeClass?.value) == ["Medium"])
    #expect(parameter.supportsDynamicEnumeration?.value == true && parameter.supportsSearch?.value == true)
    #expect(parameter.supportsResolution?.value == true && parameter.customDisambiguation?.value == true)
    #expect(parameter.windowSize?.value == 5)
    let dialog = try #require(parameter.promptDialogs.first)
    #expect(dialog.type?.value == "Primary" && dialog.isCustom?.value == true)
    #expect(dialog.format.text?.value == "Which?" && dialog.format.id?.value == "w")
    let reason = try #require(parameter.unsupportedReasons.first)
    #expect(reason.code?.value == "tooLow" && reason.isDefault?.value == true)
    #expect(reason.isCustom?.value == true)
    #expect(reason.format.text?.value == "Too low" && reason.format.id?.value == "l")
    let relationship = try #require(parameter.relationship)
    #expect(relationship.parentName?.value == "p")
    #expect(relationship.predicateName?.value == "StringHasExactValue")
    #expect(relationship.predicateValue?.value == .string("x"))
    #expect(relationship.predicateValues?.map(\.value) == [.string("y"), .string("z")])
  }

  @Test func `keys of metadata`() throws {
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Show",
          [
            parameter(
              "a",
              "Person",
              metadata: [
                "Type": "Contact", "DefaultValue": 1, "DefaultValueID": "d", "MinimumValue": 2.5,
                "MaximumValue": .noData, "SupportsNegativeNumbers": "YES", "Unit": "Any",
                "DefaultUnit": "Celsius", "MinimumUnit": "Kelvin", "MaximumUnit": "Fahrenheit",
                "TrueDisplayName": "Yes", "TrueDisplayNameID": "y", "FalseDisplayName": "No",
                "FalseDisplayNameID": "n", "Capitalization": "Words", "Multiline": true,
                "DisableAutocorrect": true, "DisableSmartDashes": true, "DisableSmartQuotes": true,
                "KeyboardType": "URL", "Placeholder": "Name", "PlaceholderID": "p", "Format": "Style",
                "DateStyle": "Full", "TimeStyle": "No", "Template": "jm", "TemplateID": "j",
                "CustomUTIs": [["UTI": "public.item"], "public.image"],
                "CurrencyCodes": ["EUR", ["CurrencyCode": "USD"]],
              ]
            )
          ]
        )
      ])
    )
    #expect(compiled.rules == ["unusable-default ⟦?⟧ at '1'"], "nobody can be a default")
    let metadata = try #require(compiled.definition().intents.first?.parameters.first?.field.metadata?.value)
    #expect(metadata.type?.value == "Contact")
    #expect(metadata.defaultValue?.value == .integer(1) && metadata.defaultValueID?.value == "d")
    #expect(metadata.minimumValue?.value == .real(2.5) && metadata.maximumValue?.value == .data([]))
    #expect(metadata.supportsNegativeNumbers?.value == true, "Xcode writes the string YES")
    #expect(metadata.unit?.value == "Any" && metadata.defaultUnit?.value == "Celsius")
    #expect(metadata.minimumUnit?.value == "Kelvin" && metadata.maximumUnit?.value == "Fahrenheit")
    #expect(metadata.trueDisplayName.text?.value == "Yes" && metadata.trueDisplayName.id?.value == "y")
    #expect(metadata.falseDisplayName.text?.value == "No" && metadata.falseDisplayName.id?.value == "n")
    #expect(metadata.capitalization?.value == "Words" && metadata.isMultiline?.value == true)
    #expect(metadata.disablesAutocorrect?.value == true && metadata.disablesSmartDashes?.value == true)
    #expect(metadata.disablesSmartQuotes?.value == true && metadata.keyboardType?.value == "URL")
    #expect(metadata.placeholder.text?.value == "Name" && metadata.placeholder.id?.value == "p")
    #expect(metadata.format?.value == "Style" && metadata.dateStyle?.value == "Full")
    #expect(metadata.timeStyle?.value == "No")
    #expect(metadata.template.text?.value == "jm" && metadata.template.id?.value == "j")
    #expect(metadata.customUTIs.map(\.value) == ["public.item", "public.image"])
    #expect(metadata.currencyCodes.map(\.value) == ["EUR", "USD"])
  }

  @Test func `the old form of bounds applies if the new one is missing`() throws {
    let compiled = Compiled(
      definition(intents: [
        intent(
          "Show",
          [
            parameter(
              "a",
              "Decimal",
              metadata: [
                "MaximumValue": 9,
                "Range": [
                  "INIntentParameterMetadataRangeMaximum": 5, "INIntentParameterMetadataRangeMinimum": 1,
                ],
              ]
            )
          ]
        )
      ])
    )
    #expect(compiled.lines == [])
    let metadata = try #require(compiled.definition().intents.first?.parameters.first?.field.metadata?.value)
    #expect(metadata.minimumValue?.value == .integer(1))
    #expect(metadata.maximumValue?.value == .integer(9))
  }

  @Test func `keys that only Apple's reader is known to use are accepted`() {
    let compiled = Compiled(
      definition(
        intents: [
          intent(
            "Show",
            [parameter("price", "CurrencyAmount", metadata: ["CurrencyCode": "EUR"])],
            [
              "PhrasePronunciationHint": "sho", "PhrasePronunciationHintID": "h1",
              "Response": [
                "INIntentResponseCodes": [
                  ["INIntentResponseCodeName": "success", "INIntentResponseCodeFormatStringDictionary": [:]]
                ]
              ],
            ]
          )
        ]
      )
    )
    #expect(compiled.lines == [])
  }

  @Test func `keys of enums and types`() throws {
    let compiled = Compiled(
      definition(
        enums: [
          enumeration(
            "Mode",
            cases: [
              enumCase(
                "light",
                3,
                [
                  "DisplayName": "Light", "DisplayNameID": "l",
                  "Synonyms": [
                    [
                      "INEnumValueSynonymSynonym": "Bright", "INEnumValueSynonymSynonymID": "b",
                      "INEnumValueSynonymPronunciationHint": "brite",
                      "INEnumValueSynonymPronunciationHintID": "h2",
                    ]
                  ],
                  "PronunciationHint": "lite", "PronunciationHintID": "h1",
                ]
              )
            ],
            [
              "DisplayName": "Mode", "DisplayNameID": "m", "Type": "Regular", "ClassName": "XMode",
              "GeneratesHeader": true,
            ]
          )
        ],
        types: [
          objectType(
            "Place",
            [property("identifier", "String", ["Default": true, "Tag": 1])],
            [
              "DisplayName": "Place", "DisplayNameID": "p", "ClassName": "XPlace", "ClassPrefix": "X",
              "LastPropertyTag": 100,
            ]
          )
        ]
      )
    )
    #expect(compiled.lines == [])
    let mode = try #require(compiled.definition().enums.first)
    #expect(mode.name?.value == "Mode" && mode.type?.value == "Regular" && mode.className?.value == "XMode")
    #expect(mode.displayName.text?.value == "Mode" && mode.displayName.id?.value == "m")
    #expect(mode.generatesHeader?.value == true)
    #expect(mode.cases[0].name?.value == "light" && mode.cases[0].index?.value == 3)
    #expect(mode.cases[0].displayName.text?.value == "Light" && mode.cases[0].displayName.id?.value == "l")
    let hint = mode.cases[0].pronunciationHint
    #expect(hint.text?.value == "lite" && hint.id?.value == "h1")
    #expect(mode.cases[0].synonyms.map(\.text.text?.value) == ["Bright"])
    #expect(mode.cases[0].synonyms.map(\.text.id?.value) == ["b"])
    #expect(mode.cases[0].synonyms.map(\.pronunciationHint.text?.value) == ["brite"])
    #expect(mode.cases[0].synonyms.map(\.pronunciationHint.id?.value) == ["h2"])
    let place = try #require(compiled.definition().types.first)
    #expect(place.name?.value == "Place" && place.className?.value == "XPlace")
    #expect(place.displayName.text?.value == "Place" && place.displayName.id?.value == "p")
    #expect(place.classPrefix?.value == "X" && place.lastPropertyTag?.value == 100)
    #expect(place.properties[0].isDefault?.value == true && place.properties[0].field.tag?.value == 1)
  }
}
