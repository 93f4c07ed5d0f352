import DioramaGallery
import Testing

/// The address of a server; `GalleryServerTests` send requests to one.
@Suite("Addresses of the gallery's server") struct ServerAddressTests {
  @Test func each_server_has_its_own_token() {
    let tokens = (1...2).map { _ in GalleryServer.Address(port: 0).token }
    #expect(tokens[0] != tokens[1])
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }

  /// Browsers leave out port 80, which is the default.
  @Test func hosts_without_a_port_are_accepted_only_for_port_80() {
    #expect(
      GalleryServer.Address(port: 80).hosts == [
        "127.0.0.1:80", "127.0.0.1", "localhost:80", "localhost",
      ])
    #expect(GalleryServer.Address(port: 8080).hosts == ["127.0.0.1:8080", "localhost:8080"])
  }

  @Test func a_kept_address_is_restored_and_invalid_ones_are_ignored() {
    let address = GalleryServer.Address(port: 4173)
    #expect(GalleryServer.Address(kept: "4173 \(address.token)") == address)
    #expect(GalleryServer.Address(kept: "") == nil)
    #expect(GalleryServer.Address(kept: "70000 x") == nil)
    #expect(GalleryServer.Address(kept: nil) == nil)
  }
}
