/// A text of a definition that people read, with where it stands.
struct DefinitionText {
  let text: Definition.Text
  let site: DefinitionSite
  /// The key of the text, for the path of a report.
  let key: String
}

extension Definition.Text {
  /// Whether there is nothing in it to read.
  var isBlank: Bool {
    guard let text else { return true }
    return !text.value.utf8.contains { $0 > UInt8(ascii: " ") }
  }
}

extension Definition {
  /// Gives every text of the definition that can be translated, in the order of the walk over it: not the second
  /// copy of a combination's texts, which Xcode writes with the same IDs.
  func forEachText(_ body: (DefinitionText) -> Void) {
    for (index, intent) in intents.enumerated() { texts(of: intent, index, body) }
    for (index, enumeration) in enums.enumerated() {
      let site = DefinitionSite(self, .enumeration(index))
      body(DefinitionText(text: enumeration.displayName, site: site, key: "INEnumDisplayName"))
      for (number, enumCase) in enumeration.cases.enumerated() {
        let site = DefinitionSite(self, .enumCase(index, number))
        body(DefinitionText(text: enumCase.displayName, site: site, key: "INEnumValueDisplayName"))
        for synonym in enumCase.synonyms {
          body(DefinitionText(text: synonym, site: site, key: "INEnumValueSynonymSynonym"))
        }
      }
    }
    for (index, type) in types.enumerated() {
      let site = DefinitionSite(self, .object(index))
      body(DefinitionText(text: type.displayName, site: site, key: "INTypeDisplayName"))
      for (number, property) in type.properties.enumerated() {
        texts(of: property.field, "INTypeProperty", DefinitionSite(self, .property(index, number)), body)
      }
    }
  }

  private func texts(of intent: Intent, _ index: Int, _ body: (DefinitionText) -> Void) {
    let site = DefinitionSite(self, .intent(index))
    body(DefinitionText(text: intent.title, site: site, key: "INIntentTitle"))
    body(DefinitionText(text: intent.description, site: site, key: "INIntentDescription"))
    for combination in intent.combinations {
      body(DefinitionText(text: combination.title, site: site, key: "INIntentParameterCombinationTitle"))
      body(
        DefinitionText(text: combination.subtitle, site: site, key: "INIntentParameterCombinationSubtitle")
      )
    }
    for (number, parameter) in intent.parameters.enumerated() {
      let site = DefinitionSite(self, .parameter(index, number))
      texts(of: parameter.field, "INIntentParameter", site, body)
      for dialog in parameter.promptDialogs {
        body(
          DefinitionText(text: dialog.format, site: site, key: "INIntentParameterPromptDialogFormatString")
        )
      }
      for reason in parameter.unsupportedReasons {
        let key = "INIntentParameterUnsupportedReasonFormatString"
        body(DefinitionText(text: reason.format, site: site, key: key))
      }
    }
    guard let response = intent.response else { return }
    for (number, code) in response.codes.enumerated() {
      let site = DefinitionSite(self, .responseCode(index, number))
      body(DefinitionText(text: code.format, site: site, key: "INIntentResponseCodeFormatString"))
      body(
        DefinitionText(text: code.conciseFormat, site: site, key: "INIntentResponseCodeConciseFormatString")
      )
    }
    for (number, parameter) in response.parameters.enumerated() {
      let site = DefinitionSite(self, .responseParameter(index, number))
      texts(of: parameter.field, "INIntentResponseParameter", site, body)
    }
  }

  private func texts(
    of field: Field,
    _ prefix: String,
    _ site: DefinitionSite,
    _ body: (DefinitionText) -> Void
  ) {
    body(DefinitionText(text: field.displayName, site: site, key: "\(prefix)DisplayName"))
    guard let metadata = field.metadata else { return }
    body(DefinitionText(text: metadata.trueDisplayName, site: site, key: "\(prefix)MetadataTrueDisplayName"))
    body(
      DefinitionText(text: metadata.falseDisplayName, site: site, key: "\(prefix)MetadataFalseDisplayName")
    )
    body(DefinitionText(text: metadata.placeholder, site: site, key: "\(prefix)MetadataPlaceholder"))
    body(DefinitionText(text: metadata.template, site: site, key: "\(prefix)MetadataTemplate"))
  }
}
