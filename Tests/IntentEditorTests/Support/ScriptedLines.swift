import IntentEditor

/// The record contains each answer after its prompt.
actor ScriptedLines: LineDevice {
  private var answers: [String]
  private(set) var transcript = ""

  init(_ answers: [String]) {
    self.answers = answers
  }

  func read() -> String? {
    guard !answers.isEmpty else { return nil }
    let answer = answers.removeFirst()
    transcript += answer + "\n"
    return answer
  }

  func write(_ line: String) {
    transcript += line + "\n"
  }

  func ask(_ question: String) {
    transcript += question
  }
}
