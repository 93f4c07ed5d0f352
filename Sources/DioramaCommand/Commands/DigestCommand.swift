import ArgumentParser
import Diorama
import DioramaSystem

/// `diorama digest`: the key of a test's result.
struct DigestCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "digest", abstract: "Print the digest of all that a test depends on.",
    discussion: """
      It is the same as long as the project's files, the options that choose screens or set something \
      for all of them, and the build of this program are the same: a key for caches. What stands in \
      .diorama, .git and .build is no input. It covers neither environment variables nor the system's \
      libraries, and is no protection against somebody who looks for two projects of one digest.
      """)

  @OptionGroup var options: CommonOptions

  func run(in context: CommandContext) -> ExitStatus {
    let projects = OpenedProjects(options.request, context.registry)
    if projects.lacksPath {
      context.printDiagnostics(projects.pathProblems, options)
      return .failure
    }
    do throws(InputDigest.Unreadable) {
      context.console.write("\(try InputDigest.digest(of: projects))\n")
      return .success
    } catch {
      context.console.writeError("\(error)\n")
      return .failure
    }
  }
}
