// The list at the side, the chips at the top, search, and which screens are shown.

const MOST = 150;

/** What a screen is listed under. */
function placesOf(screen, by) {
  const names = [by === "state" ? WORDS[screen.state] : screen[by]].flat().filter(Boolean);
  return names.length ? names : [`no ${by.replace(/s$/, "")}`];
}

const isOf = (state) => (screen) => state === "all" || (state === "differs" ? screen.differs : screen.state === state);

/** Side by side, the first of a family stands for all. */
const stands = (screen) => !page.variants || page.families.get(screen.family)[0] === screen;

/** Finds what is searched for and chosen, and shows only that. */
function search() {
  const { facet } = page;
  page.found = found(page.screens.filter(isOf(page.state)).filter((screen) => !facet || placesOf(screen, facet.by).includes(facet.name)), page.query);
  const wanted = new Set(page.variants ? page.found.map(({ family }) => page.families.get(family)[0]) : page.found);
  for (const screen of page.screens) {
    const hidden = !wanted.has(screen);
    if (screen.article.hidden !== hidden) screen.article.hidden = hidden;
  }
  $(".none").hidden = page.found.length > 0;
  drawChips();
  drawList();
  markFound();
}

/** The screens that are shown as articles, in order. */
const shown = () => page.screens.filter((screen) => !screen.article.hidden);

function drawChips() {
  const place = $("[data-chips]");
  const held = document.activeElement.dataset.state;
  place.replaceChildren();
  for (const [state, word] of Object.entries({ all: "all", differs: "differences", ...WORDS })) {
    const count = page.screens.filter(isOf(state)).length;
    if (!count || (state === "same" && count === page.screens.length)) continue;
    place.append(make("button", { type: "button", "data-do": "state", "data-state": state, "aria-pressed": `${page.state === state}` }, word[0].toUpperCase() + word.slice(1), " ", make("b", count.toLocaleString("en"))));
  }
  if (page.facet) place.append(make("button", { type: "button", "data-do": "facet" }, `${page.facet.by.replace(/s$/, "")}: ${short(page.facet.name, 60)} `, make("span", { "aria-hidden": "true" }, "✕"), make("span.quiet", " (take away)")));
  if (page.query || page.facet) place.append(make("span.count", `${plural(page.found.length, "screen")} found`));
  if (held) place.querySelector(`[data-state="${held}"]`)?.focus();
}

/** The list by folder, system, tag, type or state. Groups are filled when they are opened. */
function drawList() {
  const groups = new Map();
  for (const screen of page.found) {
    for (const name of placesOf(screen, page.by)) {
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(screen);
    }
  }
  const names = [...groups.keys()].slice(0, 500);
  if (page.by !== "state") names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const place = $("[data-list]");
  const key = `${page.by} ${page.query}`;
  const open = new Map(drawList.key === key ? [...place.children].map((group) => [group.name, group.open]) : []);
  drawList.key = key;
  let room = 2 * MOST;
  place.replaceChildren(...names.map((name) => {
    const screens = groups.get(name);
    const group = make("details", make("summary", short(name, 90), " ", make("span.count", screens.length.toLocaleString("en"))));
    Object.assign(group, { name, screens, open: open.get(name) ?? room > 0 });
    if (group.open) fillGroup(group);
    room -= screens.length;
    return group;
  }));
}

function fillGroup(group) {
  if (group.children.length > 1) return;
  const items = group.screens.slice(0, MOST).map((screen, index) => {
    const nested = screen.variant && group.screens[index - 1]?.family === screen.family;
    return make(`li.${nested ? "variant" : ""}`, make("a", { href: screen.link, "data-list-of": screen.number, "aria-current": screen === page.current && "true" },
      make(`span.dot.${screen.state}`, { "aria-hidden": "true" }), make("span", short(nested ? `@${screen.variant}` : screen.id, 120)),
      screen.differs && make("span.quiet", ` (${WORDS[screen.state]})`)));
  });
  if (group.screens.length > MOST) items.push(make("li.count", `and ${plural(group.screens.length - MOST, "more screen")}`));
  group.append(make("button", { type: "button", "data-do": "only" }, "show only these"), make("ul", ...items));
}

/** Says in a sentence what the page shows, and groups what has changed by what made it change. */
function drawSummary() {
  const { model, screens } = page;
  const than = `compared with ${model.against ? short(model.against.name, 60) : "what is recorded"}`;
  const counts = Object.entries(WORDS).map(([state, word]) => [screens.filter(isOf(state)).length, word]).filter(([count, word]) => count && word !== "same");
  $("h1").textContent = short(model.project.name, 120);
  $("[data-sum]").textContent = `${plural(screens.length, "screen")} of the app in ${plural(screens.reduce((sum, { frames }) => sum + frames.length, 0), "frame")}, as text. ${counts.length ? counts.map((count) => count.join(" ")).join(", ") : "None differs"}, ${than}.`;
  const causes = new Map();
  for (const group of (model.groups ?? []).filter((one) => one.screens.length)) {
    const key = group.cause || group.place ? `${group.cause} ${group.place}` : group;
    causes.set(key, [...(causes.get(key) ?? []), group]);
  }
  const membersOf = (groups) => [...new Set(groups.flatMap((group) => group.screens))].map((index) => screens[index]).filter(Boolean);
  $(".changes").hidden = !causes.size;
  $("[data-groups]").replaceChildren(...[...causes.values()].map((groups, number) => {
    const [{ cause, place }] = groups;
    const members = membersOf(groups);
    return make("div.group",
      (cause || place) && make("p.cause", `Because of ${[short(cause), place && `line ${short(place)}`].filter(Boolean).join(", ")}`),
      ...groups.map((group, index) => drawGroup(group, membersOf([group]), `group ${number} ${index}`)),
      groups.length > 1 && decideButtons(members, `cause ${number}`, `all ${members.length} of this cause`));
  }));
}

function drawGroup({ title, hunk = [] }, screens, key) {
  const links = make("details", make("summary", plural(screens.length, "screen")), make("ul", ...screens.slice(0, 500).map((screen) => make("li", make("a", { href: screen.link }, short(screen.id, 120))))));
  return make("div", make("h3", short(title)),
    hunk.length > 0 && make("pre.hunk", { tabindex: 0, role: "group", "aria-label": `What has changed: ${short(title, 80)}` },
      ...hunk.slice(0, 60).map((line) => make(`span.${{ "+": "add", "-": "del" }[line[0]] ?? ""}`, short(line, 1000), "\n"))),
    links, decideButtons(screens, key, screens.length > 1 ? `these ${screens.length}` : ""));
}
