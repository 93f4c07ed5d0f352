import DioramaKit
import HeadlessUIKit
import YAML

/// The lines of a row, each with its parts from left to right; set with `lines` in YAML.
typealias CellLines<Part> = [[Part]]

extension ValueShape {
  /// A value that lists the parts of a row in lines. A part is one view, so it may appear only
  /// once.
  static func lines<Part>() -> ValueShape
  where
    Value == CellLines<Part>,
    Part: RawRepresentable & CaseIterable & Sendable & Hashable, Part.RawValue == String
  {
    let shape = ValueShape<[[Part]]>.list(of: .list(of: .choice))
    return ValueShape(shape.description) { node, decoding in
      guard let lines = shape.decode(node, &decoding) else { return nil }
      var places: [String: Place] = [:]
      for item in node.items.flatMap({ Array($0.items) }) {
        if let first = places[item.text] {
          decoding.diagnostics.append(.duplicate("part", item, first: first))
          return nil
        }
        places[item.text] = item.place
      }
      guard !places.isEmpty else {
        decoding.diagnostics.append(
          .noParts(in: node, available: Part.allCases.map(\.rawValue)))
        return nil
      }
      return lines
    }
  }
}

extension UIView {
  /// Replaces the subviews of this view with views in lines.
  func arrange(_ lines: [[UIView]]) {
    for view in subviews { view.removeFromSuperview() }
    let column = UIStackView()
    column.axis = .vertical
    for views in lines {
      let line = UIStackView()
      line.spacing = 8
      for view in views { line.addArrangedSubview(view) }
      column.addArrangedSubview(line)
    }
    addSubview(column)
  }
}
