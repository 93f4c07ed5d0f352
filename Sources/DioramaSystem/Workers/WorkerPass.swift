import CWorker
import Glibc

/// One run of a pool: its children, and the state of the items.
struct WorkerPass {
  /// A child, and the part of its results that is not decoded yet.
  struct Child {
    let process: pid_t
    let job: Int
    /// The pipe that the child writes its results to.
    let pipe: Int32
    /// The memory file that captures what the child prints; -1 for none.
    let output: Int32
    var frames = WorkerFrames()
    var isAtEnd = false
    /// Whether the pipe contains bytes that are not results.
    var isBroken = false
  }

  private let count: Int
  let limits: RunTracker.Limits
  let slots: UnsafeMutablePointer<worker_slot>
  private let jobs: Int
  /// The number of children that the system lets run, as far as is known.
  private var usableJobs: Int
  /// Why a child could not start a process of its own.
  private var startFailure: FileSystem.Failure?
  let isolatesScreens: Bool
  private var isDone: [Bool]
  private var doneCount = 0
  /// The items that children take one after the other: all items, then those without a result.
  private var items: [Int]
  /// Items that are repeated because they ended their child while no screen was announced.
  private var repeated: Set<Int> = []
  private(set) var children: [Child] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(
    count: Int, jobs: Int, limits: RunTracker.Limits, isolatesScreens: Bool
  ) throws(WorkerPool.Failure) {
    self.isolatesScreens = isolatesScreens
    self.count = count
    self.jobs = jobs
    usableJobs = jobs
    self.limits = limits
    isDone = Array(repeating: false, count: count)
    items = Array(0..<count)
    guard let slots = worker_make_slots(Int32(jobs + 1)) else {
      throw WorkerPool.Failure(reason: .last)
    }
    self.slots = slots
  }

  /// The slot whose item is the counter of the taken ``items``.
  private var counter: UnsafeMutablePointer<worker_slot> { slots + jobs }

  var hasWork: Bool { doneCount < count }

  /// Kills the remaining children and frees the shared memory.
  func end() {
    for child in children {
      kill(-child.process, SIGKILL)
      kill(child.process, SIGKILL)
      var status: Int32 = 0
      while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
      Self.forward(child.output)
      close(child.pipe)
      if child.output >= 0 { close(child.output) }
    }
    worker_free_slots(slots, Int32(jobs + 1))
  }

  /// Waits up to a second for children that have no work left, and forwards their output.
  mutating func waitForEnds() {
    let end = worker_now() + 1000
    while !children.isEmpty, worker_now() < end {
      wait()
      for index in children.indices.reversed() {
        read(index) { _, _ in }
        _ = reap(index)
      }
    }
  }

  /// Marks an item as done.
  mutating func finish(_ item: Int) {
    guard !isDone[item] else { return }
    isDone[item] = true
    doneCount += 1
  }

  // MARK: Starting

  /// Starts a child for each job that has none, as long as there is work.
  mutating func startChildren(_ work: WorkerPool.Work) throws(WorkerPool.Failure) {
    if children.isEmpty, worker_current_item(counter) >= items.count {
      items = (0..<count).filter { !isDone[$0] }
      counter.pointee.item = 0
    }
    if usableJobs == 0, children.isEmpty, let startFailure {
      throw WorkerPool.Failure(reason: startFailure)
    }
    for job in 0..<jobs
    where children.count < usableJobs && !children.contains(where: { $0.job == job }) {
      guard worker_current_item(counter) < items.count else { break }
      if let failure = start(job, work) {
        // The children that already run can do the work.
        if children.isEmpty { throw WorkerPool.Failure(reason: failure) }
        return
      }
    }
  }

  private mutating func start(_ job: Int, _ work: WorkerPool.Work) -> FileSystem.Failure? {
    var ends: [Int32] = [0, 0]
    guard worker_pipe(&ends) == 0 else { return .last }
    let output = isolatesScreens ? worker_memory_file() : -1
    let slot = slots + job
    slot.pointee.item = -1
    let process = worker_fork(slot, isolatesScreens ? 1 : 0, output, ends[1])
    if process == 0 {
      close(ends[0])
      for child in children {
        close(child.pipe)
        if child.output >= 0 { close(child.output) }
      }
      doWork(work, into: ends[1])
    }
    let failure = FileSystem.Failure.last
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      if output >= 0 { close(output) }
      return failure
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    children.append(Child(process: process, job: job, pipe: ends[0], output: output))
    return nil
  }

  // MARK: In the child

  private func doWork(_ work: WorkerPool.Work, into pipe: Int32) -> Never {
    while case let index = Int(worker_take_item(counter)), index < items.count {
      worker_announce(Int64(items[index]))
      Self.send(items[index], work(items[index]), to: pipe)
    }
    worker_end(Int32(worker_reason_none))
  }

  /// Writes the result of an item to the pipe of a child.
  static func send(_ item: Int, _ result: [UInt8], to pipe: Int32) {
    var bytes: [UInt8] = []
    WorkerFrames.append(item, result, to: &bytes)
    worker_wait(1)
    defer { worker_wait(0) }
    do throws(FileSystem.Failure) { try OpenFile.writeAll(bytes, to: pipe) } catch {
      worker_end(Int32(worker_reason_system))
    }
  }

  // MARK: In the parent

  /// Sleeps until a child writes or ends, or until the limits must be checked.
  func wait() {
    var files = children.map {
      pollfd(fd: $0.isAtEnd ? -1 : $0.pipe, events: Int16(POLLIN), revents: 0)
    }
    if files.isEmpty { return }
    var pause: Int32 = children.contains(where: \.isAtEnd) ? 1 : 100
    if let time = limits.time {
      pause = min(pause, max(Int32(clamping: Int(time / .milliseconds(8))), 1))
    }
    if limits.memory != nil { pause = min(pause, 20) }
    _ = poll(&files, nfds_t(files.count), pause)
  }

  /// Reads results of a child.
  mutating func read(_ index: Int, _ take: (Int, [UInt8]) -> Void) {
    // A bounded number of reads, so that one child does not block the others.
    var left = 16
    while !children[index].isAtEnd, left > 0 {
      left -= 1
      let pipe = children[index].pipe
      let got = chunk.withUnsafeMutableBytes { OpenFile.readSome(pipe, $0) }
      if got > 0 {
        children[index].frames.append(chunk[..<got])
      } else {
        if got == 0 { children[index].isAtEnd = true }
        break
      }
    }
    while !children[index].isBroken, let frame = children[index].frames.next() {
      guard case .frame(let item, let bytes) = frame, isDone.indices.contains(item) else {
        // Code of a screen wrote to the pipe: the bytes that follow are not reliable.
        children[index].isBroken = true
        kill(-children[index].process, SIGKILL)
        kill(children[index].process, SIGKILL)
        return
      }
      guard !isDone[item] else { continue }
      finish(item)
      take(item, bytes)
    }
  }

  /// Checks whether a child has ended, and removes it if so.
  ///
  /// - Returns: how the child ended, and the item that ended it; nil if it still runs, if its last
  ///   item is done, or if that item is repeated.
  mutating func reap(_ index: Int) -> (item: Int, WorkerPool.Ending)? {
    let child = children[index]
    var information = siginfo_t()
    guard
      waitid(P_PID, id_t(child.process), &information, WEXITED | WNOHANG | WNOWAIT) == 0,
      information.si_signo != 0
    else { return nil }
    // Also kill the processes that the child started. Read what it wrote before removing it.
    kill(-child.process, SIGKILL)
    guard child.isAtEnd || child.isBroken || !hasUnreadData(child.pipe) else { return nil }
    return remove(at: index)
  }

  private func hasUnreadData(_ pipe: Int32) -> Bool {
    var file = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0 && file.revents & Int16(POLLIN) != 0
  }

  private mutating func remove(at index: Int) -> (item: Int, WorkerPool.Ending)? {
    let child = children.remove(at: index)
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    let slot = slots + child.job
    defer {
      close(child.pipe)
      if child.output >= 0 { close(child.output) }
    }
    let item = Int(worker_current_item(slot))
    guard isDone.indices.contains(item), !isDone[item] else {
      Self.forward(child.output)
      return nil
    }
    if Int(slot.pointee.reason) == Int(worker_reason_start) {
      // With one child fewer the system may allow the processes of the others.
      startFailure = FileSystem.Failure(code: slot.pointee.error)
      usableJobs -= 1
      Self.forward(child.output)
      return nil
    }
    let ending = Self.ending(slot, status, output: child.output)
    // Without a screen, the cause may be outside of the item, such as too little memory.
    if ending.run == nil, isolatesScreens, repeated.insert(item).inserted { return nil }
    return (item, ending)
  }
}
