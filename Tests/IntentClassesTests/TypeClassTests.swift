import TestSupport
import Testing

struct TypeClassTests {
  @Test func `an enum has its indices and a class that resolves it`() {
    let fixture = IntentClassesFixture(Sample())
    #expect(
      fixture.has(
        """
        @objc nonisolated public enum Mode: Int {
        case `unknown` = 0
        case `small` = 1
        case `large` = 2
        }
        """
      )
    )
    #expect(
      fixture.has(
        """
        @objc(confirmationRequiredWithModeToConfirm:)
        public class func confirmationRequired(with valueToConfirm: Mode) -> Self {
        return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
        }
        """
      )
    )
  }

  @Test func `an object has only its own properties`() {
    let fixture = IntentClassesFixture(Sample())
    #expect(
      fixture.has(
        """
        @objc(Item)
        nonisolated public class Item: INObject {
        @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
        @NSManaged public var size: NSNumber?
        override public class var supportsSecureCoding: Bool { true }
        }
        """
      )
    )
  }

  @Test func `the methods for any object are not available`() {
    let fixture = IntentClassesFixture(Sample())
    #expect(
      fixture.has(
        """
        @objc(disambiguationWithItemsToDisambiguate:)
        public class func disambiguation(with objectsToDisambiguate: [Item]) -> Self {
        return super.disambiguation(with: objectsToDisambiguate)
        }
        """
      )
    )
    #expect(
      fixture.has(
        """
        @available(*, unavailable)
        override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        fatalError()
        }
        """
      )
    )
  }

  @Test func `an enum without cases has one`() {
    let fixture = IntentClassesFixture(Sample(enums: [Sample.mode.merging(["Name": "Empty", "Values": []])]))
    #expect(fixture.has("@objc nonisolated public enum Empty: Int {\ncase `unknown` = 0\n}"))
  }
}
