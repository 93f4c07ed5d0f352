// Frames as text in the colours of their theme, and what differs between two of them.

// Borders; what every monospace font has; and all else, which gets a box of as many cells as a
// terminal gives it. Words of scripts that run from right to left stay together.
const PIECES = /([\u2500-\u257f]+)|(?:[\x20-\x7e\u00a1-\u017f](?!\p{M}))+|((?:[\x20-\x7e\u00a1-\u017f](?=\p{M})|[^\x20-\x7e\u00a1-\u017f\u2500-\u257f]|(?<=[\u0590-\u08ff]) +(?=[\u0590-\u08ff]))+)/gu;
const WIDE = /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}|\ufe0f/u;
const IDEOGRAPHS = /^[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]+$/;
const LONGEST = 4000;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many cells a piece takes where nobody has counted. */
function cellsOf(text) {
  let cells = 0;
  for (const { segment } of letters.segment(text)) cells += WIDE.test(segment) ? 2 : /^[\p{M}\p{C}]/u.test(segment) ? 0 : 1;
  return cells;
}

/** Puts a text into an element, piece by piece; `cells` is how many it takes in all, if that is known. */
function drawText(into, text, dim, cells) {
  if (text.length > LONGEST) [text, cells] = [`${text.slice(0, LONGEST)}…`, undefined];
  const pieces = [...text.matchAll(PIECES)].map(([words, border, odd]) => ({ words, border, odd, cells: odd ? cellsOf(words) : words.length }));
  const last = pieces.findLast((piece) => piece.odd);
  if (last && cells !== undefined) last.cells = Math.max(0, last.cells + cells - pieces.reduce((sum, piece) => sum + piece.cells, 0));
  for (const { words, border, odd, cells: width } of pieces) {
    const kind = odd ? `odd.${rule(`width:${width}ch`)}${IDEOGRAPHS.test(words) && width === 2 * words.length ? ".wide" : ""}` : border && dim ? "box" : "";
    into.append(kind ? make(`span.${kind}`, words) : words);
  }
}

/** A row of a frame; `mark` is the part that differs, as two places in its text. */
function drawRow(tables, row, kind, [from, to] = [0, 0]) {
  const { rows, strings, cells } = tables;
  const element = make(`span.row.${kind ?? ""}`);
  let at = 0;
  for (const [string, style = 0, source = 0] of rows[row] ?? []) {
    const text = strings[string] ?? "";
    const data = source > 0 && kind !== "del" ? { "data-s": source } : {};
    const target = style || data["data-s"] ? make(`span.${style ? tables.style(style) : ""}`, data) : element;
    const [start, end] = [from, to].map((place) => Math.min(Math.max(place - at, 0), text.length));
    if (end > start) {
      const marked = make("mark");
      drawText(target, text.slice(0, start), !style);
      drawText(marked, text.slice(start, end), !style);
      target.append(marked);
      drawText(target, text.slice(end), !style);
    } else {
      drawText(target, text, !style, cells[string] ?? text.length);
    }
    if (target !== element) element.append(target);
    at += text.length;
  }
  element.append("\n");
  return element;
}

/** Rows of a frame, or of what stands below one. `changes` is what `compare` found. */
function drawRows({ tables }, rows, changes, options) {
  return make(`pre.glass${changes ? ".marked" : ""}`, options, ...rows.map((row, index) => {
    const { as = row, kind, mark } = changes?.[index] ?? {};
    return drawRow(tables, as, kind, mark);
  }));
}

/** A frame with its label and its link, on its own ground. */
function drawFrame(screen, frame, index, note = "", changes = null, below = null) {
  const label = frame.label || (screen.frames.length > 1 ? `Frame ${index + 1}` : "");
  const name = [short(screen.id, 80), `frame ${index + 1}`, note, short(frame.label, 80)].filter(Boolean).join(", ");
  const figure = make(`figure.frame.${themeClass(screen.tables.themes[screen.theme])}`, { "data-frame": index + 1 },
    make("figcaption",
      make("a", { href: `${screen.link}:${index + 1}`, "aria-label": `Link to ${name}`, "data-key": `link ${index} ${note}` }, `${index + 1}`),
      make("span", note && make("b", note), note && label && " · ", short(label))),
    drawRows(screen, frame.rows, changes, { tabindex: 0, role: "group", "aria-label": name, "data-key": `frame ${index} ${note}` }));
  if (frame.blocks?.length) {
    const differs = below?.some((change) => change.kind);
    const names = frame.blocks.map((row) => /^── (\w+) ──$/.exec(screen.tables.text(row))?.[1]).filter(Boolean);
    const more = make("details.blocks", make("summary", { "data-key": `blocks ${index} ${note}` }, names.join(", ") || "more"),
      drawRows(screen, frame.blocks, differs ? below : null, {}));
    more.open = differs;
    figure.append(more);
  }
  return figure;
}

/** What differs between two lists of rows: of each row its kind and the part that is other. */
function compare(tables, before, after) {
  const [old, now] = [before, after].map((rows) => rows.map((row) => tables.text(row)));
  const [rows, columns] = [old.length, now.length];
  // The longest list of rows that both have: how long it is from each pair of rows on.
  const size = columns + 1;
  const few = rows * columns < 4e6;
  const length = new Uint16Array(few ? (rows + 1) * size : 0);
  for (let i = few ? rows - 1 : -1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      length[i * size + j] = old[i] === now[j] ? length[(i + 1) * size + j + 1] + 1 : Math.max(length[(i + 1) * size + j], length[i * size + j + 1]);
    }
  }
  const result = { before: [], after: [], same: true };
  let [gone, come] = [[], []];
  // Rows that stand for each other: what they begin and end with alike is not marked.
  const settle = () => {
    gone.forEach((i, k) => (result.before[i] = { kind: "del", mark: k < come.length ? otherPart(old[i], now[come[k]]) : undefined }));
    come.forEach((j, k) => (result.after[j] = { kind: "add", mark: k < gone.length ? otherPart(now[j], old[gone[k]]) : undefined }));
    if (gone.length || come.length) result.same = false;
    [gone, come] = [[], []];
  };
  for (let i = 0, j = 0; i < rows || j < columns;) {
    if (i < rows && j < columns && old[i] === now[j]) {
      settle();
      // What is recorded has no colours: a row that is the same is drawn as it is now.
      result.before[i++] = { as: after[j] };
      result.after[j++] = {};
    } else if (j >= columns || (i < rows && length[(i + 1) * size + j] >= length[i * size + j + 1])) gone.push(i++);
    else come.push(j++);
  }
  settle();
  return result;
}

/** The part of a text between what it begins with and what it ends with like another one. */
function otherPart(text, other) {
  const most = Math.min(text.length, other.length);
  let [start, end] = [0, 0];
  while (start < most && text[start] === other[start]) start++;
  while (end < most - start && text[text.length - 1 - end] === other[other.length - 1 - end]) end++;
  // No letter of two units is cut in half.
  if (/[\ud800-\udbff]/.test(text[start - 1] ?? "")) start--;
  if (/[\udc00-\udfff]/.test(text[text.length - end] ?? "")) end--;
  return [start, text.length - end];
}

/** Which recorded frame stands for which of now: those of one label, and what is left over in order. */
function framePairs(before, after) {
  const left = [...before.keys()];
  const pairs = after.map(({ label }, index) => {
    const at = left.findIndex((old) => before[old].label === label);
    return [at < 0 ? null : left.splice(at, 1)[0], index];
  });
  const alone = pairs.filter(([old]) => old === null);
  if (alone.length === left.length) for (const pair of alone) pair[0] = left.shift();
  for (const old of left) {
    const at = pairs.findIndex(([other]) => other !== null && other > old);
    pairs.splice(at < 0 ? pairs.length : at, 0, [old, null]);
  }
  return pairs;
}
