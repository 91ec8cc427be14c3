import IntentDefinition
import IntentDiagnostics

/// Checks that a translation has the placeholders and format specifiers of its text, and no others.
struct PlaceholderCheck {
  /// A text that a message quotes.
  private struct Quoted {
    var text: String
    var location: SourceLocation

    init(_ text: TableText) { (self.text, location) = (text.text.value, text.location) }

    init(_ text: ListedText) { (self.text, location) = (text.text, text.location) }
  }

  private let text: ImportedText
  private let listed: ListedText
  /// The text whose placeholders a translation must have.
  private let model: Quoted?
  /// The texts whose format specifiers a translation can have; empty if no such text is known.
  private let known: [String]

  init(_ text: ImportedText, of listed: ListedText, in language: String, _ list: TextList) {
    (self.text, self.listed) = (text, listed)
    let current = list.translation(text.id, in: language)
    let base = list.isBase(language) ? nil : list.translation(text.id, in: list.baseLanguage)
    if text.id.form.isEmpty {
      model = base.flatMap { $0.text.value == listed.text ? nil : Quoted($0) } ?? Quoted(listed)
      known = [listed.text] + [base, current].compactMap { $0?.text.value }
    } else {
      model = (current ?? base ?? list.anyTranslation(text.id)).map(Quoted.init)
      known = list.siblings(of: text.id).map(\.text.value)
    }
  }

  /// The first problem.
  var problem: Diagnostic? { names ?? parts ?? specifiers }

  /// The text that the translation is compared with.
  private var original: Quoted { model ?? Quoted(listed) }

  private func report(_ rule: Rule, _ message: String, _ quoted: Quoted) -> Diagnostic {
    let notes = [Diagnostic.Note("this is the text", at: quoted.location)]
    return Diagnostic(rule, message, at: text.location, notes: notes).asError
  }

  /// Whether the text is the form for one number, which it can say in words.
  private var isForOneNumber: Bool { ["zero", "one", "two"].contains(text.id.form.last) }

  /// The placeholders `${name}`.
  private var names: Diagnostic? {
    let names = Set(Placeholders.names(in: text.text))
    let all = Set(listed.placeholders)
    if let invented = names.subtracting(all).sorted().first {
      return report(
        .translatedPlaceholder,
        "'${\(invented.shortened)}' is not a placeholder of '\(listed.text.shortened)'; use the placeholders of that text",
        Quoted(listed)
      )
    }
    var needed = all
    if !text.id.form.isEmpty {
      needed.formIntersection(Placeholders.names(in: model?.text ?? ""))
      if isForOneNumber { needed.remove("count") }
    }
    let lost = needed.subtracting(names).sorted().map { "${\($0.shortened)}" }
    let quoted = text.id.form.isEmpty ? Quoted(listed) : original
    return lost.count > listed.replaced ? report(lost: lost, of: quoted) : nil
  }

  private func report(lost: [String], of quoted: Quoted) -> Diagnostic {
    let list = lost.map { "'\($0)'" }.listed
    return report(
      .lostPlaceholder,
      "the translation lacks \(list) of '\(quoted.text.shortened)'; add \(lost.count == 1 ? "it" : "them")",
      quoted
    )
  }

  /// The parts `%#@name@`, which the table defines.
  private var parts: Diagnostic? {
    guard let model else { return nil }
    let (needed, own) = (FormatSpecifiers.parts(of: model.text), FormatSpecifiers.parts(of: text.text))
    guard needed != own else { return nil }
    let list = needed.sorted().map { "'\($0)'" }.listed
    return report(
      .lostPlaceholder,
      needed.isEmpty
        ? "this text has a part in '%#@…@' that its table does not have; remove it"
        : "this text must have \(list), which its table defines",
      model
    )
  }

  /// The specifiers `%@`.
  private var specifiers: Diagnostic? {
    let own = FormatSpecifiers(text.text)
    let possible = Set(known.flatMap { FormatSpecifiers($0).all })
    let isKnown = !known.isEmpty
    let needed = FormatSpecifiers(model?.text ?? "")
    let isNumbered = own.spellings.values.contains { $0.contains("$") }
    if !isNumbered, own.all != needed.all, own.all.map(\.type).sorted() == needed.all.map(\.type).sorted(),
      let moved = own.all.first(where: { !possible.contains($0) }),
      let number = needed.all.first(where: { $0.type == moved.type })?.argument,
      let spelling = own.spellings[moved]
    {
      return report(
        .translatedPlaceholder,
        "the specifiers of '\(original.text.shortened)' are in another order here; number them, such as '%\(number)$\(spelling.drop { "%0123456789$".contains($0) })'",
        original
      )
    }
    if let invented = own.all.first(where: { isKnown ? !possible.contains($0) : $0.type == "n" }) {
      let spelling = own.spellings[invented] ?? ""
      return report(
        .translatedPlaceholder,
        "'\(spelling)' is not a format specifier of '\(original.text.shortened)'; use the specifiers of that text",
        original
      )
    }
    let lost = needed.all.filter { !own.all.contains($0) && !(isForOneNumber && $0.isNumber) }
    return lost.isEmpty ? nil : report(lost: lost.map { needed.spellings[$0] ?? "" }, of: original)
  }
}
