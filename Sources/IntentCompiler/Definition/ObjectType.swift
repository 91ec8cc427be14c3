extension Definition {
  /// An entry of `INTypes`.
  public struct ObjectType: Sendable, Hashable {
    /// The whole dictionary.
    public var range: Range<Int>?
    /// `INTypeName`
    public var name: Located<String>?
    /// `INTypeDisplayName`
    public var displayName = Text()
    /// `INTypeClassName`
    public var className: Located<String>?
    /// `INTypeClassPrefix`
    public var classPrefix: Located<String>?
    /// `INTypeLastPropertyTag`
    public var lastPropertyTag: Located<Int>?
    /// `INTypeProperties`
    public var properties: [Property] = []

    public init() {}

    /// An entry of `INTypeProperties`.
    public struct Property: Sendable, Hashable {
      /// The whole dictionary.
      public var range: Range<Int>?
      /// What it has in common with parameters.
      public var field = Field()
      /// `INTypePropertyDefault`: whether every type has it.
      public var isDefault: Located<Bool>?

      public init() {}
    }
  }
}
