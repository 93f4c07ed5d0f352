import DioramaAuthoring

/// A report on runs of screens with disturbed inputs.
struct ProofReport {
  private let proof: Proof.Findings
  private var findings: [(disturbance: Disturbance, changes: [ScreenRun.Change])] {
    proof.changes
  }

  init(_ proof: Proof.Findings) { self.proof = proof }

  /// A line for each input, or the changed lines of each screen that depends on the input.
  var text: SafeText {
    var text: SafeText = ""
    for input in inputs {
      let found = findings.filter { $0.disturbance.input == input && !$0.changes.isEmpty }
      let name = input + String(repeating: " ", count: max(13 - input.count, 1))
      if found.isEmpty { text += "\(name)same\n" }
      for finding in found {
        for change in finding.changes {
          text += """
            \(name)\(Self.name(change.id)) changes with \(finding.disturbance.way), line \(change.line):
              - \(change.before)
              + \(change.after)

            """
        }
      }
    }
    let changed = Set(findings.flatMap { $0.changes.map(\.id) }).count
    let all = ReportPhrases.count(proof.screenCount, "screen")
    return text
      + (proof.isProved
        ? "\(all): no input changes them\n"
        : "\(changed) of \(all) depend\(changed == 1 ? "s" : "") on these inputs\n")
  }

  /// A line for each change.
  var json: SafeText {
    JSON.lines(
      findings.flatMap { finding in
        finding.changes.map { change in
          [
            "input": .string(finding.disturbance.input),
            "way": .string(finding.disturbance.way),
            "screen": .string(Self.name(change.id)), "line": .number(change.line),
            "before": .string(change.before), "after": .string(change.after),
          ]
        }
      })
  }

  private var inputs: [String] {
    findings.map(\.disturbance.input).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A screen's name without the path of its file.
  private static func name(_ id: String) -> String {
    id.split(separator: " ").last.map(String.init) ?? id
  }
}
