#if canImport(Darwin)
  import Darwin

  /// Darwin's kqueue, which reports that a folder has changed but not what in it: its names are
  /// compared with the previous ones, and its files are watched one by one.
  ///
  /// FSEvents would not open files, but reports late and with other paths than the watched ones.
  struct KernelWatch {
    /// A file descriptor that becomes readable when there are events.
    let queue: Int32
    private var folders: [Int32: Folder] = [:]
    /// The folder and the name of each file, by the number of the file.
    private var files: [Int32: (folder: Int32, name: String)] = [:]

    /// A folder in its last known state.
    private struct Folder {
      var path: String
      let identity: [Int]
      var stamps: [String: FileStamp] = [:]
      /// The numbers of its files.
      var files: [String: Int32] = [:]
    }

    static let watchLimitErrors = [EMFILE, ENFILE]
    static let remedy = "raise the limit on open files, for example with 'ulimit -n 4096'"

    private static let gone = UInt32(NOTE_DELETE | NOTE_RENAME)
    private static let written = UInt32(NOTE_WRITE | NOTE_EXTEND)

    /// Creates a queue without folders; nil if the kernel refuses.
    init?() {
      queue = kqueue()
      if queue < 0 { return nil }
      // A process may open 256 files by default, and each watched file is open.
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
      setrlimit(RLIMIT_NOFILE, &limit)
    }

    func end() {
      for number in Array(files.keys) + Array(folders.keys) { close(number) }
      close(queue)
    }

    /// Watches a folder and the files in it.
    ///
    /// - Returns: its number, which is the same for the same folder under any name.
    /// - Throws: ``FileSystem/Failure`` if the kernel refuses.
    mutating func add(_ path: String) throws(FileSystem.Failure) -> Int32 {
      let identity = try FileStatus(of: path).identity
      if let known = folders.first(where: { $0.value.identity == identity })?.key {
        folders[known]?.path = path
        return known
      }
      let number = try listen(path, O_DIRECTORY)
      folders[number] = Folder(path: path, identity: identity)
      do throws(FileSystem.Failure) {
        _ = try changes(in: number)
      } catch {
        remove(number)
        throw error
      }
      return number
    }

    mutating func remove(_ number: Int32) {
      guard let folder = folders.removeValue(forKey: number) else { return }
      for file in folder.files.values { release(file) }
      close(number)
    }

    private mutating func release(_ file: Int32) {
      if files.removeValue(forKey: file) != nil { close(file) }
    }

    /// Opens a path only to receive its events.
    private func listen(_ path: String, _ flags: Int32) throws(FileSystem.Failure) -> Int32 {
      let number = open(path, O_EVTONLY | O_CLOEXEC | flags)
      guard number >= 0 else { throw .last }
      var interest = kevent()
      interest.ident = UInt(number)
      interest.filter = Int16(EVFILT_VNODE)
      interest.flags = UInt16(EV_ADD | EV_CLEAR)
      interest.fflags = Self.gone | Self.written
      guard kevent(queue, &interest, 1, nil, 0, nil) == 0 else {
        let failure = FileSystem.Failure.last
        close(number)
        throw failure
      }
      return number
    }

    /// Returns the pending events.
    mutating func events() -> [KernelEvent] {
      var pending: [KernelEvent] = []
      var list = Array(repeating: kevent(), count: 64)
      var atOnce = timespec()
      while true {
        let count = Int(kevent(queue, nil, 0, &list, Int32(list.count), &atOnce))
        guard count > 0 else { return pending }
        for event in list[..<count] { pending += events(of: Int32(event.ident), event.fflags) }
      }
    }

    private mutating func events(of number: Int32, _ notes: UInt32) -> [KernelEvent] {
      if let file = files[number] {
        if notes & Self.gone != 0 { forget(file.name, of: file.folder) }
        return [.name(file.name, in: file.folder)]
      }
      guard folders[number] != nil else { return [] }
      var events: [KernelEvent] = notes & Self.gone != 0 ? [.folder(number)] : []
      // If no more files can be watched, anything in the folder may have changed.
      if notes & Self.written != 0 { events += (try? changes(in: number)) ?? [.overflow] }
      return events
    }

    private mutating func forget(_ name: String, of folder: Int32) {
      if let file = folders[folder]?.files.removeValue(forKey: name) { release(file) }
    }

    /// Scans a folder, and watches its new files.
    ///
    /// - Returns: the names that were added or removed since the last scan, or that have another
    ///   stamp.
    /// - Throws: ``FileSystem/Failure`` if the limit on watched files is reached.
    private mutating func changes(in number: Int32) throws(FileSystem.Failure) -> [KernelEvent] {
      guard let folder = folders[number] else { return [] }
      var kinds: [String: FileSystem.EntryKind] = [:]
      var stamps: [String: FileStamp] = [:]
      for (name, kind) in (try? FileSystem.entries(of: folder.path)) ?? [] {
        let path = "\(folder.path)/\(name)"
        kinds[name] = kind
        stamps[name] = kind == .folder ? FileStamp(ofFolder: path) : FileStamp(of: path)
      }
      folders[number]?.stamps = stamps
      let changed = Set(stamps.keys).union(folder.stamps.keys)
        .filter { stamps[$0] != folder.stamps[$0] }
      for name in changed {
        forget(name, of: number)
        guard kinds[name] == .file else { continue }
        do throws(FileSystem.Failure) {
          let file = try listen("\(folder.path)/\(name)", 0)
          folders[number]?.files[name] = file
          files[file] = (number, name)
        } catch {
          // The file may be gone, or may not be readable.
          if Self.watchLimitErrors.contains(error.code) { throw error }
        }
      }
      return changed.map { .name($0, in: number) }
    }
  }
#endif
