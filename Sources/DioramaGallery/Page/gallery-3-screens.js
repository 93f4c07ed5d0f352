// One article for each screen. It is drawn when it comes near what is looked at, and forgotten far off.

/** What the two sides of a difference are called. */
const sides = () => (page.model.against ? [short(page.model.against.name, 40), "now"] : ["before", "after"]);

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) fill(target);
    else if (!target.contains(document.activeElement) && target.screen !== page.current) empty(target);
  }
}, { rootMargin: "1200px 0px" });

/** An article with no more than a heading, about as high as it is going to be. */
function shell(screen) {
  const id = `s${screen.number}`;
  const variant = screen.variant && screen.id.endsWith(`@${screen.variant}`) ? `@${screen.variant}` : "";
  const across = Math.max(1, Math.floor(900 / (screen.width * 7.9 + 48)));
  let height = 90;
  for (let i = 0; i < screen.frames.length; i += across) height += Math.max(...screen.frames.slice(i, i + across).map(({ rows }) => rows.length)) * 15 + 70;
  const article = make(`article.${rule(`contain-intrinsic-size:auto ${Math.round(height / 40) * 40}px`)}.${rule(`--cells:${screen.width + 2}`)}`,
    { "aria-labelledby": id, tabindex: -1 }, make("div.head", make("h2", { id }, make("a", { href: screen.link, "data-key": "self" },
      short(screen.id.slice(0, screen.id.length - variant.length)), variant && make("span.variant-name", short(variant))))));
  article.screen = screen;
  screen.article = article;
  near.observe(article);
  return article;
}

const pill = ({ state }) => make(`span.pill.${state}`, WORDS[state]);

function fill(article) {
  if (article.filled) return;
  article.filled = true;
  const { screen } = article;
  const refused = page.refused.get(screen.id);
  article.firstChild.append(pill(screen), make("span.title", short(screen.title)), decideButtons([screen], "screen") ?? "");
  article.append(make("p.about", [screen.system, screen.folder, placeOf(screen), ...screen.tags.map((tag) => `#${tag}`)].filter(Boolean).map((text) => short(text)).join("  ·  ")));
  if (screen.description) article.append(make("p.description", short(screen.description, 600)));
  if (refused) article.append(make("p.diagnostic", { role: "alert" }, `Refused: ${short(refused, 600)}`));
  for (const { severity, code, message, place } of screen.diagnostics ?? []) {
    article.append(make(`div.diagnostic.${severity === "warning" ? "warning" : ""}`, make("b", `${severity}: `), short(message, 4000), "\n", make("code", `${short(place)} ${code ? `[${short(code)}]` : ""}`)));
  }
  article.append(page.variants && page.families.get(screen.family).length > 1 ? drawFamily(screen) : drawFrames(screen));
  markFound();
}

/** Where a screen is declared. */
const placeOf = ({ file, line }) => file.path && `${file.path}:${line}`;

function empty(article) {
  article.filled = false;
  const head = article.firstChild;
  while (head.children.length > 1) head.lastChild.remove();
  while (article.children.length > 1) article.lastChild.remove();
}

/** Draws articles once more that are drawn. */
function redraw(...articles) {
  keepingFocus(() => {
    for (const article of articles.filter((one) => one?.filled)) {
      empty(article);
      fill(article);
    }
  });
}

/** Changes something; what had the focus in an article has it afterwards, too. */
function keepingFocus(change) {
  const active = document.activeElement;
  const id = active.closest("article")?.screen.id;
  const key = active.closest("[data-key]");
  const run = key ? [...key.querySelectorAll("[data-s]")].indexOf(active) : -1;
  change();
  const article = page.byId.get(id)?.article;
  if (!article || document.activeElement === active) return;
  fill(article);
  const again = [...article.querySelectorAll("[data-key]")].find((other) => other.dataset.key === key?.dataset.key);
  focusOn((run >= 0 && again?.querySelectorAll("[data-s]")[run]) || again || article);
}

function focusOn(element) {
  if (element.dataset.s) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The frames of a screen as the reader wants them: before, after, or both, with what differs marked. */
function drawFrames(screen) {
  const frames = make("div.frames");
  const { tables, before, frames: after } = screen;
  const [oldName, newName] = sides();
  const pairs = screen.differs ? framePairs(before, after) : after.map((_, index) => [index, index]);
  for (const [i, j] of pairs) {
    const [old, now] = [before[i], after[j]];
    const rows = compare(tables, old?.rows ?? [], now?.rows ?? []);
    const below = compare(tables, old?.blocks ?? [], now?.blocks ?? []);
    if (old && now && rows.same && below.same) {
      frames.append(drawFrame(screen, now, j, screen.differs ? "same" : ""));
      continue;
    }
    const marks = old && now && !rows.same ? rows : {};
    const left = old && page.mode !== "after" && drawFrame(screen, old, i, now ? oldName : `${oldName} only`, marks.before, now && below.before);
    const right = now && page.mode !== "before" && drawFrame(screen, now, j, old ? newName : "new", marks.after, old && below.after);
    frames.append(left && right ? make("div.pair", left, right) : left || right || "");
  }
  if (!frames.children.length) frames.append(make("p.title", "No frame is to be seen here."));
  return frames;
}

/** A screen and its variants as columns, frames of one number in one line. */
function drawFamily(screen) {
  const family = page.families.get(screen.family);
  const most = Math.max(1, ...family.map(({ frames }) => frames.length));
  const grid = make(`div.family.${rule(`grid-template-rows:repeat(${most + 1},auto)`)}`, { role: "group", tabindex: 0, "aria-label": `Variants of ${short(screen.family, 80)}`, "data-key": "family" });
  for (const one of family) {
    grid.append(make("div", make("h3", short(one.variant ? `@${one.variant}` : one.id, 80), " ", pill(one)), one === screen ? "" : decideButtons([one], one.id)));
    for (let index = 0; index < most; index++) {
      const frame = one.frames[index];
      const old = one.differs && one.before.find(({ label }) => label === frame?.label);
      const rows = old && frame && compare(one.tables, old.rows, frame.rows);
      grid.append(frame ? drawFrame(one, frame, index, "", rows && !rows.same ? rows.after : null) : make("div", index ? "" : "no frame"));
    }
  }
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

/** Marks what was searched for in the frames that are drawn, where the browser can. */
function markFound() {
  if (!globalThis.CSS?.highlights || markFound.waits) return;
  markFound.waits = requestAnimationFrame(() => {
    markFound.waits = 0;
    const ranges = [];
    const terms = termsOf(page.query);
    for (const frames of terms.length ? $$("article:not([hidden]) .glass") : []) {
      const walker = document.createTreeWalker(frames, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.data.toLowerCase();
        for (const term of terms) {
          for (let at = text.indexOf(term); at >= 0 && ranges.length < 2000; at = text.indexOf(term, at + 1)) {
            ranges.push(new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: Math.min(at + term.length, node.length) }));
          }
        }
      }
    }
    CSS.highlights.set("found", new Highlight(...ranges));
  });
}
