// The data of the page. The files are joined to one module, in the order of their names.

const WORDS = { all: "all", differs: "differences", changed: "changed", missing: "new", failed: "failed", orphaned: "orphaned", same: "same" };
const $ = (selector) => document.querySelector(selector);
const $$ = (selector) => [...document.querySelectorAll(selector)];
const focused = () => document.activeElement;
const boxOf = (element) => element.getBoundingClientRect();

const page = {
	screens: [], found: [], decisions: new Map(), refused: new Map(),
	query: "", state: "all", by: "folder", mode: "both", wipe: 50, variants: false, phone: false, current: null,
};

function readModel() {
	const element = $("#diorama-data");
	const text = element.textContent;
	element.textContent = "";
	return JSON.parse(text);
}

/** Makes an element: `make("p.title", {id: "x"}, "text", child)`. Texts are never markup. */
function make(kind, ...parts) {
	const [name, ...classes] = kind.split(/[. ]/).filter(Boolean);
	const element = document.createElement(name);
	if (classes.length) element.className = classes.join(" ");
	const options = parts[0]?.constructor === Object ? parts.shift() : {};
	for (const [key, value] of Object.entries(options)) if (value != null && value !== false) element.setAttribute(key, value);
	element.append(...parts.filter(Boolean).flatMap((part) => (part.nodeType ? part : marked(part))));
	return element;
}

// Invisible characters that change the text around them; those in a flag do not.
const HIDDEN = /((?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u3164\uffa0](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]+))/u;

const unhide = (text, made) => text.split(HIDDEN).map((piece, index) => (index % 2 ? made(`\\u{${piece.codePointAt().toString(16).toUpperCase()}}`) : piece));
const visible = (text) => unhide(text, String).join("");
const marked = (text) => unhide(text, (escape) => make("span.hidden", escape));

/** A text as it is searched. */
const fold = (text) => text.normalize("NFC").toLowerCase();
const unboxed = (text) => fold(text.replace(/[\u2500-\u257f]+/g, ""));
const short = (text = "", most = 120) => (text.length > most ? `${text.slice(0, most)}…` : text);
const number = new Intl.NumberFormat("en").format;
const order = new Intl.Collator("en", { numeric: true }).compare;
const listed = (parts, between = " · ") => parts.filter(Boolean).map((part) => short(part)).join(between);
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const plural = (count, word) => `${number(count)} ${word}${count === 1 ? "" : "s"}`;

/** Groups values by name; a value may be in several groups. */
function grouped(values, namesOf) {
	const groups = new Map();
	for (const value of values) for (const name of namesOf(value)) groups.has(name) ? groups.get(name).push(value) : groups.set(name, [value]);
	return groups;
}

/** Calls a function after the layout of pending changes. */
const later = (act) => requestAnimationFrame(() => requestAnimationFrame(act));

/** The texts with a known source. */
const runsOf = (place) => [...(place?.querySelectorAll("[data-s]") ?? [])];

const button = (action, options, ...parts) => make("button", { "data-do": action, ...options }, ...parts);
/** Attributes of a region that keys can scroll and screen readers can name. */
const region = (name, key) => ({ tabindex: 0, role: "group", "aria-label": name, "data-key": key });

/** The tables of one answer, shared by its screens. */
class Tables {
	constructor(answer) {
		Object.assign(this, answer, { classes: [] });
	}

	/** A row's text, perhaps with its styles, without its sources. */
	text(row, styled) {
		let last = 0;
		return (this.rows[row] ?? []).map(([string, style = 0]) => (styled && style !== last ? `\0${(last = style)}\0` : "") + this.strings[string]).join("");
	}

	get lower() {
		return this.lowered ??= this.rows.map((_, row) => unboxed(this.text(row)).trim());
	}

	/** The source of a run; the index counts from 1. */
	source(index) {
		const source = this.sources[index - 1] ?? [];
		const [what, component, text] = source.map((number) => this.strings[number - 1]);
		const [file, line, column = 1] = source.slice(3);
		const path = this.files[file - 1]?.path;
		return { what, component, text, path, line, place: line ? `${path}:${line}:${column}` : path };
	}

	style(index) {
		const { fg, bg, bold } = this.styles[index] ?? {};
		return this.classes[index] ??= rule(`${color(fg) ? `color:${fg};` : ""}${color(bg) ? `background-color:${bg};` : ""}${bold ? "font-weight:700" : ""}`);
	}
}

const sheet = new CSSStyleSheet();
const tipSheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet, tipSheet];
const rules = new Map();

/** The class for declarations, since the security policy forbids style attributes. */
function rule(declarations) {
	if (declarations && !rules.has(declarations)) {
		sheet.insertRule(`.c${rules.size}{${declarations}}`);
		rules.set(declarations, `c${rules.size}`);
	}
	return rules.get(declarations) ?? "";
}

/** A valid color, or else another: it becomes part of a rule. */
const color = (text, other) => (/^#[0-9a-f]{3,8}$/i.test(text) ? text : other);

function themeClass({ ink, ground } = {}) {
	const [red, green] = [1, 3].map((at) => parseInt(`${ground}`.slice(at, at + 2), 16));
	const dark = red + 2 * green < 384;
	return `${rule(`--f-ink:${color(ink, dark ? "#fff" : "#000")};--f-ground:${color(ground, "#fff")}`)}.${dark ? "dark" : ""}`;
}

class Screen {
	static count = 0;

	constructor(value, tables) {
		Object.assign(this, { tags: [], types: [], ids: [], frames: [], id: "", tables, number: Screen.count++ }, value);
		this.file = tables.files[value.file] ?? { path: "" };
		this.family = value.of ?? value.id;
		this.differs = this.state !== "same";
		this.canDecide = this.differs && Boolean(this.digest);
		this.before = this.recorded ?? (this.differs ? [] : this.frames);
		this.link = `#${encodeURIComponent(this.id).replace(/%40/g, "@").replace(/%2F/g, "/")}`;
		this.rows = [...this.frames, ...(this.recorded ?? [])].flatMap(({ rows, blocks }) => (blocks ? [rows, blocks] : [rows]));
		this.words = fold([
			this.id, this.description, this.folder, this.system, this.file.path, WORDS[this.state],
			...this.tags, ...this.types, ...this.ids, ...this.frames.map((frame) => frame.label),
		].join("\n"));
	}
}

function setScreens(screens) {
	page.screens = screens;
	page.counts = new Map(Object.keys(WORDS).map((state) => [state, screens.filter(isOf(state)).length]));
	page.byId = new Map(screens.map((screen) => [screen.id, screen]));
	page.families = grouped(screens, (screen) => [screen.family]);
	page.current = page.byId.get(page.current?.id) ?? null;
}

const termsOf = (query) => (fold(query).match(/"[^"]+"?|[^\s"]+/g) ?? []).map((term) => term.replace(/"/g, ""));

/** The screens that contain all words of a query; quotes join words. */
function found(screens, query) {
	for (const term of termsOf(query)) {
		const hits = new Map();
		screens = screens.filter(({ words, rows, tables }) => {
			if (words.includes(term)) return true;
			if (!hits.has(tables)) hits.set(tables, tables.lower.map((text) => text.includes(term)));
			return rows.some((list) => list.some((row) => hits.get(tables)[row]));
		});
	}
	return screens;
}
