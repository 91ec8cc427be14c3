#if Foundation
  public import Foundation

  extension TextLookup {
    /// The texts that a bundle has in the person's language, where the definition's `.strings` were copied into it.
    public init(_ bundle: Bundle) {
      let path = bundle.bundlePath
      self.init { key, table in
        // A bundle answers with the value it was given where it has no text.
        let none = "\u{0}"
        let text = Bundle(path: path)?.localizedString(forKey: key, value: none, table: table)
        return text == none ? nil : text
      }
    }
  }
#endif
