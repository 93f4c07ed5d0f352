// Links, keys and buttons.

/** Letters and what they do; the help tells them in this order. */
const KEYS = {
  "/": ["search", "search"], j: ["next", "next screen"], k: ["previous", "previous screen"],
  n: ["nextChange", "next screen that differs"], N: ["previousChange", "previous one that differs"],
  d: ["mode", "before, after or both"], v: ["variants", "variants side by side"], y: ["yaml", "YAML beside the screens"],
  a: ["accept", "accept, and go to the next that is undecided"], r: ["reject", "reject, and go to the next"], u: ["undecide", "undecided again"],
  p: ["plain", "plain ink, or the app's colours"], "?": ["help", "this help"],
  "Tab": [, "to a frame"], "← →": [, "to the texts in it, and where they come from"], Enter: [, "on a text: keep its line of YAML"], Esc: [, "leave; show all screens"],
};

/** The screen and the frame that a link names. */
function target(hash = "") {
  const [, id, frame] = /^#(.+?)(?::(\d+))?$/s.exec(hash ?? "") ?? [];
  try {
    return id && { id: decodeURIComponent(id), frame: Number(frame ?? 0) };
  } catch {
    return { id, frame: 0 };
  }
}

/** Makes a screen the one that keys and the side speak of. */
function setCurrent(screen, link = screen?.link) {
  if (!screen || (page.current === screen && link === screen.link)) return;
  page.current?.article.removeAttribute("aria-current");
  page.current = screen;
  screen.article.setAttribute("aria-current", "true");
  for (const item of $$("[data-list-of]")) {
    if (Number(item.dataset.listOf) !== screen.number) item.removeAttribute("aria-current");
    else {
      item.setAttribute("aria-current", "true");
      reveal(item, $("nav"));
    }
  }
  drawYaml(screen);
  try {
    if (setCurrent.ready) history.replaceState(null, "", link);
  } catch { /* Some browsers allow no new address from disk, or not so often. */ }
}

/** Goes to a screen, or to one of its frames; what is hidden is shown. */
function goTo(screen, frame = 0) {
  if (!page.found.includes(screen)) actions.clear();
  const { article } = stands(screen) ? screen : page.families.get(screen.family)[0];
  setCurrent(screen, frame ? `${screen.link}:${frame}` : screen.link);
  fill(article);
  const aim = [...article.querySelectorAll(`[data-frame="${frame}"] .glass`)].find((glass) => screenOf(glass) === screen) ?? article;
  aim.scrollIntoView();
  aim.focus({ preventScroll: true });
  // What lies between may only now get its true height.
  requestAnimationFrame(() => requestAnimationFrame(() => aim.scrollIntoView()));
}

function followLink() {
  const to = target(location.hash);
  const screen = page.byId.get(to?.id);
  if (screen) goTo(screen, to.frame);
  return screen;
}

/** Goes to the next screen of those shown that a test holds for. */
function step(by, test = () => true) {
  const list = shown();
  const from = list.findIndex(({ id, family }) => (page.variants ? family === page.current?.family : id === page.current?.id));
  const rest = by > 0 ? list.slice(from + 1) : list.slice(0, Math.max(from, 0)).reverse();
  const next = rest.find(test);
  if (next) goTo(next);
  else say(by > 0 ? "None comes after this one." : "None comes before this one.");
}

function setMode(mode) {
  page.mode = mode;
  for (const button of $$("[data-mode]")) button.setAttribute("aria-pressed", `${button.dataset.mode === mode}`);
  redraw(...page.screens.filter((screen) => screen.differs).map((screen) => screen.article));
}

function decideCurrent(decision) {
  const { current } = page;
  if (!current?.canDecide) return say("There is nothing to decide on this screen.");
  decide([current], decision, false);
  step(1, (screen) => screen.canDecide && !page.decisions.has(screen.id));
}

/** Sets a class of the page; its button, if it has one, shows it. */
function toggle(name, button, pressed = (on) => on) {
  const on = document.body.classList.toggle(name);
  $(`[data-do=${button}]`)?.setAttribute("aria-pressed", `${pressed(on)}`);
}

/** What buttons and keys do. */
const actions = {
  search: () => $("#search").focus(),
  next: () => step(1),
  previous: () => step(-1),
  nextChange: () => step(1, (screen) => screen.differs),
  previousChange: () => step(-1, (screen) => screen.differs),
  mode: () => setMode({ both: "after", after: "before", before: "both" }[page.mode]),
  variants: () => {
    page.variants = !page.variants;
    toggle("beside", "variants");
    for (const { article } of page.screens) empty(article);
    search();
    for (const { article } of shown().filter((screen) => isNear(screen.article))) fill(article);
    if (page.current) goTo(page.current);
  },
  yaml: () => toggle("no-yaml", "yaml", (on) => !on),
  plain: () => toggle("plain"),
  accept: () => decideCurrent("accept"),
  reject: () => decideCurrent("reject"),
  undecide: () => page.decisions.has(page.current?.id) && decide([page.current], page.decisions.get(page.current.id).decision),
  download,
  help: () => $("dialog").showModal(),
  close: () => $("dialog").close(),
  clear: () => {
    Object.assign(page, { state: "all", facet: null, query: "" });
    $("#search").value = "";
    search();
  },
  facet: () => {
    page.facet = null;
    search();
    $("[data-state]").focus();
  },
  state: (button) => {
    page.state = button.dataset.state;
    search();
  },
  only: (button) => {
    page.facet = { by: page.by, name: button.parentElement.name };
    search();
    $("[data-do=facet]").focus();
    scrollTo(0, 0);
  },
  decide: (button) => decide(button.parentElement.screens, button.dataset.decision),
};

const isNear = (article) => {
  const { top, bottom } = article.getBoundingClientRect();
  return bottom > -400 && top < innerHeight + 400;
};

function onKey(event) {
  const { key } = event;
  const active = document.activeElement;
  const glass = active.closest(".glass");
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || $("dialog").open) return;
  if (key === "Escape") {
    stopTelling();
    if (active.dataset.s) active.closest(".glass").focus();
    else if (active.id === "search" && !active.value) active.blur();
    else if (page.query || page.facet) actions.clear();
  } else if (glass && key.startsWith("Arrow")) {
    // From text to text of a frame.
    const runs = [...glass.querySelectorAll("[data-s]")];
    const next = runs[runs.indexOf(active) + (/Right|Down/.test(key) ? 1 : -1)];
    if (next) focusOn(next);
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  } else if (key === "Enter" && active.dataset.s) {
    tell(active, true);
  } else if (key === "Enter" && active.id === "search") {
    actions.next();
  } else if (!active.matches("input[type=search], select") && KEYS[key]?.[0] && $("#keys").checked) {
    actions[KEYS[key][0]]();
  } else return;
  event.preventDefault();
}

function onClick({ target: place }) {
  const button = place.closest("[data-do], [data-mode]");
  const run = place.closest("[data-s]");
  const link = place.closest("a[href^='#']");
  if (button) return button.dataset.mode ? setMode(button.dataset.mode) : actions[button.dataset.do](button);
  if (run) return tell(run, true);
  // A link to where one is already changes no address.
  if (link?.getAttribute("href") === location.hash) followLink();
  else if (!link) setCurrent(screenOf(place));
}

function listen() {
  const point = ({ type, target: place }) => {
    const run = place.closest?.("[data-s]");
    if (run) tell(run, type === "focusin");
    else if (!document.activeElement.dataset.s) stopTelling();
    if (type === "focusin" && place.closest("article")) setCurrent(screenOf(place));
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", onClick);
  document.addEventListener("mouseover", point);
  document.addEventListener("focusin", point);
  $("#search").addEventListener("input", ({ target: { value } }) => {
    page.query = value.trim();
    search();
  });
  $("#by").addEventListener("change", ({ target: { value } }) => {
    page.by = value;
    drawList();
  });
  $("[data-list]").addEventListener("toggle", ({ target: group }) => group.open && fillGroup(group), true);
  addEventListener("hashchange", followLink);
  addEventListener("scroll", () => {
    stopTelling();
    clearTimeout(listen.timer);
    listen.timer = setTimeout(followScroll, 150);
  }, { passive: true });
  // Paper shows everything: no screen is left undrawn, and no part closed.
  addEventListener("beforeprint", () => {
    for (const { article } of shown()) fill(article);
    listen.closed = $$("main details:not([open])");
    for (const part of listen.closed) part.open = true;
  });
  addEventListener("afterprint", () => {
    for (const part of listen.closed) part.open = false;
  });
  addEventListener("beforeunload", (event) => page.unsaved && event.preventDefault());
}

/** The screen that is looked at becomes the current one when the other is out of sight. */
function followScroll() {
  const box = page.current?.article.getBoundingClientRect();
  if (box && box.bottom > 160 && box.top < innerHeight - 80) return;
  const seen = document.elementsFromPoint($("main").getBoundingClientRect().left + 60, 260).find((element) => element.matches("article"));
  setCurrent(seen?.screen);
}
