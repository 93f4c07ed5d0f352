// The YAML next to the screens, and the sources of texts.

/** Shows a file with an optional highlighted line; by default the screen's last one. */
function drawYaml(screen, path, lit) {
	const place = $("[data-yaml]");
	const fileOf = (path) => screen?.tables.files.find((file) => file.path === path);
	const { shown = [] } = drawYaml;
	if (!path && screen?.id === shown[0] && fileOf(shown[1])?.text !== undefined) [, path, lit] = shown;
	path ??= screen?.file.path;
	const file = fileOf(path);
	const text = file?.text;
	const [first, last] = file && file === screen.file ? [screen.line, screen.line + screen.lines - 1] : [];
	const now = drawYaml.shown = [screen?.id, path, lit, text, first, last];
	const isOther = (...places) => places.some((at) => now[at] !== shown[at]);
	if (!file) place.replaceChildren(make("p.title", "Select a screen to see its YAML."));
	else if (isOther(0, 1, 3, 4, 5)) {
		const lines = (text ?? "").replace(/\r?\n$/, "").split(/\r?\n/);
		const from = Math.max(0, (lit || first) - 300);
		const view = make("pre.yaml", region(`Text of ${short(path)}`, `yaml ${path}`),
			...lines.slice(from, from + screen.lines + 600).map((text, index) => drawYamlLine(short(text, 2000), from + index + 1, first, last)));
		place.replaceChildren(make("h3", short(path), first && (last > first ? `, lines ${first} to ${last}` : `, line ${first}`)), text === undefined ? make("p.title", "This page does not include its text.") : view);
		if (isOther(0, 1)) reveal(view.querySelector(".of"), view);
	}
	place.querySelector(".lit")?.classList.remove("lit");
	const line = lit && place.querySelector(`[data-n="${Number(lit)}"]`);
	line?.classList.add("lit");
	if (isOther(0, 1, 2)) reveal(line, line?.parentElement);
}

function drawYamlLine(text, number, first, last) {
	const [, start, key, rest] = /^(\s*(?:- )*)([^\s#:'"{[][^:#]*:(?=\s|$))?(.*)$/s.exec(text);
	return make(`span.${number >= first && number <= last ? "of" : ""}`, { "data-n": number }, start, key && make("i", key), rest[0] === "#" ? make("em", rest) : rest, "\n");
}

/** Scrolls only a box to an element in it. */
function reveal(element, box) {
	if (element) requestAnimationFrame(() => {
		const [inner, outer] = [boxOf(element), boxOf(box)];
		if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
	});
}

const screenOf = (element) => (element.closest("figure") ?? element.closest("article"))?.screen;

/** Shows the source of a text below it, and highlights its line of YAML. */
function showTip(run, keep) {
	const screen = screenOf(run);
	if (!screen) return;
	const { component, what, text, place, path, line } = screen.tables.source(Number(run.dataset.s));
	const tip = $("#tip");
	tip.replaceChildren(...marked(listed([listed([component, what]), text, place], "\n")));
	hideTip();
	tip.hidden = false;
	run.setAttribute("aria-describedby", "tip");
	placeTip(run);
	if (keep) setCurrent(screen);
	const isHere = screen.tables.files.some((file) => file.path === path && file.text !== undefined);
	if (line && isHere && screen === page.current) drawYaml(screen, path, line);
}

const described = () => $("[aria-describedby=tip]");

function placeTip(run) {
	const [box, { width, height }] = [boxOf(run), boxOf($("#tip"))];
	const top = box.bottom + height + 14 > innerHeight ? box.top - height - 8 : box.bottom + 8;
	tipSheet.replaceSync(`.tip{left:${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px;top:${top}px}`);
}

function hideTip() {
	$("#tip").hidden = true;
	described()?.removeAttribute("aria-describedby");
}
