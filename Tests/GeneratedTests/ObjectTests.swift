import Foundation
import GeneratedSchemas
import IntentRuntime
import Testing

struct ObjectTests {
  @Test func `an object can contain one of its own type`() throws {
    var leaf = Folder(identifier: "3", displayString: "Leaf")
    leaf.parent = Folder(identifier: "2", displayString: "Branch")
    leaf.parent?.parent = Folder(identifier: "1", displayString: "Root")
    let copy = leaf
    leaf.parent?.displayString = "Bough"
    #expect(copy.parent?.displayString == "Branch")
    #expect(leaf.parent?.parent?.displayString == "Root")
    #expect(try coded(leaf) == leaf)
  }

  @Test func `two types can contain each other`() throws {
    var notebook = Notebook(identifier: "n", displayString: "Notes")
    notebook.firstPage = NotebookPage(identifier: "1", displayString: "One")
    notebook.firstPage?.notebook = Notebook(identifier: "m", displayString: "More")
    notebook.pages = [NotebookPage(identifier: "2", displayString: "Two")]
    #expect(try coded(notebook) == notebook)
  }

  @Test func `properties are read and written by name`() throws {
    var room = Room(identifier: "k", displayString: "Kitchen")
    try room.setValue(.enumCase("kitchen"), of: "kind")
    #expect(room.kind == .kitchen)
    #expect(room.value(of: "comfort") == nil)
    #expect(throws: ParameterValueError.self) { try room.setValue(.enumCase("attic"), of: "kind") }
    #expect(throws: ParameterValueError.self) { try room.setValue(.integer(1), of: "area") }
    #expect(room.kind == .kitchen)
  }

  @Test func `equality compares every value`() {
    let kitchen = Room(identifier: "k", displayString: "Kitchen", kind: .kitchen)
    var other = kitchen
    #expect(Set([kitchen, other]).count == 1)
    other.comfort = .cosy
    #expect(Set([kitchen, other]).count == 2)
  }

  private func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
