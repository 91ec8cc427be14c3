/// Ways to speak the protocol badly.
enum Trouble: String, CaseIterable {
  /// Prints what is no answer before each answer.
  case rubbish
  /// Prints what is no answer, and ends.
  case chatter
  /// Prints lines without end.
  case flood
  /// Prints one line without end.
  case line
  /// Answers without end what nobody asked.
  case unasked
  /// Prints to standard error until its answer is wanted, and a little more.
  case errors
  /// Does not read, and does not end when it should.
  case deaf
  /// Answers, and then ends only when it is killed.
  case stubborn
  /// Reads and says nothing.
  case silent
  /// Answers a question once it is cancelled.
  case late
  /// Answers with what no parameter takes.
  case wrong
  /// Answers with more than anyone knows yet.
  case newer
  /// Speaks a version of the protocol that does not exist.
  case version
  /// Ends before it answers.
  case quitter
  /// Answers one question, and ends.
  case once
  /// Closes its output, and stays.
  case closing
  /// Leaves a process behind that holds its streams.
  case family
}
