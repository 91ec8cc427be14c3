extension Definition {
  /// The namespace of Apple's types.
  package static let systemNamespace = "System"

  /// The members that parameters, properties of types and response parameters share. Their keys differ only in
  /// the prefix: `INIntentParameter…`, `INTypeProperty…`, `INIntentResponseParameter…`.
  package struct Field: Sendable {
    /// `…Name`
    package var name: Located<String>?
    /// `…DisplayName`
    package var displayName = Text()
    /// `…DisplayPriority`
    package var displayPriority: Located<Int>?
    /// `…Tag`
    package var tag: Located<Int>?
    /// `…Type`
    package var type: Located<String>?
    /// `…EnumType`
    package var enumType: Located<String>?
    /// `…EnumTypeNamespace`
    package var enumTypeNamespace: Located<String>?
    /// `…ObjectType`
    package var objectType: Located<String>?
    /// `…ObjectTypeNamespace`
    package var objectTypeNamespace: Located<String>?
    /// `…SupportsMultipleValues`
    package var supportsMultipleValues: Located<Bool>?
    /// `…Metadata`; `nil` if the key is missing.
    package var metadata: Metadata? {
      get { storedMetadata?.value }
      set { storedMetadata = newValue.map(Indirect.init) }
    }
    private var storedMetadata: Indirect<Metadata>?
  }
}
