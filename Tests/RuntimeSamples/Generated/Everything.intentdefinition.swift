// Written by hand in the shape that intentc generates: an intent with a parameter of every type.

public import Foundation
public import IntentRuntime

/// The configuration of the intent `Everything`.
nonisolated public struct EverythingConfiguration: GeneratedConfiguration {
  public var flag: Bool = true
  public var count: Int = 3
  public var ratio: Double = 0.5
  public var text: String = "Hello"
  public var link: URL? = nil
  public var moment: Date? = nil
  public var day: DateComponents? = nil
  public var length: Duration = .seconds(90)
  public var warmth: Measurement<UnitTemperature> = Measurement(value: 21, unit: .celsius)
  public var mass: Measurement<UnitMass>? = nil
  public var distance: Measurement<UnitLength>? = nil
  public var speed: Measurement<UnitSpeed>? = nil
  public var energy: Measurement<UnitEnergy>? = nil
  public var volume: Measurement<UnitVolume>? = nil
  public var price: CurrencyAmountValue? = nil
  public var payment: PaymentMethodValue? = nil
  public var friend: PersonValue? = nil
  public var town: PlacemarkValue? = nil
  public var picture: FileValue? = nil
  public var greeting: SpeakableStringValue? = nil
  public var song: ObjectValue? = nil
  public var repetition: Int? = nil
  public var look: DisplayMode = .full
  public var place: Place? = nil
  public var numbers: [Int] = []
  public var ratios: [Double] = []
  public var texts: [String] = []
  public var moments: [Date] = []
  public var looks: [DisplayMode] = []
  public var places: [Place] = []
  public var masses: [Measurement<UnitMass>] = []
  public var `class`: String? = nil

  public var retained = RetainedValues()

  public init() {}

  public init(
    flag: Bool = true,
    count: Int = 3,
    ratio: Double = 0.5,
    text: String = "Hello",
    link: URL? = nil,
    moment: Date? = nil,
    day: DateComponents? = nil,
    length: Duration = .seconds(90),
    warmth: Measurement<UnitTemperature> = Measurement(value: 21, unit: .celsius),
    mass: Measurement<UnitMass>? = nil,
    distance: Measurement<UnitLength>? = nil,
    speed: Measurement<UnitSpeed>? = nil,
    energy: Measurement<UnitEnergy>? = nil,
    volume: Measurement<UnitVolume>? = nil,
    price: CurrencyAmountValue? = nil,
    payment: PaymentMethodValue? = nil,
    friend: PersonValue? = nil,
    town: PlacemarkValue? = nil,
    picture: FileValue? = nil,
    greeting: SpeakableStringValue? = nil,
    song: ObjectValue? = nil,
    repetition: Int? = nil,
    look: DisplayMode = .full,
    place: Place? = nil,
    numbers: [Int] = [],
    ratios: [Double] = [],
    texts: [String] = [],
    moments: [Date] = [],
    looks: [DisplayMode] = [],
    places: [Place] = [],
    masses: [Measurement<UnitMass>] = [],
    class: String? = nil
  ) {
    self.flag = flag
    self.count = count
    self.ratio = ratio
    self.text = text
    self.link = link
    self.moment = moment
    self.day = day
    self.length = length
    self.warmth = warmth
    self.mass = mass
    self.distance = distance
    self.speed = speed
    self.energy = energy
    self.volume = volume
    self.price = price
    self.payment = payment
    self.friend = friend
    self.town = town
    self.picture = picture
    self.greeting = greeting
    self.song = song
    self.repetition = repetition
    self.look = look
    self.place = place
    self.numbers = numbers
    self.ratios = ratios
    self.texts = texts
    self.moments = moments
    self.looks = looks
    self.places = places
    self.masses = masses
    self.class = `class`
  }

  public static let parameters: ParameterTable<Self> = {
    var table = ParameterTable<Self>(
      "Everything",
      className: "EverythingIntent",
      strings: "Everything",
      title: "Everything",
      titleKey: "evTtl1"
    )
    table.add(\.flag, "flag", tag: 1, "Flag", key: "evFla0")
    table.add(
      \.count,
      "count",
      tag: 2,
      "Count",
      key: "evCou1",
      type: .integer(NumberSettings(.slider, minimum: 1, maximum: 10))
    )
    table.add(
      \.ratio,
      "ratio",
      tag: 3,
      "Ratio",
      key: "evRat2",
      type: .decimal(NumberSettings(.field, minimum: -1, maximum: 1))
    )
    table.add(
      \.text,
      "text",
      tag: 4,
      "Text",
      key: "evTex3",
      type: .string(TextSettings(capitalization: .words, isMultiline: true))
    )
    table.add(\.link, "link", tag: 5, "Link", key: "evLin4")
    table.add(\.moment, "moment", tag: 6, "Moment", key: "evMom5")
    table.add(
      \.day,
      "day",
      tag: 7,
      "Day",
      key: "evDay6",
      type: .dateComponents(DateSettings(.date, format: .relative))
    )
    table.add(
      \.length,
      "length",
      tag: 8,
      "Length",
      key: "evLen7",
      type: .duration(DurationSettings(unit: .minutes, defaultUnit: .minutes, minimum: .seconds(0)))
    )
    table.add(
      \.warmth,
      "warmth",
      tag: 9,
      "Warmth",
      key: "evWar8",
      type: .measurement(MeasurementSettings(.temperature, unit: .celsius))
    )
    table.add(\.mass, "mass", tag: 10, "Mass", key: "evMas9")
    table.add(
      \.distance,
      "distance",
      tag: 11,
      "Distance",
      key: "evDis10",
      type: .measurement(MeasurementSettings(.length, defaultUnit: .kilometers))
    )
    table.add(\.speed, "speed", tag: 12, "Speed", key: "evSpe11")
    table.add(\.energy, "energy", tag: 13, "Energy", key: "evEne12")
    table.add(\.volume, "volume", tag: 14, "Volume", key: "evVol13")
    table.add(
      \.price,
      "price",
      tag: 15,
      "Price",
      key: "evPri14",
      type: .currencyAmount(CurrencySettings(currencyCodes: ["EUR", "JPY"], maximum: 100))
    )
    table.add(\.payment, "payment", tag: 16, "Payment", key: "evPay15")
    table.add(\.friend, "friend", tag: 17, "Friend", key: "evFri16", type: .person("Contact"))
    table.add(\.town, "town", tag: 18, "Town", key: "evTow17", type: .placemark("City"))
    table.add(
      \.picture,
      "picture",
      tag: 19,
      "Picture",
      key: "evPic18",
      type: .file(FileSettings(typeIdentifiers: ["public.image"]))
    )
    table.add(\.greeting, "greeting", tag: 20, "Greeting", key: "evGre19")
    table.add(\.song, "song", tag: 21, "Song", key: "evSon20", type: .untypedObject("MediaItem"))
    table.add(
      \.repetition,
      "repetition",
      tag: 22,
      "Repetition",
      key: "evRep21",
      type: .systemEnumeration("PlaybackRepeatMode")
    )
    table.add(\.look, "look", tag: 23, "Look", key: "evLoo22")
    table.add(\.place, "place", tag: 24, "Place", key: "evPla23", options: .dynamic)
    table.add(\.numbers, "numbers", tag: 25, "Numbers", key: "evNum24", elementDefault: .integer(7))
    table.add(\.ratios, "ratios", tag: 26, "Ratios", key: "evRat25")
    table.add(\.texts, "texts", tag: 27, "Texts", key: "evTex26", isConfigurable: false)
    table.add(\.moments, "moments", tag: 28, "Moments", key: "evMom27")
    table.add(\.looks, "looks", tag: 29, "Looks", key: "evLoo28", elementDefault: .enumCase("compact"))
    table.add(
      \.places,
      "places",
      tag: 30,
      "Places",
      key: "evPla29",
      options: .searchable,
      sizes: ArraySizes([.systemSmall: 1, .systemLarge: 3])
    )
    table.add(\.masses, "masses", tag: 31, "Masses", key: "evMas30")
    table.add(\.`class`, "class", tag: 32, "Class", key: "evCla31")
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
    var table = PropertyTable<Self>("Place", strings: "Everything", title: "Place", titleKey: "plTtl1")
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
    var table = PropertyTable<Self>("Region", strings: "Everything", title: "Region", titleKey: "reTtl1")
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

  public static let properties = PropertyTable<Self>("Label", strings: "Everything", title: "Label")
}
