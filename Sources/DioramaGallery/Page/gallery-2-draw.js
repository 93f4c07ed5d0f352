// Draws frames as text, and compares two frames.

// Characters of every monospace font. All others are drawn in boxes as wide as on a terminal.
// Right-to-left words stay together.
const PIECES = /(?:[\x20-\x7e\u00a1-\u017f\u2500-\u257f](?!\p{M}))+|((?:[\x20-\x7e\u00a1-\u017f](?=\p{M})|[^\x20-\x7e\u00a1-\u017f\u2500-\u257f]|(?<=[\u0590-\u08ff]) +(?=[\u0590-\u08ff]))+)/gu;
const WIDE = /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\ufe0f/u;

const letters = new Intl.Segmenter("en");

const cellsOf = (text) => [...letters.segment(visible(text))].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : Math.min(2, [...segment.replace(/[\p{Mn}\p{C}]/gu, "")].length)), 0);

function drawText(into, text) {
	for (const [words, odd] of short(text, 4000).matchAll(PIECES)) into.append(odd ? make(`span.odd.${rule(`width:${cellsOf(words)}ch`)}`, words) : words);
}

/** Draws a row of a frame, and marks a range of its text. */
function drawRow(tables, row, kind = "", [from, to] = [0, 0]) {
	const element = make(`span.row.${kind}`);
	let at = 0;
	for (const [string, style = 0, source = 0] of tables.rows[row] ?? []) {
		const text = tables.strings[string] ?? "";
		// Recorded text has no known source.
		const known = source > 0 && (kind !== "del" || page.model.against);
		const target = style || known ? element.appendChild(make(`span.${style ? tables.style(style) : ""}`, { "data-s": known && source })) : element;
		const [start, end] = [from, to].map((place) => Math.min(Math.max(place - at, 0), text.length));
		drawText(target, text.slice(0, start));
		if (end > start) drawText(target.appendChild(make("mark")), text.slice(start, end));
		drawText(target, text.slice(end));
		at += text.length;
	}
	element.append("\n");
	return element;
}

const drawRows = ({ tables }, rows, changes, options) => make(`pre.glass${changes ? ".marked" : ""}`, options, ...rows.map((row, index) => {
	const { as = row, kind, mark } = changes?.[index] ?? {};
	return drawRow(tables, as, kind, mark);
}));

function drawFrame(screen, frame, index, note, changes, below, old) {
	const { tables, recordedTheme, theme, link } = screen;
	const number = index + 1;
	const name = listed([screen.id, number && `frame ${number}`, note, frame.label], ", ");
	const figure = make(`figure.frame.${themeClass(tables.themes[(old && recordedTheme) ?? theme])}`, { "data-frame": number || null },
		make("figcaption",
			number && make("a", { href: `${link}:${number}`, "aria-label": `Link to ${name}`, "data-key": `link ${index} ${old}` }, `${number}`),
			make("span", note && make("b", note), note && frame.label && " · ", short(frame.label))),
		page.phone && number ? drawPhone(screen, frame, region(name, `frame ${index} ${old}`), !old || page.model.against) : drawRows(screen, frame.rows, changes, region(name, `frame ${index} ${old}`)));
	figure.screen = screen;
	if (frame.blocks?.length) {
		const differs = below?.some((change) => change.kind);
		const names = frame.blocks.map((row) => /^── (\w+) ──$/.exec(tables.text(row))?.[1]).filter(Boolean).join(", ");
		const key = `blocks ${index} ${old} ${differs}`;
		const more = make("details.blocks", { "data-key": key }, make("summary", { "data-key": `${key} of` }, names), drawRows(screen, frame.blocks, differs && below, region(names, `${key} rows`)));
		more.open = differs;
		figure.append(more);
	}
	return figure;
}

/** Compares two lists of rows. */
function compare({ tables, recordedTheme, recordedPlain }, before = [], after = []) {
	const { against } = page.model;
	const [old, now] = [before, after].map((rows) => rows.map((row) => tables.text(row, against)));
	const [rows, columns] = [old.length, now.length];
	// The length of the longest common subsequence, from each pair of rows on.
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
	const settle = () => {
		const note = (side, kind, row, other) => (side.push({ kind, mark: other >= 0 ? otherPart(tables.text(row), tables.text(other)) : undefined }), result.same = false);
		gone.forEach((row, at) => note(result.before, "del", row, come[at]));
		come.forEach((row, at) => note(result.after, "add", row, gone[at]));
		[gone, come] = [[], []];
	};
	for (let i = 0, j = 0; i < rows || j < columns;) {
		if (i < rows && j < columns && old[i] === now[j]) {
			settle();
			// If the snapshot has no colors, rows with the same text are drawn as they look now.
			result.before.push(recordedPlain && recordedTheme === undefined ? { as: after[j] } : {});
			result.after.push({});
			i++;
			j++;
		} else if (j >= columns || (i < rows && length[(i + 1) * size + j] >= length[i * size + j + 1])) gone.push(before[i++]);
		else come.push(after[j++]);
	}
	settle();
	return result;
}

/** The range of a text without the prefix and suffix that it shares with another. */
function otherPart(text, other) {
	const [a, b] = [[...text], [...other]];
	const most = Math.min(a.length, b.length);
	let [start, end] = [0, 0];
	while (start < most && a[start] === b[start]) start++;
	while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
	return [a.slice(0, start).join("").length, a.slice(0, a.length - end).join("").length];
}

/** Pairs old frames with current ones: by label, the others in order. */
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
