import Foundation
import TestSupport
import Testing

@Suite struct NewCommandTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandLine.Result {
    try CommandLine.run(arguments, input: input, in: folder.path)
  }

  private static let everything = [
    "--parameter", "city:String", "--parameter", "color:red|green", "--parameter", "place:object:Place",
    "--parameter", "others:[object:Place]", "--parameter", "count:integer", "--size", "systemSmall=2",
    "--size", "systemMedium=4", "--size", "systemLarge=8",
  ]

  @Test func `a definition validates, is in Xcode's form, and has nothing to fix`() throws {
    let made = try CommandLine.run(["new", "Trip.intentdefinition"] + Self.everything, in: folder.path)
    #expect(made.code == 0)
    #expect(made.errors == "")
    let checked = try run("validate", "--strict", "--lint", "Trip.intentdefinition")
    #expect(checked.errors == "1 file, 0 errors, 0 warnings\n")
    #expect(try run("format", "--check", "Trip.intentdefinition").code == 0)
  }

  @Test func `it has what was asked for`() throws {
    _ = try CommandLine.run(["new", "Trip.intentdefinition"] + Self.everything, in: folder.path)
    let words = try run("describe", "Trip.intentdefinition").output
    #expect(words.contains("intent Trip: Trip\n  Choose what Trip shows\n"))
    #expect(words.contains("at most 2 in systemSmall, 4 in systemMedium, 8 in systemLarge\n"))
    for text in ["enum Color: Color", "1  red", "2  green", "object Place: Place", "others", "whole number"] {
      #expect(words.contains(text), "\(text)")
    }
  }

  @Test(arguments: [
    "String", "Boolean", "Integer", "Decimal", "Date", "DateComponents", "TimeInterval", "URL", "Person",
    "Placemark", "File", "Temperature", "SpeakableString", "PaymentMethod", "CurrencyAmount", "Mass",
  ])
  func `each type of the format can be used`(_ type: String) throws {
    let made = try run(
      "new",
      "A.intentdefinition",
      "--parameter",
      "one:\(type)",
      "--parameter",
      "many:[\(type)]"
    )
    #expect(made.errors == "")
    #expect(try run("validate", "--strict", "A.intentdefinition").code == 0)
  }

  @Test(
    arguments: [
      (["--description", " "], "the description is empty"), (["--title", ""], "the title is empty"),
      (["--size", "systemSmall=2"], "no parameter is one; add one such as 'cities:[String]'"),
      (["--size", "systemSmal=2"], "there is no widget family 'systemSmal'; did you mean 'systemSmall'?"),
      (["--size", "systemSmall"], "write 'family=count'"),
      (["--size", "systemSmall=0"], "not a number of elements from 1 to 1000"),
      (
        ["--parameter", "b:[String]", "--size", "systemSmall=2", "--size", "systemSmall=3"],
        "'systemSmall' has two sizes; leave out one"
      ),
      (["--parameter", "a:Date"], "there are two parameters 'a'; give one another name"),
    ]
  )
  func `options that do not fit are a usage error`(_ options: [String], _ words: String) throws {
    let made = try CommandLine.run(
      ["new", "Trip.intentdefinition", "--parameter", "a:String"] + options,
      in: folder.path
    )
    #expect(made.code == 64)
    #expect(made.errors.contains(words))
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["small", "Small", "systemSmall"])
  func `a size has the name in WidgetKit or in Xcode`(_ name: String) throws {
    let made = try run("new", "Trip.intentdefinition", "--parameter", "a:[String]", "--size", "\(name)=2")
    #expect(made.code == 0, "\(made.errors)")
    #expect(try folder.text(of: "Trip.intentdefinition").contains("<string>Small</string>"))
  }

  @Test func `sizes need parameters`() throws {
    let made = try run("new", "Trip.intentdefinition", "--size", "systemSmall=2")
    #expect(made.code == 64)
    #expect(made.errors.contains("'--size' needs '--parameter'"))
  }

  @Test func `edit opens it`() throws {
    _ = try CommandLine.run(["new", "Trip.intentdefinition"] + Self.everything, in: folder.path)
    let edited = try run(
      "edit",
      "Trip.intentdefinition",
      "--set",
      "city=Kyoto",
      "--set",
      "color=red",
      "--allow-empty"
    )
    #expect(edited.code == 0)
    #expect(edited.output.contains("Kyoto"))
  }

  @Test func `a file that exists is not changed`() throws {
    try folder.write("mine", to: "Trip.intentdefinition")
    let made = try run("new", "Trip.intentdefinition", "--parameter", "a:String")
    #expect(made.code == 1)
    #expect(made.errors == "error: 'Trip.intentdefinition' exists; it is not changed\n")
    #expect(try folder.text(of: "Trip.intentdefinition") == "mine")
    try folder.link("Link.intentdefinition", to: "nowhere")
    #expect(try run("new", "Link.intentdefinition", "--parameter", "a:String").code == 1)
    #expect(try folder.names() == ["Link.intentdefinition", "Trip.intentdefinition"])
  }

  @Test(
    arguments: [
      ("city", "'city' has no type"), ("city:Strng", "did you mean 'String'?"),
      ("city:Object", "there is no type"),
      ("two words:String", "cannot be a name"), ("a:red|", "a name cannot be empty"),
      ("a:object:", "a name cannot be empty"),
      ("a</key>:String", "cannot be a name"), ("count:Int", "did you mean 'Integer'?"),
      ("big:Double", "did you mean 'Decimal'?"), ("at:Place", "did you mean 'object:Place'?"),
      ("at:place", "the types are"), ("a:String|Integer", "a parameter has one type"),
      ("a:String|Int", "an enum with the case 'String'; a parameter has one type"),
      ("a:other|Bool", "an enum with the case 'Bool'; a parameter has one type"),
    ]
  )
  func `a wrong parameter is a usage error`(_ parameter: String, _ words: String) throws {
    let made = try run("new", "Trip.intentdefinition", "--parameter", parameter)
    #expect(made.code == 64)
    #expect(made.errors.contains(words))
    #expect(try folder.names() == [])
  }

  @Test func `a definition with an error is not created`() throws {
    let made = try run("new", "Trip.intentdefinition", "--parameter", "a:red|red")
    #expect(made.code == 1)
    #expect(made.errors == "error: there is already a case 'enum A.red'\n")
    #expect(try folder.names() == [])
  }

  @Test func `the name of the file is that of a definition`() throws {
    #expect(try run("new", "Trip.plist", "--parameter", "a:String").code == 64)
    #expect(try run("new", "1 Trip.intentdefinition", "--parameter", "a:String").code == 64)
    #expect(try run("new", "1 Trip.intentdefinition", "--name", "Trip", "--parameter", "a:String").code == 0)
  }

  @Test func `questions are answered line by line`() throws {
    // The title, then the form and the list are saved.
    let made = try run("new", "Trip.intentdefinition", "--plain", input: "1\nA trip\ns\ns\n1\n")
    #expect(made.code == 0, "\(made.output)\(made.errors)")
    #expect(try run("describe", "Trip.intentdefinition").output.contains("intent ATrip: A trip"))
  }

  @Test func `options are the answers that the questions begin with`() throws {
    let made = try run(
      "new",
      "Trip.intentdefinition",
      "--plain",
      "--name",
      "Tour",
      "--title",
      "A tour",
      "--description",
      "Where to go",
      input: "s\ns\n1\n"
    )
    #expect(made.code == 0, "\(made.output)\(made.errors)")
    let words = try run("describe", "Trip.intentdefinition").output
    #expect(words.contains("intent Tour: A tour\n  Where to go\n"))
  }

  @Test func `the path of the definition is printed`() throws {
    let made = try run("new", "Trip.intentdefinition", "--parameter", "a:String")
    #expect(made.output == "Trip.intentdefinition\n")
  }

  @Test func `a folder that does not exist is named`() throws {
    let made = try run("new", "none/Trip.intentdefinition", "--parameter", "a:String")
    #expect(made.code == 1)
    #expect(made.errors == "error: cannot create 'none/Trip.intentdefinition': there is no folder 'none'\n")
  }

  @Test func `a wrong answer is refused at once`() throws {
    let made = try run("new", "Trip.intentdefinition", "--plain", input: "2\ntwo words\n<\nq\n")
    #expect(
      (made.output + made.errors).contains("error: 'two words' cannot be a name"),
      "\(made.output)\(made.errors)"
    )
    #expect(made.code == 130)
    #expect(try folder.names() == [])
  }

  @Test func `without answers there is no definition`() throws {
    let made = try run("new", "Trip.intentdefinition")
    #expect(made.code == 1)
    #expect(made.errors.contains("use '--parameter'"))
    #expect(try folder.names() == [])
  }
}
