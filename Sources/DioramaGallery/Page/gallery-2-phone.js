// Draws a frame as a phone, from the same pieces as its text. Places and sizes are in points.

const [TEXT, BOX, AVATAR, SWITCH, CHECKBOX, SYMBOL, SPINNER, PHOTO, VEIL] = Array(9).keys();
const KINDS = ["", "", "avatar", "switch", "checkbox", "symbol", "spinner", "photo", "veil"];
const SOURCED = new Set([TEXT, SWITCH, SYMBOL]);
const SVG = "http://www.w3.org/2000/svg";

/** Draws a symbol as strokes, or as its text. */
function drawSymbol({ icons }, symbol) {
	if (!Object.hasOwn(icons, symbol)) return symbol;
	const [svg, path] = ["svg", "path"].map((name) => document.createElementNS(SVG, name));
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.ariaHidden = "true";
	path.setAttribute("d", icons[symbol]);
	svg.append(path);
	return svg;
}

/** The classes of a look. */
function lookOf(phone, index) {
	const [number, x = 0, y = 0, width = 0, height = 0] = (phone.looks[index] ?? []).map(Number);
	const [kind = 0, ink, ground, size = 0, weight, align = 0, radius = 0] = (phone.styles[number] ?? []).map(Number);
	const [fore, back] = [ink, ground].map((number) => color(phone.colors[number - 1]));
	let style = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;line-height:${height}px;`;
	if (back) style += `background:${back};`;
	if (fore) style += kind === BOX ? `box-shadow:inset 0 0 0 1px ${fore};` : `color:${fore};`;
	if (size) style += kind === SYMBOL || kind === PHOTO ? `--size:${size}px;font-size:${size}px;` : `font-size:${size}px;`;
	if (weight) style += `font-weight:${weight};`;
	if (radius) style += `border-radius:${radius}px;`;
	if (kind === TEXT) style += `text-align:${["left", "center", "right"][align]};${back ? "padding:0 4px;" : ""}`;
	return [kind, `${KINDS[kind] ?? ""}.${align && kind !== TEXT ? "on" : ""}.${rule(style)}`];
}

// Brackets and marks that only frames have; without them, a text is found in the rows of its frame.
const MARKS = /^[[\]()_‹✕!✓ ]+|[[\]()_‹✕!✓ ]+$/g;

/** The sources of the texts in a frame's rows. */
function sourcesOf({ rows, strings }, frame) {
	const sources = new Map();
	for (const [string, , source] of frame.rows.flatMap((row) => rows[row] ?? [])) {
		const key = strings[string]?.replace(MARKS, "");
		if (source && !sources.has(key)) sources.set(key, source);
	}
	return sources;
}

function drawBand({ tables: { phone, strings } }, sources, top, number) {
	const [height = 0, ground, line = 0, ...pieces] = phone.bands[number - 1] ?? [];
	const back = color(phone.colors[ground - 1]);
	const band = make(`div.row.band.${rule(`top:${+top}px;height:${+height}px;${back ? `background:${back}` : ""}`)}`);
	for (let at = 0; at < pieces.length;) {
		// A negative look has no text, and after a negative text comes its source.
		const bare = pieces[at] < 0;
		const look = bare ? -1 - pieces[at++] : pieces[at++];
		const string = bare ? 0 : pieces[at++];
		const text = short(strings[Math.abs(string) - 1], 4000);
		const own = string < 0 ? pieces[at++] : sources?.get(text.replace(MARKS, ""));
		const [kind, classes] = (phone.classes ??= [])[look] ??= lookOf(phone, look);
		const shape = band.appendChild(make(`span.${classes}`, { "data-s": sources && SOURCED.has(kind) && own > 0 && own }));
		if (kind === SWITCH || kind === CHECKBOX || kind === SYMBOL) Object.assign(shape, { role: "img", ariaLabel: kind === CHECKBOX ? (/\.on\./.test(classes) ? "checked" : "not checked") : text });
		if (kind === SWITCH) continue;
		if (kind === TEXT) shape.append(...marked(text));
		else if (text) shape.append(drawSymbol(phone, text));
		else if (kind === CHECKBOX) shape.append(drawSymbol({ icons: { x: "M5 12l5 5 9-10" } }, "x"));
	}
	if (line) band.append(make(`i.${rule(`left:${line > 1 ? +line : 0}px`)}`));
	return [band, height];
}

/** Draws the phone view of a frame; recorded text has no known sources. */
function drawPhone(screen, frame, options, known) {
	const { tables } = screen;
	if (!frame.phone || !tables.phone) return make("p.title.phone", "No phone view: this frame was not run.");
	const items = frame.phone;
	const view = make("div.glass.phone", options);
	const sources = known && sourcesOf(tables, frame);
	const over = items.indexOf(0);
	let y = 0;
	for (const number of over < 0 ? items : items.slice(0, over)) {
		if (number < 0) y -= number;
		else {
			const [band, height] = drawBand(screen, sources, y, number);
			view.append(band, "\n");
			y += height;
		}
	}
	view.classList.add(rule(`height:${y}px`));
	for (let at = over + 1; over >= 0 && at < items.length; at += 2) view.append(drawBand(screen, sources, items[at], items[at + 1])[0], "\n");
	return view;
}
