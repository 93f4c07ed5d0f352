// Starts the page, and keeps it as it is now where Diorama serves it.

/** Takes over an answer of the server: only what has changed is drawn again. */
function update(answer) {
  const tables = new Tables(answer);
  const fresh = new Map(answer.screens.map((value) => [value.id, new Screen(value, tables)]));
  const settle = keepingPlace();
  keepingFocus(() => {
    page.revision = answer.revision ?? page.revision;
    page.model = { ...page.model, ...answer, live: page.model.live };
    setScreens((answer.order ?? [...fresh.keys()]).map((id) => fresh.get(id) ?? page.byId.get(id)).filter(Boolean));
    for (const { id, digest } of fresh.values()) {
      page.refused.delete(id);
      if (page.decisions.get(id)?.digest !== digest) page.decisions.delete(id);
    }
    if (/^(Shown|$)/.test($(".status").textContent)) say(`Shown as saved ${new Date().toLocaleTimeString("en-GB")}: ${plural(fresh.size, "screen")}`);
    drawArticles();
    drawSummary();
    search();
    for (const { article } of fresh.values()) if (isNear(article)) fill(article);
    if (page.variants) redraw();
    drawDecisions();
    if (page.current) articleOf(page.current).ariaCurrent = "true";
    if (fresh.has(page.current?.id)) drawYaml(page.current);
  });
  settle();
  later(settle);
}

function keepingPlace() {
  const seen = scrollY > 0 && topmost();
  const top = seen && seen.article.getBoundingClientRect().top;
  return () => {
    const article = page.byId.get(seen?.id)?.article;
    if (article && !article.hidden) scrollBy(0, article.getBoundingClientRect().top - top);
  };
}

/** Asks for what is new each time the server says so, one question at a time. */
function follow() {
  let last = Promise.resolve();
  const ask = ({ data }) => (last = last.then(async () => {
    if (JSON.parse(data).revision <= page.revision) return;
    const answer = await fetch(`/data?since=${page.revision}`, { headers: { "X-Diorama-Token": token() } });
    if (answer.ok) update(await answer.json());
  }).catch(cut));
  const cut = () => say("Diorama does not answer any more; what is shown may be old. Where it runs again, it prints a new address.");
  const events = new EventSource(`/events?token=${encodeURIComponent(token())}`);
  events.addEventListener("model", ask);
  events.addEventListener("error", cut);
}

async function start() {
  const model = await readModel();
  page.model = model;
  page.revision = model.revision ?? 0;
  document.body.append($("#page").content);
  const tables = new Tables(model);
  setScreens(model.screens.map((value) => new Screen(value, tables)));
  page.state = "differs";
  sides().forEach((name, index) => ($$("[data-mode]")[index].textContent = name[0].toUpperCase() + name.slice(1)));
  $("[data-do=variants]").hidden = !page.screens.some((screen) => screen.variant);
  $("dialog tbody").replaceChildren(...Object.entries(KEYS).map(([key, [, what]]) => make("tr", make("td", make("kbd", key)), make("td", what))));
  $("[data-about]").append(model.live ? "What you accept is recorded at once; a rejection is kept in this tab." : "What you accept or reject is collected; download it, and diorama review --apply FILE carries it out.");
  drawArticles();
  listen();
  drawSummary();
  search();
  drawDecisions();
  setMode(page.mode);
  followLink();
  if (model.live) follow();
  document.documentElement.dataset.ready = "true";
  // Searching is quick from the first letter on.
  setTimeout(() => tables.lower, 200);
}

start().catch((problem) => {
  document.body.append(make("main", make("h1", "This page cannot be shown"), make("p", short(`${problem}`, 600))));
  throw problem;
});
