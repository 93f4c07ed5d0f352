// What the page shows: the model, with words to search and rules for colours.
// The files of this folder are one module, in the order of their names.

const WORDS = { all: "all", differs: "differences", changed: "changed", missing: "new", failed: "failed", leftOver: "left over", same: "same" };
const $ = (selector) => document.querySelector(selector);
const $$ = (selector) => [...document.querySelectorAll(selector)];

const page = {
  model: null, screens: [], found: [], byId: new Map(), families: new Map(), decisions: new Map(), refused: new Map(),
  query: "", state: "all", by: "folder", mode: "both", variants: false, current: null,
};

/** The model in the page, unpacked where it is packed. */
async function readModel() {
  const element = $("#diorama-data");
  let text = element.textContent;
  element.textContent = "";
  if (element.type.endsWith("gzip")) {
    const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
    text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  }
  return JSON.parse(text);
}

/** An element: `make("p.title", {id: "x"}, "text", child)`. Texts become text, never markup. */
function make(kind, ...parts) {
  const [name, ...classes] = kind.split(/[. ]/).filter(Boolean);
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  const options = parts[0]?.constructor === Object ? parts.shift() : {};
  for (const [key, value] of Object.entries(options)) if (value !== null && value !== false) element.setAttribute(key, value);
  element.append(...parts.filter(Boolean));
  return element;
}

/** A text no longer than somebody reads. */
const short = (text = "", most = 120) => (text.length > most ? `${text.slice(0, most)}…` : text);
const number = new Intl.NumberFormat("en").format;
const order = new Intl.Collator("en", { numeric: true }).compare;
const plural = (count, word) => `${number(count)} ${word}${count === 1 ? "" : "s"}`;

/** Lists by a name each; one value may stand in several. */
function grouped(values, namesOf) {
  const groups = new Map();
  for (const value of values) for (const name of namesOf(value)) groups.has(name) ? groups.get(name).push(value) : groups.set(name, [value]);
  return groups;
}

/** Does something when what has changed is laid out, and has scrolled. */
const later = (act) => requestAnimationFrame(() => requestAnimationFrame(act));

/** The texts of a frame that say where they come from. */
const runsOf = (place) => [...(place?.querySelectorAll("[data-s]") ?? [])];

/** A button that does one of the `actions`. */
const button = (action, options, ...parts) => make("button", { "data-do": action, ...options }, ...parts);
/** What makes a part one that keys can scroll and readers can name. */
const region = (name, key = null) => ({ tabindex: 0, role: "group", "aria-label": name, "data-key": key });

/** The tables of one answer; screens keep theirs, so answers need no merging. */
class Tables {
  constructor({ strings, styles, sources, rows, themes, files, cells }) {
    Object.assign(this, { strings, styles, sources, rows, themes, files, cells, texts: [], classes: [] });
  }

  /** The text of a row, as it stands in a snapshot. */
  text(row) {
    return this.texts[row] ??= (this.rows[row] ?? []).map((run) => this.strings[run[0]]).join("");
  }

  /** What can be found in each row; made when first asked for. */
  get lower() {
    return this.lowered ??= this.rows.map((_, row) => this.text(row).replace(/[\u2500-\u257f]+/g, "").trim().toLowerCase());
  }

  /** What a run comes from. Numbers are indexes from 1, 0 is none. */
  source(index) {
    const source = this.sources[index - 1] ?? [];
    const [what, component, text] = source.map((number) => this.strings[number - 1]);
    const [file, line, column = 1] = source.slice(3);
    const path = this.files[file - 1]?.path;
    return { what, component, text, path, line, place: line ? `${path}:${line}:${column}` : path };
  }

  style(index) {
    return this.classes[index] ??= styleClass(this.styles[index] ?? {});
  }
}

const sheet = new CSSStyleSheet();
const tipSheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet, tipSheet];
const rules = new Map();

/** The class with some declarations: the page's policy forbids style attributes. */
function rule(declarations) {
  if (declarations && !rules.has(declarations)) {
    sheet.insertRule(`.c${rules.size}{${declarations}}`);
    rules.set(declarations, `c${rules.size}`);
  }
  return rules.get(declarations) ?? "";
}

/** A colour of the model, or another where it is none: it becomes part of a rule. */
const colour = (text, other) => (/^#[0-9a-f]{3,8}$/i.test(text) ? text : other);

function styleClass({ fg, bg, bold, italic, strike, underline }) {
  return rule([
    colour(fg) && `color:${fg}`, colour(bg) && `background-color:${bg}`, bold && "font-weight:700", italic && "font-style:italic",
    (strike || underline) && `text-decoration:${strike ? "line-through " : ""}${underline ? "underline" : ""}`,
  ].filter(Boolean).join(";"));
}

/** The classes of frames of a theme: ink, ground, and whether that is dark. */
function themeClass({ ink, ground, dim } = {}) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(`${ground}`.slice(at, at + 2), 16));
  const dark = red * 0.3 + green * 0.6 + blue * 0.1 < 128;
  return `${rule(`--f-ink:${colour(ink, dark ? "#fff" : "#000")};--f-ground:${colour(ground, "#fff")};--f-dim:${colour(dim, "#777")}`)}.${dark ? "dark" : ""}`;
}

class Screen {
  static count = 0;

  constructor(value, tables) {
    Object.assign(this, { tags: [], types: [], ids: [], frames: [], id: "" }, value);
    this.tables = tables;
    this.number = Screen.count++;
    this.file = tables.files[value.file] ?? { path: "" };
    this.family = value.of ?? value.id;
    this.differs = this.state !== "same";
    this.canDecide = this.differs && Boolean(this.digest);
    this.before = this.recorded ?? (this.differs ? [] : this.frames);
    this.link = `#${encodeURIComponent(this.id).replace(/%40/g, "@").replace(/%2F/g, "/")}`;
    this.rows = [...this.frames, ...(this.recorded ?? [])].flatMap(({ rows, blocks }) => (blocks ? [rows, blocks] : [rows]));
    this.words = [
      this.id, this.title, this.description, this.folder, this.system, this.file.path, WORDS[this.state],
      ...this.tags, ...this.types, ...this.ids, ...this.frames.map((frame) => frame.label),
    ].join("\n").toLowerCase();
  }
}

/** Takes over all screens there are, in order. */
function setScreens(screens) {
  page.screens = screens;
  page.counts = new Map(Object.keys(WORDS).map((state) => [state, screens.filter(isOf(state)).length]));
  page.byId = new Map(screens.map((screen) => [screen.id, screen]));
  page.families = grouped(screens, (screen) => [screen.family]);
  page.current = page.byId.get(page.current?.id) ?? null;
}

/** What a search looks for: words, or several in "". */
const termsOf = (query) => (query.toLowerCase().match(/"[^"]+"?|[^\s"]+/g) ?? []).map((term) => term.replace(/"/g, ""));

/** The screens in which all terms stand, in a name, a type, an id or a text. */
function found(screens, query) {
  for (const term of termsOf(query)) {
    const hits = new Map();
    screens = screens.filter(({ words, rows, tables }) => {
      if (words.includes(term)) return true;
      if (!hits.has(tables)) hits.set(tables, tables.lower.map((text) => text.includes(term)));
      const flags = hits.get(tables);
      return rows.some((list) => list.some((row) => flags[row]));
    });
  }
  return screens;
}
