// Links, keys and buttons.

/** Letters and what they do; the help tells them in this order. */
const KEYS = {
  "/": ["search", "search"], j: ["next", "next screen"], k: ["previous", "previous screen"],
  n: ["nextChange", "next screen that differs"],
  d: ["mode", "before, after or both"], v: ["variants", "variants side by side"], y: ["yaml", "YAML beside the screens"],
  a: ["accept", "accept, and go on to the next"], r: ["reject", "reject, and go on; once more: undecided again"],
  "?": ["help", "this help"],
  "Tab": [, "to a frame"], "← →": [, "to the texts in it, and where they come from"], Enter: [, "on a text: keep its line of YAML"], Esc: [, "leave; show all screens"],
};

/** Makes a screen the one that keys and the YAML are about. */
function setCurrent(screen, link = screen?.link) {
  if (!screen || (page.current === screen && link === screen.link && articleOf(screen).ariaCurrent)) return;
  for (const article of $$("article[aria-current]")) article.ariaCurrent = null;
  page.current = screen;
  articleOf(screen).ariaCurrent = "true";
  for (const item of $$("nav a")) item.ariaCurrent = item.hash === screen.link ? "true" : null;
  reveal($("nav [aria-current]"), $("nav"));
  drawYaml(screen);
  try {
    history.replaceState(null, "", link);
  } catch { /* Not all browsers allow it from disk. */ }
}

function goTo(screen, frame = 0) {
  if (!page.found.includes(screen)) actions.clear();
  const article = articleOf(screen);
  setCurrent(screen, frame ? `${screen.link}:${frame}` : screen.link);
  fill(article);
  const aim = [...article.querySelectorAll(`[data-frame="${frame}"] > .glass`)].findLast((glass) => screenOf(glass) === screen) ?? article;
  bring(aim);
  if (!aim.contains(document.activeElement)) aim.focus({ preventScroll: true });
}

/** Scrolls to a place, again while what lies between grows; nobody chooses a screen by that. */
function bring(place, times = 6) {
  if (times === 6) bring.place = place;
  if (bring.place !== place) return;
  if (times) place.scrollIntoView();
  clearTimeout(listen.timer);
  if (times) later(() => bring(place, times - 1));
}

/** Searches, and goes to the current screen, or where it is not found, to the first one. */
function seek() {
  search();
  requestAnimationFrame(() => bring(page.found.includes(page.current) ? articleOf(page.current) : document.body));
}

function followLink() {
  let link;
  try {
    link = decodeURIComponent(location.hash);
  } catch { /* It leads nowhere. */ }
  const [, id, frame] = /^#(.+?)(?::(\d+))?$/s.exec(link) ?? [];
  if (page.byId.has(id)) goTo(page.byId.get(id), frame);
}

/** Goes to the next screen, or the next that a test holds for. */
function step(by, test) {
  const list = shown();
  const name = page.variants ? "family" : "id";
  const from = list.findIndex((one) => one[name] === page.current?.[name]);
  const next = test ? [...list.slice(from + 1), ...list.slice(0, Math.max(from, 0))].find(test) : list[from < 0 ? 0 : from + by];
  if (next) goTo(next);
  else say("There is no other one.");
}

function setMode(mode) {
  page.mode = mode;
  for (const button of $$("[data-mode]")) button.ariaPressed = button.dataset.mode === mode;
  redraw();
}

function decideCurrent(decision) {
  const current = page.found.find((screen) => screen === page.current);
  if (!current?.canDecide) return say(current ? "There is nothing to decide on this screen." : "Go to a screen first, as with n.");
  if (decide([current], decision)) step(1, isOpen);
}

const actions = {
  search: () => $("#search").focus(),
  next: () => step(1),
  previous: () => step(-1),
  nextChange: () => step(1, (screen) => screen.differs),
  mode: () => setMode({ both: "after", after: "before", before: "both" }[page.mode]),
  variants: () => {
    page.variants = !page.variants;
    $("[data-do=variants]").ariaPressed = page.variants;
    search();
    redraw();
    if (page.current) goTo(page.current);
  },
  yaml: () => ($("[data-do=yaml]").ariaPressed = !document.body.classList.toggle("no-yaml")),
  accept: () => decideCurrent("accept"),
  reject: () => decideCurrent("reject"),
  download,
  help: () => $("dialog").showModal(),
  close: () => $("dialog").close(),
  skip: () => $("main").focus(),
  clear: () => {
    Object.assign(page, { state: "all", query: "" });
    $("#search").value = "";
    seek();
  },
  state: (button) => {
    page.state = button.dataset.state;
    seek();
  },
  decide: (button) => decide(button.parentElement.screens, button.value),
};

const isNear = (article) => {
  const { top, bottom } = article.getBoundingClientRect();
  return bottom > -400 && top < innerHeight + 400;
};

function onKey(event) {
  const { key } = event;
  bring.place = null;
  const active = document.activeElement;
  const glass = active.closest(".glass");
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || $("dialog").open) return;
  if (key === "Escape") {
    stopTelling();
    if (active.dataset.s) return glass.focus();
    if (active.id === "search") active.blur();
    if (page.query) actions.clear();
  } else if (glass && key.startsWith("Arrow")) {
    // From text to text of a frame.
    const runs = runsOf(glass);
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
  const pressed = place.closest("[data-do], [data-mode]");
  const run = place.closest("[data-s]");
  const link = place.closest("a");
  if (pressed) return pressed.dataset.mode ? setMode(pressed.dataset.mode) : actions[pressed.dataset.do](pressed);
  if (run) return tell(run, true);
  // A link to where one is already changes no address.
  if (link?.hash === location.hash) followLink();
  else if (!link) setCurrent(screenOf(place));
}

function listen() {
  const point = ({ type, target: place }) => {
    const run = place.closest?.("[data-s]");
    if (run) tell(run, type === "focusin");
    else if (!document.activeElement.dataset.s) stopTelling();
    if (type === "focusin" && !place.ariaCurrent && place.closest("article")) setCurrent(screenOf(place));
  };
  addEventListener("keydown", onKey);
  addEventListener("click", onClick);
  addEventListener("mouseover", point);
  addEventListener("focusin", point);
  $("#search").addEventListener("input", ({ target: { value } }) => {
    page.query = value.trim();
    seek();
  });
  $("#by").addEventListener("change", ({ target: { value } }) => {
    page.by = value;
    drawList();
  });
  $("[data-list]").addEventListener("toggle", ({ target: group }) => group.open && fillGroup(group), true);
  addEventListener("hashchange", followLink);
  addEventListener("wheel", () => (bring.place = null), { passive: true });
  addEventListener("scroll", () => {
    stopTelling();
    clearTimeout(listen.timer);
    listen.timer = setTimeout(followScroll, 150);
  }, { passive: true });
  // Paper shows everything.
  addEventListener("beforeprint", () => shown().forEach(({ article }) => fill(article)));
  addEventListener("beforeunload", (event) => page.unsaved && event.preventDefault());
}

const topmost = () => shown().find(({ article }) => article.getBoundingClientRect().bottom > 180);

/** The screen that is looked at becomes the current one when the other is out of sight. */
function followScroll() {
  const { bottom = 0, top } = $("article[aria-current]")?.getBoundingClientRect() ?? {};
  if (bottom < 160 || top > innerHeight - 80) setCurrent(topmost());
}
