import IntentDefinition
import IntentDiagnostics
import Testing

struct ElementFormTests {
  @Test func `the keys of a list's elements tell what names, numbers and places them`() throws {
    let parameter = try #require(ElementForm.of(.intent(.parameters)))
    #expect(
      parameter.name == .field(.parameter, .name)
        && parameter.priority == .field(.parameter, .displayPriority)
    )
    #expect(
      parameter.number == .field(.parameter, .tag) && parameter.lastNumber == .intent(.lastParameterTag)
    )
    let enumCase = try #require(ElementForm.of(.enumeration(.values)))
    #expect(enumCase.name == .enumCase(.name) && enumCase.number == .enumCase(.index))
    #expect(enumCase.lastNumber == nil && enumCase.priority == nil)
    let code = try #require(ElementForm.of(.response(.codes)))
    #expect(code.name == .responseCode(.name) && code.number == nil && code.lastNumber == nil)
    #expect(ElementForm.of(.parameter(.promptDialogs))?.name == .dialog(.type))
    #expect(ElementForm.of(.metadata(.parameter, .customUTIs)) == nil)
  }

  @Test(arguments: ElementKind.allCases)
  func `each kind of element has keys`(kind: ElementKind) throws {
    #expect(try !#require(kind.form).keys.isEmpty)
  }
}
