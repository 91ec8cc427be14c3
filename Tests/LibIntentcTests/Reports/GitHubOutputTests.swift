import Testing

@testable import IntentDiagnostics
@testable import LibIntentc

struct GitHubOutputTests {
  @Test func `a diagnostic is one command`() {
    #expect(
      GitHubOutput().text(of: Reports.one())
        == "::error file=Up.intentdefinition,line=2,col=4,endLine=2,endColumn=7,title=unknown-enum::"
        + "there is no enum 'Größ'%0Ain UpNext.size\n"
    )
  }

  @Test func `no text can leave its place`() {
    let report = Reports.one(file: "a,b:c%d\n.x", "100%\r\n::stop-commands::x") { $0.path = nil }
    let text = GitHubOutput().text(of: report)
    #expect(text.hasPrefix("::error file=a%2Cb%3Ac%25d\\u{A}.x,line=2,"))
    #expect(text.hasSuffix("::100%25\\u{D}\\u{A}::stop-commands::x\n"))
    #expect(text.count { $0 == "\n" } == 1)
    #expect(GitHubOutput.escaped("a%\r\n:,", isProperty: true) == "a%25%0D%0A%3A%2C")
    #expect(GitHubOutput.escaped("a%\r\n:,", isProperty: false) == "a%25%0D%0A:,")
  }

  @Test func `a place on several lines has no columns`() {
    let text = GitHubOutput().text(of: Reports.one("<a>\n<b>\n<c>\n", marking: "<b>\n"))
    #expect(text.contains("line=2,endLine=2,title"))
  }

  @Test func `notes and fixes are in the message`() {
    let text = GitHubOutput().text(
      of: Reports.one {
        $0.severity = .note
        $0.notes = [.init("declared here", at: $0.location), .init("and so on")]
        $0.fix = .init("replace it", replacing: 0..<1, with: "x")
      }
    )
    #expect(text.hasPrefix("::notice "))
    #expect(
      text.hasSuffix(
        "%0Anote: declared here (Up.intentdefinition:2:4)%0Anote: and so on%0Afix: replace it\n"
      )
    )
  }

  @Test func `a diagnostic without a place has none`() {
    let text = GitHubOutput().text(
      of: Reports.one {
        $0.severity = .note
        $0.location = nil
        $0.path = nil
      }
    )
    #expect(text == "::notice title=unknown-enum::there is no enum 'Größ'\n")
  }
}
