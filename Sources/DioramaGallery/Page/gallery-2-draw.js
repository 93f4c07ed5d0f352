// Frames as text in the colours of their theme, and what differs between two of them.

// Borders; what every monospace font has; all else, which gets a box of as many cells as on a
// terminal. Words of scripts that run from right to left stay together.
const PIECES = /([\u2500-\u257f]+)|(?:[\x20-\x7e\u00a1-\u017f](?!\p{M}))+|((?:[\x20-\x7e\u00a1-\u017f](?=\p{M})|[^\x20-\x7e\u00a1-\u017f\u2500-\u257f]|(?<=[\u0590-\u08ff]) +(?=[\u0590-\u08ff]))+)/gu;
const WIDE = /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\ufe0f/u;
const LONGEST = 4000;

const letters = new Intl.Segmenter("en");

/** How many cells a piece takes where nobody counted. */
const cellsOf = (text) => [...letters.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : Math.min(2, [...segment.replace(/[\p{Mn}\p{C}]/gu, "")].length)), 0);

/** Puts a text into an element, piece by piece; `cells`: how many it takes, if known. */
function drawText(into, text, dim, cells) {
  if (text.length > LONGEST) [text, cells] = [`${text.slice(0, LONGEST)}…`, undefined];
  const pieces = [...text.matchAll(PIECES)].map(([words, border, odd]) => ({ words, border, odd, cells: odd ? cellsOf(words) : words.length }));
  const last = pieces.findLast((piece) => piece.odd);
  if (last && cells !== undefined) last.cells = Math.max(0, last.cells + cells - pieces.reduce((sum, piece) => sum + piece.cells, 0));
  for (const { words, border, odd, cells: width } of pieces) {
    const kind = odd ? `odd.${rule(`width:${width}ch`)}` : border && dim && "box";
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
      drawText(target, text.slice(0, start), !style);
      drawText(target.appendChild(make("mark")), text.slice(start, end), !style);
      drawText(target, text.slice(end), !style);
    } else drawText(target, text, !style, cells && (cells[string] ?? text.length));
    if (target !== element) element.append(target);
    at += text.length;
  }
  element.append("\n");
  return element;
}

/** Rows of a frame, or of what stands below one, with what `compare` found. */
function drawRows({ tables }, rows, changes, options) {
  return make(`pre.glass${changes ? ".marked" : ""}`, options, ...rows.map((row, index) => {
    const { as = row, kind, mark } = changes?.[index] ?? {};
    return drawRow(tables, as, kind, mark);
  }));
}

function drawFrame(screen, frame, index, note, changes, below, old) {
  const theme = screen.tables.themes[(old && screen.recordedTheme) ?? screen.theme];
  const name = [short(screen.id), `frame ${index + 1}`, note, short(frame.label)].filter(Boolean).join(", ");
  const figure = make(`figure.frame.${themeClass(theme)}`, { "data-frame": index + 1 },
    make("figcaption",
      make("a", { href: `${screen.link}:${index + 1}`, "aria-label": `Link to ${name}`, "data-key": `link ${index} ${old}` }, `${index + 1}`),
      make("span", note && make("b", note), note && frame.label && " · ", short(frame.label))),
    drawRows(screen, frame.rows, changes, region(name, `frame ${index} ${old}`)));
  figure.screen = screen;
  if (frame.blocks?.length) {
    const differs = below?.some((change) => change.kind);
    const names = frame.blocks.map((row) => /^── (\w+) ──$/.exec(screen.tables.text(row))?.[1]).filter(Boolean);
    const more = make("details.blocks", make("summary", { "data-key": `blocks ${index} ${old}` }, names.join(", ")), drawRows(screen, frame.blocks, differs && below));
    more.open = differs;
    figure.append(more);
  }
  return figure;
}

/** What differs between two lists of rows: the kind of each, and the part that is other. */
function compare(tables, before, after) {
  const [old, now] = [before, after].map((rows) => rows.map((row) => tables.text(row)));
  const [rows, columns] = [old.length, now.length];
  // How long the longest list of rows is that both have, from each pair of rows on.
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
  const [a, b] = [[...text], [...other]];
  const most = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < most && a[start] === b[start]) start++;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(0, start).join("").length, a.slice(0, a.length - end).join("").length];
}

/** Which recorded frame stands for which of now: those of one label, the others in order. */
function framePairs(before, after) {
  const left = [...before.keys()];
  const pairs = after.map(({ label }, index) => {
    const at = left.findIndex((old) => before[old].label === label);
    return [at < 0 ? null : left.splice(at, 1)[0], index];
  });
  const alone = pairs.filter(([old]) => old === null);
  if (alone.length === left.length) for (const pair of alone) pair[0] = left.shift();
  return [...pairs, ...left.map((old) => [old, null])];
}
