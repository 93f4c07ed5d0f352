import Diorama
import DioramaKit
import DioramaStage
import HeadlessSendbird
import Testing
import YAML

/// Every YAML value has an origin and lists the origins that it overrides.
@Suite("Origins") struct OriginTests {
  private let project = """
    theme: dark
    SBUModuleSet: { InviteUserModule.HeaderComponent: TeamHeader }
    components:
      TeamHeader: { extends: SBUInviteUserModule.Header, title: Component }
    """

  /// Lines 1 to 8; `diorama.yaml` has three lines before `project`.
  private let yaml = """
    viewController: SBUInviteUserViewController
    channelURL: design-team
    headerComponent:
      title: Screen
    variants:
      other:
        theme: light
        headerComponent: { title: Variant, leftBarButton: { title: Back } }
    """

  /// The lines of `describe` for each plan.
  private func described(_ describe: (ScreenPlan) -> [String]) throws -> [String] {
    try Screens(yaml: yaml, project: project).inFolder { suite in
      suite.plans().compactMap { $0.plan.map { describe($0).joined(separator: "\n") } }
    }
  }

  private func text(_ origin: Origin) -> String {
    let own = origin.place.map { place in
      let file = place.source.path.split(separator: "/").last ?? ""
      return "\(origin.layer.name) \(file):\(place.start.line):\(place.start.column)"
    }
    return ([own ?? origin.layer.name] + origin.overridden.reversed().map(text))
      .joined(separator: ", over ")
  }

  @Test func a_key_records_its_origin_and_the_overridden_layers() throws {
    let texts = try described { plan in
      plan.origins.map { "\($0.name): \(text($0.origin))" }.sorted()
    }
    try #require(texts.count == 2)
    expect(
      texts[0],
      is: """
        channelURL: screen screen.yaml:2:13
        components: project diorama.yaml:7:3
        currentUser: project diorama.yaml:2:14
        data: project diorama.yaml:1:7
        device: project diorama.yaml:3:9
        headerComponent: screen screen.yaml:4:3
        theme: project diorama.yaml:4:8
        variants: screen screen.yaml:6:3
        viewController: screen screen.yaml:1:17
        """)
    #expect(
      texts[1].contains(
        "theme: variant screen.yaml:7:12, over project diorama.yaml:4:8"), "\(texts[1])")
    #expect(
      texts[1].contains(
        "headerComponent: variant screen.yaml:8:22, over screen screen.yaml:4:3"), "\(texts[1])")
  }

  @Test func a_part_property_records_its_component_screen_and_variant_origins() throws {
    let texts = try described { plan in
      plan.run.components.flatMap { part in
        part.choice.settings.map {
          "\(part.slot.name).\($0.name): \(text($0.origin))"
        }
      }.sorted()
    }
    expect(
      texts.joined(separator: "\n--\n"),
      is: """
        headerComponent.title: screen screen.yaml:4:10, over component diorama.yaml:7:61
        --
        headerComponent.leftBarButton: variant screen.yaml:8:55
        headerComponent.title: variant screen.yaml:8:31, over screen screen.yaml:4:10, \
        over component diorama.yaml:7:61
        """)
  }
}
