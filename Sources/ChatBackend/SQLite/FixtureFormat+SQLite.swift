import DioramaKit
import DioramaSystem

extension FixtureFormat {
  /// Databases of chat data.
  public static let sqlite = FixtureFormat(endings: [".sqlite"]) { path throws(Failure) in
    do throws(FileSystem.Failure) { try FileSystem.checkReadable(path) } catch {
      throw .file(error)
    }
    var fixture = Fixture()
    do throws(ChatDatabaseError) {
      fixture[ChatData.section] = try ChatDatabase.read(path)
    } catch {
      throw .content(error.reason)
    }
    return fixture
  }
}
