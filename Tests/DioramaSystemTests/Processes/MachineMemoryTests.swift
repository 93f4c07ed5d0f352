import DioramaSystem
import Foundation
import Testing

@Suite("Machine memory") struct MachineMemoryTests {
  @Test func the_memory_limit_is_known() throws {
    let most = try #require(CurrentProcess.memoryLimit)
    #expect(most > 100_000_000)
    #expect(UInt64(most) <= ProcessInfo.processInfo.physicalMemory)
  }

  @Test func the_memory_limits_of_the_control_groups_of_a_process_are_read() {
    let files = [
      "/sys/fs/cgroup/a/memory.max": "2000\n", "/sys/fs/cgroup/a/b/memory.max": "max\n",
      "/sys/fs/cgroup/cpu/memory.max": "3\n",
    ]
    #expect(CurrentProcess.memoryLimits(ofGroups: "0::/a/b\n") { files[$0] } == [2000])
    #expect(CurrentProcess.memoryLimits(ofGroups: "4:cpu:/\n") { files[$0] } == [])
    #expect(CurrentProcess.memoryLimits(ofGroups: "0::/gone\n\nx\n") { _ in nil } == [])
  }
}
