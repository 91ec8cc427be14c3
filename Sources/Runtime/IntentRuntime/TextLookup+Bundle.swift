#if Foundation
  public import Foundation

  extension TextLookup {
    /// A lookup in a bundle that contains the definition's `.strings` files, in the user's language.
    public init(_ bundle: Bundle) {
      let path = bundle.bundlePath
      self.init { key, table in
        // If a bundle does not have a text, it returns the given value.
        let none = "\u{0}"
        let text = Bundle(path: path)?.localizedString(forKey: key, value: none, table: table)
        return text == none ? nil : text
      }
    }
  }
#endif
