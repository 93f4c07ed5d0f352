import HeadlessUIKit
import Testing

@Suite("Drawn images") struct DrawnImageTests {
  private let star = UIImage(name: "star", symbol: "★")

  @Test func a_resized_image_keeps_name_and_symbol_and_has_the_new_size() {
    inRun { _ in
      let size = CGSize(width: 40, height: 30)
      let small = UIGraphicsImageRenderer(size: size).image { _ in
        star.withTintColor(.red).draw(in: CGRect(origin: .zero, size: size))
      }
      #expect(small == star && small.size == size)
      #expect(small.ownTintColor == .red)
    }
  }

  @Test func a_short_text_is_the_symbol_and_a_shape_is_not() {
    inRun { _ in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
      let shape = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIBezierPath(ovalIn: .zero).fill()
      }
      #expect(shape.symbol == "▣")
      #expect(renderer.image { _ in "AB".draw(in: .zero) }.symbol == "AB")
      let long = renderer.image { _ in "A text too long for a mark".draw(in: .zero) }
      #expect(long.symbol == "▣")
    }
  }

  @Test func images_can_be_drawn_in_the_old_manner_and_inside_others() {
    inRun { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 0)
      let inner = UIGraphicsImageRenderer(size: .zero).image { _ in "in".draw(at: .zero) }
      star.draw(at: .zero)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(inner.symbol == "in" && image == star && image?.size.height == 6)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }
}
