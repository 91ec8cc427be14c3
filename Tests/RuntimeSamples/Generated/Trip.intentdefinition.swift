// Written by hand in the shape that intentc generates: types whose values need care, and objects in a circle.

public import Foundation
public import IntentRuntime

/// The configuration of the intent `Trip`.
nonisolated public struct TripConfiguration: GeneratedConfiguration {
  public var ratio: Double = 0.5
  public var moment: Date? = nil
  public var distance: Measurement<UnitLength>? = nil
  public var looks: [DisplayMode] = []
  public var place: Place? = nil

  public var retained = RetainedValues()

  public init() {}

  public static let parameters: ParameterTable<Self> = {
    var table = ParameterTable<Self>(
      "Trip",
      className: "TripIntent",
      strings: "Trip",
      title: "Trip",
      titleKey: "trTtl1"
    )
    table.add(
      \.ratio,
      "ratio",
      tag: 1,
      "Ratio",
      key: "trRat1",
      type: .decimal(NumberSettings(.field, minimum: -1, maximum: 1))
    )
    table.add(\.moment, "moment", tag: 2, "Moment", key: "trMom2")
    table.add(
      \.distance,
      "distance",
      tag: 3,
      "Distance",
      key: "trDis3",
      type: .measurement(MeasurementSettings(.length, defaultUnit: .kilometers))
    )
    table.add(\.looks, "looks", tag: 4, "Looks", key: "trLoo4", elementDefault: .enumCase("compact"))
    table.add(\.place, "place", tag: 5, "Place", key: "trPla5", options: .dynamic)
    return table
  }()
}

/// Place.
public struct Place: GeneratedObject {
  public var identifier: String
  public var displayString: String
  public var pronunciationHint: String? = nil
  public var alternativeSpeakableMatches: [SpeakableStringValue] = []

  public var isOpen: Bool = false
  public var height: Int? = nil
  public var founded: Date? = nil
  public var look: DisplayMode? = nil
  @Boxed public var region: Region? = nil
  public var neighbours: [Place] = []

  public var retained = RetainedValues()

  public init(identifier: String, displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  public static let properties: PropertyTable<Self> = {
    var table = PropertyTable<Self>("Place", strings: "Trip", title: "Place", titleKey: "plTtl1")
    table.add(\.isOpen, "isOpen", tag: 100, "Open", key: "plOpn1")
    table.add(\.height, "height", tag: 101, "Height", type: .integer(NumberSettings(.stepper, minimum: 0)))
    table.add(\.founded, "founded", tag: 102, "Founded", key: "plFnd1")
    table.add(\.look, "look", tag: 103, "Look", key: "plLok1")
    table.add(\.region, "region", tag: 104, "Region", key: "plReg1")
    table.add(\.neighbours, "neighbours", tag: 105, "Neighbours", key: "plNei1")
    return table
  }()
}

/// Region: refers to places, which refer to regions.
public struct Region: GeneratedObject {
  public var identifier: String
  public var displayString: String
  public var pronunciationHint: String? = nil
  public var alternativeSpeakableMatches: [SpeakableStringValue] = []

  @Boxed public var capital: Place? = nil

  public var retained = RetainedValues()

  public init(identifier: String, displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  public static let properties: PropertyTable<Self> = {
    var table = PropertyTable<Self>("Region", strings: "Trip", title: "Region", titleKey: "reTtl1")
    table.add(\.capital, "capital", tag: 100, "Capital", key: "reCap1")
    return table
  }()
}

/// Label: an object type without properties of its own.
nonisolated public struct Label: GeneratedObject {
  public var identifier: String
  public var displayString: String
  public var pronunciationHint: String? = nil
  public var alternativeSpeakableMatches: [SpeakableStringValue] = []

  public var retained = RetainedValues()

  public init(identifier: String, displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  public static let properties = PropertyTable<Self>("Label", strings: "Trip", title: "Label")
}
