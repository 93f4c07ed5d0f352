// Draws a frame as a phone, from the same pieces as its text. Places and sizes are in points.

const [TEXT, BOX, AVATAR, SWITCH, CHECKBOX, SYMBOL, SPINNER, PHOTO, VEIL] = Array(9).keys();
const KINDS = ["", "", "avatar", "switch", "checkbox", "symbol", "spinner", "photo", "veil"];
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
	const [kind = 0, x = 0, y = 0, width = 0, height = 0, ink, ground, size = 0, weight, align = 0, radius = 0] = (phone.looks[index] ?? []).map(Number);
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

function drawBand({ tables }, known, top, number) {
	const { phone, strings } = tables;
	const [height = 0, ground, line = 0, ...pieces] = phone.bands[number - 1] ?? [];
	const back = color(phone.colors[ground - 1]);
	const band = make(`div.row.band.${rule(`top:${+top}px;height:${+height}px;${back ? `background:${back}` : ""}`)}`);
	for (let at = 0; at < pieces.length; at += 3) {
		const [look, string = 0, source = 0] = pieces.slice(at, at + 3);
		const [kind, classes] = (phone.classes ??= [])[look] ??= lookOf(phone, look);
		const text = short(strings[string - 1], 4000);
		const shape = band.appendChild(make(`span.${classes}`, { "data-s": known && source > 0 && source }));
		if (kind === TEXT) shape.append(...marked(text));
		else if (text) shape.append(drawSymbol(phone, text));
		else if (kind === CHECKBOX) shape.append(drawSymbol({ icons: { x: "M5 12l5 5 9-10" } }, "x"));
	}
	if (line) band.append(make(`i.${rule(`left:${line > 1 ? +line : 0}px`)}`));
	return [band, height];
}

/** Draws the phone view of a frame; recorded text has no known sources. */
function drawPhone(screen, { phone: numbers }, options, known) {
	if (!numbers || !screen.tables.phone) return make("p.title.phone", "No phone view: this frame was not run.");
	const [height, line, ...items] = numbers;
	const edge = color(screen.tables.phone.colors[line - 1], "#888");
	const view = make(`div.glass.phone.${rule(`height:${+height}px;--edge:${edge}`)}`, options);
	const over = items.indexOf(0);
	let y = 0;
	for (const number of over < 0 ? items : items.slice(0, over)) {
		if (number < 0) y -= number;
		else {
			const [band, height] = drawBand(screen, known, y, number);
			view.append(band, "\n");
			y += height;
		}
	}
	for (let at = over + 1; over >= 0 && at < items.length; at += 2) view.append(drawBand(screen, known, items[at], items[at + 1])[0], "\n");
	return view;
}
