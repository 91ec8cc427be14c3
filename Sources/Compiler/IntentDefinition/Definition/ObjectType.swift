extension Definition {
  /// An entry of `INTypes`.
  package struct ObjectType: Sendable {
    /// The whole dictionary.
    package var range: Range<Int>?
    /// `INTypeName`
    package var name: Located<String>?
    /// `INTypeDisplayName`
    package var displayName = Text()
    /// `INTypeClassName`
    package var className: Located<String>?
    /// `INTypeClassPrefix`
    package var classPrefix: Located<String>?
    /// `INTypeLastPropertyTag`
    package var lastPropertyTag: Located<Int>?
    /// `INTypeProperties`
    package var properties: [Property] = []

    /// An entry of `INTypeProperties`.
    package struct Property: Sendable {
      /// The whole dictionary.
      package var range: Range<Int>?
      /// The members that it shares with parameters.
      package var field = Field()
      /// `INTypePropertyDefault`: whether every type has this property.
      package var isDefault: Located<Bool>?
    }
  }
}
