/// Why nothing was proved.
extension Proof.Failure {
  static let noSecondProcess = Self(message: "cannot start a second process of this program")

  static func notRun(with disturbance: Disturbance) -> Self {
    Self(message: "cannot run a process with \(disturbance.way)")
  }
}
