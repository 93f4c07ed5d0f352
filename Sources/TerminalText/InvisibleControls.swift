extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is invisible but affects the text around it:
  /// controls, bidirectional marks, line separators, tags, fillers and other spaces without width.
  ///
  /// Joiners and variation selectors are not among them: inside an emoji or a word they are part of
  /// the visible text.
  public var isInvisibleControl: Bool {
    switch value {
    case 0x20...0x7E, 0x4E00...0x9FFF, 0xAC00...0xD7A3: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // Soft hyphen, Arabic letter mark, Mongolian vowel separator, Hangul fillers.
    case 0xAD, 0x61C, 0x180E, 0x3164, 0xFFA0: true
    // Zero width space, direction marks, separators, embeddings and overrides.
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E: true
    // Word joiner, invisible operators, isolates, deprecated format characters.
    case 0x2060...0x206F: true
    // Byte order mark, interlinear annotation, musical phrase marks, tags.
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether the scalar is visible only in its effect on the character before it.
  fileprivate var isJoinerOrSelector: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// The scalar as an escape, such as `\u{202E}` or `\n`.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// Returns the text with everything that a terminal would interpret, or that is invisible, as
  /// visible escapes: for messages.
  ///
  ///     "a\u{1B}[31mb\n".escapingControls()  // a\u{1B}[31mb\n
  ///
  /// Whole emoji keep their joiners, selectors and tags; a joiner without a character to join is
  /// escaped. A text without any such scalar is returned unchanged, so escaping twice changes
  /// nothing.
  public func escapingControls() -> String {
    guard !hasOnlyPrintableASCII, mayContainControls() else { return self }
    return escaped(isReversible: false)
  }

  /// Returns the text with the escapes of ``escapingControls()``, such that different texts have
  /// different results: for snapshots.
  ///
  ///     "a\nb".reversiblyEscaped()    // a line feed: a\nb
  ///     #"a\nb"#.reversiblyEscaped()  // a backslash and an n: a\\nb
  ///
  /// Backslashes are doubled if an escape follows them, or text that looks like the rest of one:
  /// `n`, `r`, `t` or `u{`. Other backslashes are unchanged. So an odd number of backslashes before
  /// such letters ends in an escape, and an even number means half as many backslashes.
  ///
  /// - Parameter includesFinalSpace: whether a space after other characters is written as `\u{20}`
  ///   at the end of the text, where it would be invisible.
  public func reversiblyEscaped(includesFinalSpace: Bool = false) -> String {
    let space = UInt8(ascii: " ")
    let hasFinalSpace =
      includesFinalSpace && utf8.last == space && utf8.contains { $0 != space }
    guard
      hasFinalSpace || utf8.contains(UInt8(ascii: "\\"))
        || !hasOnlyPrintableASCII && mayContainControls()
    else { return self }
    return escaped(isReversible: true, escapesLast: hasFinalSpace)
  }

  /// Returns a text of several lines with the same escapes, and with its line feeds unchanged.
  ///
  ///     "a\tb\nc".escapingControlsInLines()  // two lines, the first with a visible \t
  public func escapingControlsInLines() -> String {
    guard mayContainControls(besides: "\n") else { return self }
    // CR LF is one character, but only its LF ends a line.
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControls() }.joined(separator: "\n")
  }

  /// Returns a JSON text with everything invisible written as JSON escapes; line feeds between
  /// values stay.
  ///
  ///     "[\"a\u{202E}\"]\n".escapingControlsInJSON()  // ["a\u202e"], and a line feed
  public func escapingControlsInJSON() -> String {
    mayContainControls(besides: "\n")
      ? escapingInJSON { $0 != "\n" && $0.isInvisibleControl } : self
  }

  /// Returns a JSON text in which some scalars of its strings are written as JSON escapes.
  ///
  /// - Parameter isEscaped: returns whether to escape a scalar; must be false for the characters of
  ///   JSON's syntax.
  package func escapingInJSON(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard isEscaped(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        result += "\\u\(zeros)\(digits)"
      }
    }
    return result
  }

  /// Whether the text contains a scalar that may have to be escaped.
  private func mayContainControls(besides lineFeed: Unicode.Scalar? = nil) -> Bool {
    unicodeScalars.contains {
      $0 != lineFeed && ($0.isInvisibleControl || WidthClass(of: $0) == .joiningZero)
    }
  }

  private func escaped(isReversible: Bool, escapesLast: Bool = false) -> String {
    var scalars: [(scalar: Unicode.Scalar, isEscaped: Bool)] = []
    scalars.reserveCapacity(utf8.count)
    for character in self { character.appendScalars(to: &scalars) }
    if escapesLast { scalars[scalars.count - 1].isEscaped = true }
    var result = ""
    var backslashes = 0
    func end(before index: Int) {
      guard backslashes > 0 else { return }
      let isDoubled = isReversible && index < scalars.count && isEscape(at: index)
      let count = isDoubled ? 2 * backslashes : backslashes
      result += String(repeating: "\\", count: count)
      backslashes = 0
    }
    /// Whether an escape begins here, or text that looks like one after a backslash.
    func isEscape(at index: Int) -> Bool {
      let (scalar, isEscaped) = scalars[index]
      if isEscaped || "nrt".unicodeScalars.contains(scalar) { return true }
      guard scalar == "u", index + 1 < scalars.count else { return false }
      return scalars[index + 1] == ("{", false)
    }
    for (index, (scalar, isEscaped)) in scalars.enumerated() {
      if scalar == "\\" {
        backslashes += 1
        continue
      }
      end(before: index)
      if isEscaped {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    end(before: scalars.count)
    return result
  }
}

extension Character {
  /// Appends the scalars, each with whether it is escaped.
  fileprivate func appendScalars(to scalars: inout [(scalar: Unicode.Scalar, isEscaped: Bool)]) {
    if isTagSequence {
      scalars += unicodeScalars.map { ($0, false) }
      return
    }
    var base: Unicode.Scalar?
    /// The start of the scalars since the last escape.
    var start = scalars.count
    func endPart() {
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[start...].map(\.scalar))
      // A mark without a character that it belongs to is not visible.
      guard String(part).displayWidth == 0 else { return }
      for index in start..<scalars.count { scalars[index].isEscaped = true }
    }
    for scalar in unicodeScalars {
      let isEscaped =
        scalar.isInvisibleControl || scalar.isJoinerOrSelector && !scalar.joins(to: base)
      if isEscaped { endPart() }
      scalars.append((scalar, isEscaped))
      if isEscaped { start = scalars.count }
      base = base ?? scalar
    }
    endPart()
  }
}

extension Unicode.Scalar {
  /// Whether a joiner or selector has an effect after a character's first scalar. For ASCII only
  /// the emoji of digits and signs have one.
  fileprivate func joins(to base: Unicode.Scalar?) -> Bool {
    guard let base, !base.isJoinerOrSelector else { return false }
    guard base.isASCII else { return true }
    return (value == 0xFE0E || value == 0xFE0F) && "0123456789#*".unicodeScalars.contains(base)
  }
}

extension Character {
  /// Whether this is a black flag with the tags of a region, such as the flag of Scotland.
  fileprivate var isTagSequence: Bool {
    let scalars = unicodeScalars
    guard scalars.first == "\u{1F3F4}", scalars.last == "\u{E007F}" else { return false }
    let tags = scalars.dropFirst().dropLast()
    return !tags.isEmpty && tags.allSatisfy { (0xE0020...0xE007E).contains($0.value) }
  }
}
