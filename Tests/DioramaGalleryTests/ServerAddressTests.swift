import DioramaGallery
import Testing

/// The address of a server; `GalleryServerTests` ask one.
@Suite("Addresses of the gallery's server") struct ServerAddressTests {
  @Test func each_server_has_a_token_of_its_own() {
    let tokens = (1...2).map { _ in GalleryServer.Address(port: 0).token }
    #expect(tokens[0] != tokens[1])
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }

  /// Of the port of all pages browsers say none.
  @Test func the_port_80_is_not_said() {
    #expect(
      GalleryServer.Address(port: 80).hosts == [
        "127.0.0.1:80", "127.0.0.1", "localhost:80", "localhost",
      ])
    #expect(GalleryServer.Address(port: 8080).hosts == ["127.0.0.1:8080", "localhost:8080"])
  }

  @Test func an_address_is_found_again_by_the_process_that_goes_on() {
    let address = GalleryServer.Address(port: 4173)
    #expect(GalleryServer.Address(kept: "4173 \(address.token)") == address)
    #expect(GalleryServer.Address(kept: "") == nil)
    #expect(GalleryServer.Address(kept: "70000 x") == nil)
    #expect(GalleryServer.Address(kept: nil) == nil)
  }
}
