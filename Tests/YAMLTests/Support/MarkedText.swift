import YAML

/// Text with markers at the positions of interest: `title: 1️⃣Add2️⃣`.
///
/// A marker is one of 1️⃣ to 9️⃣. It is removed from the text, and its position is kept.
struct MarkedText: ExpressibleByStringLiteral {
  /// The text without the markers.
  let text: String
  /// The positions of the markers.
  let marks: [Character: Mark]

  init(stringLiteral marked: String) {
    var text = ""
    var marks: [Character: Mark] = [:]
    var mark = Mark.fileStart
    for character in marked {
      if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
        marks[character] = mark
        continue
      }
      text.append(character)
      if character == "\n" {
        mark = Mark(line: mark.line + 1, column: 1)
      } else {
        mark.column += Int32(character.unicodeScalars.count)
      }
    }
    self.text = text
    self.marks = marks
  }
}
