// One article for each screen, drawn when near, forgotten when far off.

const sides = () => (page.model.against ? [short(page.model.against.name), "now"] : ["before", "after"]);

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) fill(target);
    else if (!target.contains(document.activeElement) && target.screen !== page.current) empty(target);
  }
}, { rootMargin: "1200px 0px" });

/** An article with no more than a heading, about as high as it will be. */
function shell(screen) {
  const id = `s${screen.number}`;
  const height = screen.frames.reduce((sum, { rows }) => sum + rows.length * 15 + 66, 0) / (screen.width < 52 && !screen.differs ? 2 : 1) + 130;
  const article = make(`article.${rule(`contain-intrinsic-size:auto ${Math.round(height / 40) * 40}px`)}.${rule(`--cells:${screen.width + 2}`)}`,
    { "aria-labelledby": id, tabindex: -1 }, make("div.head", make("h2", { id }, make("a", { href: screen.link, "data-key": "self" }, short(screen.id)))));
  article.screen = screen;
  screen.article = article;
  near.observe(article);
  return article;
}

const pill = ({ state, differs }) => (differs ? make(`span.pill.${state}`, WORDS[state]) : "");

function fill(article) {
  if (article.filled) return;
  article.filled = true;
  const { screen } = article;
  const refused = page.refused.get(screen.id);
  article.firstChild.append(pill(screen), make("span.title", short(screen.title)), decideButtons([screen], "screen") ?? "");
  article.append(make("p.about", [screen.system, screen.folder, screen.file.path && `${screen.file.path}:${screen.line}`, ...screen.tags.map((tag) => `#${tag}`)].filter(Boolean).map((text) => short(text)).join("  ·  ")));
  if (screen.description) article.append(make("p.description", short(screen.description, 600)));
  if (refused) article.append(make("p.diagnostic", { role: "alert" }, `Refused: ${short(refused, 600)}`));
  for (const { severity, code, message, place, help } of screen.diagnostics ?? []) {
    article.append(make("div.diagnostic", make("b", `${severity}: `), short(message, 4000), help && `\n= help: ${short(help, 600)}`, "\n", make("code", `${short(place)} ${code ? `[${short(code)}]` : ""}`)));
  }
  article.append(page.variants && page.families.get(screen.family).length > 1 ? drawFamily(screen) : make("div.frames", ...drawFrames(screen)));
  if (!article.lastChild.firstChild) article.append(make("p.title", "No frame is to be seen here."));
  markFound();
}

function empty(article) {
  article.filled = false;
  const head = article.firstChild;
  while (head.children.length > 1) head.lastChild.remove();
  while (article.children.length > 1) article.lastChild.remove();
}

/** Draws the articles of screens again, as far as they are drawn. */
function redraw(screens = page.screens) {
  keepingFocus(() => {
    for (const { article } of screens) {
      if (!article.filled) continue;
      empty(article);
      fill(article);
    }
  });
}

function keepingFocus(change) {
  const active = document.activeElement;
  const id = active.closest("article")?.screen.id;
  const key = active.closest("[data-key]");
  const run = runsOf(key).indexOf(active);
  change();
  if (active.isConnected) return;
  const article = page.byId.get(id)?.article;
  if (article) fill(article);
  const again = (article ?? document).querySelector(`[data-key="${CSS.escape(key?.dataset.key)}"]`);
  focusOn(runsOf(again)[run] ?? again ?? article ?? $("main"));
}

function focusOn(element) {
  if (element.dataset.s) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The frames of a screen before, after, or both, with what differs marked. */
function drawFrames(screen) {
  const { tables, before, frames: after } = screen;
  const [oldName, newName] = sides();
  const pairs = screen.differs ? framePairs(before, after) : after.map((_, index) => [index, index]);
  return pairs.map(([i, j]) => {
    const [old, now] = [before[i], after[j]];
    const rows = compare(tables, old?.rows ?? [], now?.rows ?? []);
    const below = compare(tables, old?.blocks ?? [], now?.blocks ?? []);
    const same = old && now && rows.same && below.same;
    const marks = old && now && !rows.same ? rows : {};
    const left = old && !same && page.mode !== "after" && drawFrame(screen, old, i, now ? oldName : `${oldName} only`, marks.before, now && below.before, true);
    const right = now && (same || page.mode !== "before") && drawFrame(screen, now, j, same ? screen.differs && "same" : old ? newName : "new", marks.after, old && below.after);
    return left && right ? make("div.pair", left, right) : left || right;
  }).filter(Boolean);
}

/** A screen and its variants as columns, frames of one number in one line. */
function drawFamily(screen) {
  const family = page.families.get(screen.family);
  const columns = family.map(drawFrames);
  const most = Math.max(1, ...columns.map((column) => column.length));
  const grid = make(`div.family.${rule(`grid-template-rows:repeat(${most + 1},auto)`)}`, region(`Variants of ${short(screen.family)}`, "family"));
  family.forEach((one, column) => {
    grid.append(make("div", make("h3", short(one.variant ? `@${one.variant}` : one.id), " ", pill(one)), one === screen ? "" : decideButtons([one], one.id)));
    for (let index = 0; index < most; index++) grid.append(columns[column][index] ?? make("div"));
  });
  return grid;
}

/** Makes articles for the screens, keeping those that are there. */
function drawArticles() {
  const place = $("[data-articles]");
  for (const old of [...place.children]) {
    if (page.byId.get(old.screen.id)?.article === old) continue;
    near.unobserve(old);
    old.remove();
  }
  const articles = page.screens.map((screen) => screen.article ?? shell(screen));
  if (!place.firstChild) return place.append(...articles);
  let next = place.firstChild;
  for (const article of articles) {
    if (article === next) next = next.nextSibling;
    else place.insertBefore(article, next);
  }
}

/** Marks what was searched for in drawn frames, where the browser can. */
function markFound() {
  if (!CSS.highlights || markFound.waits) return;
  markFound.waits = requestAnimationFrame(() => {
    markFound.waits = 0;
    const ranges = [];
    for (const term of termsOf(page.query)) {
      for (const glass of $$("article:not([hidden]) .glass")) {
        const walker = document.createTreeWalker(glass, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.data.toLowerCase().indexOf(term);
          if (at >= 0) ranges.push(new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: Math.min(at + term.length, node.length) }));
        }
      }
    }
    CSS.highlights.set("found", new Highlight(...ranges));
  });
}
