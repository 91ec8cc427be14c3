import IntentPlatform

#if canImport(Subprocess)
  import Subprocess
#endif

/// A command that starts a provider program.
struct ProviderProgram: Sendable {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
    _ = BrokenPipes.areErrors
  }
}

#if canImport(Subprocess)
  extension ProviderProgram {
    /// Ends a program that outlives its input. A kill follows the last step.
    private static let ending: [TeardownStep] = [
      // Signal 0 does nothing, so this step only waits.
      .send(signal: Signal(rawValue: 0), allowedDurationToNextStep: .seconds(1)),
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]

    /// The program's standard input closes when `input` ends, or when the task is cancelled.
    func run(
      reading input: AsyncStream<[UInt8]>,
      _ number: Int,
      of connection: ProviderConnection
    ) async -> ProviderRun.End {
      guard let path = await path() else { return .notFound }
      var options = PlatformOptions()
      options.createSession = true
      options.teardownSequence = Self.ending
      do {
        let result = try await Subprocess.run(
          .path("/bin/sh"),
          arguments: Arguments(["-c", ProviderGuard.script, "sh", "\(getpid())", path] + arguments),
          platformOptions: options,
          input: .inputWriter,
          output: .sequence,
          error: .sequence
        ) { execution in
          await withTaskGroup(of: Void.self) { group in
            group.addTask {
              for await line in input {
                guard (try? await execution.standardInputWriter.write(line)) == line.count else { break }
              }
              try? await execution.standardInputWriter.finish()
              await execution.teardown(using: Self.ending)
            }
            group.addTask {
              await Self.pieces(of: execution.standardError) {
                await connection.takeErrors($0, from: number)
                return true
              }
            }
            await Self.pieces(of: execution.standardOutput) { await connection.take($0, from: number) }
            await connection.outputEnded(number)
          }
          // End the rest of the session, including the guard. The session's number isn't reused before the
          // exit status is collected.
          try? execution.send(signal: .kill, toProcessGroup: true)
          ProviderSession.kill(execution.processIdentifier.value)
        }
        return .ended(Self.words(for: result.terminationStatus))
      } catch let error as SubprocessError where error.code == .executableNotFound {
        return .notStarted("there is no '/bin/sh'")
      } catch is CancellationError {
        return .ended("because it was no longer needed")
      } catch {
        return .notStarted("\(error)")
      }
    }

    private static func pieces(of stream: SubprocessOutputSequence, _ take: ([UInt8]) async -> Bool) async {
      do {
        for try await piece in stream {
          guard await take(piece.withUnsafeBytes { Array($0) }) else { return }
        }
      } catch {
        // An unreadable stream counts as ended.
      }
    }

    private static func words(for status: TerminationStatus) -> String {
      switch status {
      case .exited(let code): "with exit code \(code)"
      case .signaled(let number): "by signal \(number)"
      }
    }

    private func path() async -> String? {
      guard name.contains("/") else {
        return try? await Executable.name(name).resolveExecutablePath(in: .inherit).string
      }
      // Only a folder has the entry ".".
      let path = URL(fileURLWithPath: name).path
      return access(path, X_OK) == 0 && access("\(path)/.", F_OK) != 0 ? path : nil
    }
  }
#else
  extension ProviderProgram {
    func run(
      reading input: AsyncStream<[UInt8]>,
      _ number: Int,
      of connection: ProviderConnection
    ) async -> ProviderRun.End {
      #if os(Linux) || os(macOS)
        .notStarted("the program was built without the trait 'CommandLineTool' of the package intentc")
      #else
        .notStarted("programs can be started on Linux and macOS only")
      #endif
    }
  }
#endif

/// Lets a write to a closed pipe fail, instead of raising SIGPIPE.
enum BrokenPipes {
  static let areErrors: Void = {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0 else { return }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Keep an existing handler.
    if handler == nil { signal(SIGPIPE, SIG_IGN) }
  }()
}
