enum Trouble: String, CaseIterable {
  /// Prints an invalid line before each answer.
  case rubbish
  /// Prints an invalid line, and ends.
  case chatter
  /// Prints lines forever.
  case flood
  /// Prints one endless line.
  case line
  /// Answers forever without questions.
  case unasked
  /// Prints to standard error until shortly after the question.
  case errors
  /// Does not read, and does not end when its input ends.
  case deaf
  /// Answers, and then ends only if it is killed.
  case stubborn
  /// Reads and never answers.
  case silent
  /// Answers a question after its cancellation.
  case late
  /// Answers with values of the wrong type.
  case wrong
  /// Answers with unknown members.
  case newer
  /// Uses a version of the protocol that does not exist.
  case version
  /// Ends without an answer.
  case quitter
  /// Answers one question, and ends.
  case once
  /// Closes its output, and stays alive.
  case closing
  /// Leaves child processes in other process groups, which hold its streams.
  case family
  /// Leaves a child process in its process group, and never answers.
  case parent
}
