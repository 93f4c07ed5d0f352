// What the page shows: the model that Diorama wrote, with words to search and rules for colours.
// All files of this folder are one module, in the order of their names.

const WORDS = { changed: "changed", missing: "new", failed: "failed", leftOver: "left over", same: "same" };
const $ = (selector) => document.querySelector(selector);
const $$ = (selector) => [...document.querySelectorAll(selector)];

/** Everything that the page knows. */
const page = {
  model: null, screens: [], found: [], byId: new Map(), families: new Map(), decisions: new Map(), refused: new Map(),
  query: "", state: "all", facet: null, by: "folder", mode: "both", variants: false, current: null, revision: 0,
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
  element.append(...parts.filter((part) => part || part === 0));
  return element;
}

/** A text that is no longer than somebody reads. */
const short = (text = "", most = 200) => (text.length > most ? `${text.slice(0, most)}…` : text);
const plural = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

/** The tables of one answer: a screen keeps those that it came with, so answers need no merging. */
class Tables {
  constructor(model) {
    const { strings = [], styles = [], sources = [], rows = [], themes = [], files = [], cells = {} } = model;
    Object.assign(this, { strings, styles, sources, rows, themes, files, cells, texts: [], classes: [] });
  }

  /** The text of a row, as it stands in a snapshot. */
  text(row) {
    return this.texts[row] ??= (this.rows[row] ?? []).map((run) => this.strings[run[0]]).join("");
  }

  /** What can be found in each row: small letters without borders. Made when first asked for. */
  get lower() {
    return this.lowered ??= this.rows.map((_, row) => this.text(row).replace(/[\u2500-\u257f]+/g, "").trim().toLowerCase());
  }

  /** What a run comes from. Numbers are indexes from 1, 0 is none. */
  source(index) {
    const [what, component, text, file, line, column = 1] = this.sources[index - 1] ?? [];
    const path = this.files[file - 1]?.path ?? "";
    const name = (number) => this.strings[number - 1] ?? "";
    return { what: name(what), component: name(component), text: name(text), path, line, place: line ? `${path}:${line}:${column}` : path };
  }

  style(index) {
    return this.classes[index] ??= styleClass(this.styles[index] ?? {});
  }
}

const sheet = new CSSStyleSheet();
const tipSheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet, tipSheet];
const rules = new Map();

/** The class with some declarations: the page's policy forbids style attributes, not rules. */
function rule(declarations) {
  if (!declarations) return "";
  if (!rules.has(declarations)) {
    rules.set(declarations, `c${rules.size}`);
    sheet.insertRule(`.c${rules.size - 1}{${declarations}}`, rules.size - 1);
  }
  return rules.get(declarations);
}

/** A colour of the model, or another where it is none: it becomes part of a rule. */
const colour = (text, other) => (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? text : other);

function styleClass({ fg, bg, bold, italic, strike, underline }) {
  const lines = `${strike ? "line-through " : ""}${underline ? "underline" : ""}`;
  return rule([
    colour(fg) && `color:${fg}`, colour(bg) && `background-color:${bg}`, bold && "font-weight:700",
    italic && "font-style:italic", lines && `text-decoration:${lines}`,
  ].filter(Boolean).join(";"));
}

/** The class of frames of a theme: their ink and ground, and marks that can be read on that ground. */
function themeClass({ ink, ground, dim } = {}) {
  const full = colour(ground, "#ffffff").replace(/^#(.)(.)(.).?$/, "#$1$1$2$2$3$3");
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16));
  const dark = red * 0.3 + green * 0.6 + blue * 0.1 < 128;
  const marks = dark
    ? "--add:#12381f;--del:#4a1a1e;--more:#1f6a38;--less:#8a2a32;--mark:#c9b6ff"
    : "--add:#e3f8e9;--del:#fdeae8;--more:#a9e8bd;--less:#ffc2bd;--mark:#5b34c9";
  return `${rule(`--f-ink:${colour(ink, dark ? "#fff" : "#000")};--f-ground:${full};--f-dim:${colour(dim, "#777")};${marks}`)}${dark ? " dark" : ""}`;
}

/** A screen of the model with its tables, ready to be shown and searched. */
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
  page.byId = new Map(screens.map((screen) => [screen.id, screen]));
  page.families = new Map();
  for (const screen of screens) {
    if (!page.families.has(screen.family)) page.families.set(screen.family, []);
    page.families.get(screen.family).push(screen);
  }
  page.current = page.byId.get(page.current?.id) ?? null;
}

/** What a search looks for: words, and words that stand together in "". */
const termsOf = (query) => (query.toLowerCase().match(/"[^"]+"?|[^\s"]+/g) ?? []).map((term) => term.replace(/"/g, ""));

/** The screens in which all terms stand, in a name, a type, an id or a text. */
function found(screens, query) {
  for (const term of termsOf(query)) {
    const hits = new Map();
    screens = screens.filter(({ words, rows, tables }) => {
      if (words.includes(term)) return true;
      if (!hits.has(tables)) hits.set(tables, Uint8Array.from(tables.lower, (text) => text.includes(term)));
      const flags = hits.get(tables);
      return rows.some((list) => list.some((row) => flags[row]));
    });
  }
  return screens;
}
