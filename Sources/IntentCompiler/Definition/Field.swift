extension Definition {
  /// What parameters, properties of types and response parameters have in common. Their keys differ only in
  /// the prefix: `INIntentParameter…`, `INTypeProperty…`, `INIntentResponseParameter…`.
  public struct Field: Sendable, Hashable {
    /// `…Name`
    public var name: Located<String>?
    /// `…DisplayName`
    public var displayName = Text()
    /// `…DisplayPriority`
    public var displayPriority: Located<Int>?
    /// `…Tag`
    public var tag: Located<Int>?
    /// `…Type`
    public var type: Located<String>?
    /// `…EnumType`
    public var enumType: Located<String>?
    /// `…EnumTypeNamespace`
    public var enumTypeNamespace: Located<String>?
    /// `…ObjectType`
    public var objectType: Located<String>?
    /// `…ObjectTypeNamespace`
    public var objectTypeNamespace: Located<String>?
    /// `…SupportsMultipleValues`
    public var supportsMultipleValues: Located<Bool>?
    /// `…Metadata`; `nil` where the key is missing.
    public var metadata: Metadata? {
      get { storedMetadata?.value }
      set { storedMetadata = newValue.map(Indirect.init) }
    }
    private var storedMetadata: Indirect<Metadata>?

    public init() {}
  }
}
