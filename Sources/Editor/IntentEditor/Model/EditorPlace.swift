/// What a row of the editor represents.
public enum EditorPlace: Sendable, Hashable {
  /// A parameter, by its name in the definition; for an array, the heading of its elements.
  case parameter(String)
  /// An element of an array parameter, by its number from 0.
  case element(of: String, Int)
  /// The row that adds an element to an array parameter.
  case newElement(of: String)

  /// The parameter's name in the definition.
  public var parameter: String {
    switch self {
    case .parameter(let name), .element(of: let name, _), .newElement(of: let name): name
    }
  }
}
