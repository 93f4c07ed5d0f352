// Starts the page, and keeps it as it is now where Diorama serves it.

/** Takes over an answer of the server: only what has changed is drawn again. */
function update(answer) {
  const tables = new Tables(answer);
  const fresh = new Map(answer.screens.map((value) => [value.id, new Screen(value, tables)]));
  if (answer.full) for (const [id, screen] of fresh) if (isSame(page.byId.get(id), screen)) fresh.set(id, page.byId.get(id));
  const order = answer.full ? [...fresh.keys()] : answer.order;
  const changed = new Set(order.map((id) => fresh.get(id)).filter((screen) => screen && !screen.article));
  const families = page.families;
  const settle = keepingPlace();
  keepingFocus(() => {
    page.revision = answer.revision ?? page.revision;
    page.model = { ...page.model, ...answer, live: page.model.live };
    setScreens(order.map((id) => fresh.get(id) ?? page.byId.get(id)).filter(Boolean));
    for (const { id } of changed) page.refused.delete(id);
    drawArticles();
    search();
    for (const { article } of changed) if (isNear(article)) fill(article);
    if (page.variants) redraw(...page.screens.filter(({ family }) => page.families.get(family).some((one) => changed.has(one)) || page.families.get(family).length !== families.get(family)?.length).map(({ article }) => article));
    drawSummary();
    drawDecisions();
    page.current?.article.setAttribute("aria-current", "true");
    if (changed.has(page.current)) drawYaml(page.current);
  });
  settle();
}

/** Whether a full answer says of a screen what is drawn already. */
function isSame(old, now) {
  const spelled = ({ tables, frames, before, tags, types, ids, ...screen }) => JSON.stringify([
    ["id", "state", "digest", "file", "line", "lines", "title", "description", "diagnostics"].map((name) => screen[name]), tags, types, ids, tables.themes[screen.theme],
    [...frames, ...before].map(({ label, rows, blocks = [] }) => [label, [...rows, ...blocks].map((row) => tables.rows[row]?.map(([text, style = 0, source = 0]) => [tables.strings[text], tables.styles[style], tables.source(source)]))]),
  ]);
  return Boolean(old) && spelled(old) === spelled(now);
}

/** Remembers where the topmost article in sight stands, to put it there again. */
function keepingPlace() {
  const seen = scrollY > 0 && $$("article:not([hidden])").find((article) => article.getBoundingClientRect().bottom > 170);
  const top = seen && seen.getBoundingClientRect().top;
  return () => {
    const article = seen && page.byId.get(seen.screen.id)?.article;
    if (article && !article.hidden) scrollBy(0, article.getBoundingClientRect().top - top);
  };
}

/** Asks for what is new each time the server says that something is, one question at a time. */
function follow() {
  let [asked, busy] = [false, false];
  const ask = async () => {
    asked = true;
    if (busy) return;
    busy = true;
    while (asked) {
      asked = false;
      try {
        const answer = await fetch(`/data?since=${page.revision}`, { headers: { "X-Diorama-Token": token() } });
        if (answer.ok) update(await answer.json());
      } catch {
        say("Diorama does not answer any more; what is shown may be old.");
      }
    }
    busy = false;
  };
  const events = new EventSource(`/events?token=${encodeURIComponent(token())}`);
  events.addEventListener("model", ask);
  // Something may have changed unheard.
  events.addEventListener("open", ask);
  events.addEventListener("error", () => say("The line to Diorama is cut; what is shown may be old."));
}

async function start() {
  const model = await readModel();
  page.model = model;
  page.revision = model.revision ?? 0;
  document.body.append($("#page").content);
  const tables = new Tables(model);
  setScreens(model.screens.map((value) => new Screen(value, tables)));
  const differ = page.screens.some((screen) => screen.differs);
  if (differ) page.state = "differs";
  $("[data-modes]").hidden = !differ;
  sides().forEach((name, index) => ($$("[data-mode]")[index].textContent = name[0].toUpperCase() + name.slice(1)));
  $("[data-do=variants]").hidden = !page.screens.some((screen) => screen.variant);
  $("dialog tbody").replaceChildren(...Object.entries(KEYS).map(([key, [, what]]) => make("tr", make("td", make("kbd", key)), make("td", what))));
  $("[data-about]").append(model.live ? "What you accept or reject is carried out at once." : "What you accept or reject is collected; download it, and diorama review --apply FILE carries it out.");
  drawArticles();
  listen();
  drawSummary();
  search();
  drawDecisions();
  setMode(page.mode);
  if (!followLink()) setCurrent(shown()[0]);
  setCurrent.ready = true;
  if (model.live) follow();
  document.documentElement.dataset.ready = "true";
  // Searching is quick from the first letter on.
  (globalThis.requestIdleCallback ?? setTimeout)(() => tables.lower);
}

start().catch((problem) => {
  document.body.append(make("main", make("h1", "This page cannot be shown"), make("p", short(`${problem}`, 600))));
  throw problem;
});
