// The list at the side, the chips at the top, search, and which screens are shown.

const MOST = 150;

function placesOf(screen, by) {
  const names = [by === "state" ? WORDS[screen.state] : screen[by]].flat().filter(Boolean);
  return names.length ? names : [`no ${by.replace(/s$/, "")}`];
}

const isOf = (state) => (screen) => state === "all" || (state === "differs" ? screen.differs : screen.state === state);

/** Side by side, the article of the first of a family stands for all. */
const articleOf = (screen) => (page.variants ? page.families.get(screen.family)[0] : screen).article;

function search() {
  if (!page.counts.get(page.state)) page.state = "all";
  page.found = found(page.screens.filter(isOf(page.state)), page.query);
  // What does not differ is found, too.
  if (!page.found.length && page.query) [page.state, page.found] = ["all", found(page.screens, page.query)];
  drawChips();
  drawList();
  const wanted = new Set(page.found.map(articleOf));
  for (const { article } of page.screens) {
    if (article.hidden === wanted.has(article)) article.hidden = !article.hidden;
  }
  $(".none").hidden = page.found.length > 0;
  $(".changes").hidden = page.query || !$("[data-groups]").firstChild;
  drawYaml(page.found.includes(page.current) ? page.current : page.found[0]);
  markFound();
}

const shown = () => page.screens.filter((screen) => !screen.article.hidden);

function drawChips() {
  const place = $("[data-chips]");
  const held = document.activeElement.dataset.state;
  place.replaceChildren();
  for (const [state, count] of page.counts) {
    if (!count || (state === "same" && count === page.screens.length)) continue;
    const word = WORDS[state];
    place.append(button("state", { "data-state": state, "aria-pressed": `${page.state === state}` }, word[0].toUpperCase() + word.slice(1), " ", make("b", number(count))));
  }
  if (page.query) place.append(make("span.count", `${plural(page.found.length, "screen")} found`));
  if (held) place.querySelector(`[data-state="${held}"]`)?.focus();
}

/** The list by folder, system, tag, type or state; groups are filled when opened. */
function drawList() {
  const key = `${page.by} ${page.query}`;
  const groups = grouped(page.found, (screen) => placesOf(screen, page.by));
  const words = [key, ...[...groups].map(([name, screens]) => [name, screens.map(({ id, state }) => id + state)])].join();
  // Most saves change nothing in it.
  if (drawList.words === words) return;
  drawList.words = words;
  const names = [...groups.keys()].slice(0, 500);
  if (page.by !== "state") names.sort(order);
  const place = $("[data-list]");
  const open = new Map(drawList.key === key ? [...place.children].map((group) => [group.name, group.open]) : []);
  drawList.key = key;
  let room = 2 * MOST;
  place.replaceChildren(...names.map((name) => {
    const screens = groups.get(name);
    const group = make("details", make("summary", short(name), " ", make("span.count", number(screens.length))));
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
    return make(`li.${nested ? "variant" : ""}`, make("a", { href: screen.link, "aria-current": screen.id === page.current?.id && "true" },
      screen.differs && make(`span.dot.${screen.state}`, { role: "img", "aria-label": WORDS[screen.state] }), short(nested ? `@${screen.variant}` : screen.id)));
  });
  if (group.screens.length > MOST) items.push(make("li.count", `and ${plural(group.screens.length - MOST, "more screen")}`));
  group.append(make("ul", ...items));
}

/** Says in a sentence what is shown, and what has changed by what made it change. */
function drawSummary() {
  const { model, screens } = page;
  const name = short(model.project.name);
  const than = `compared with ${model.against ? short(model.against.name) : "what is recorded"}`;
  const all = plural(screens.length, "screen");
  const counts = Object.entries(WORDS).slice(2, 6).map(([state, word]) => [page.counts.get(state), word]).filter(([count]) => count);
  const told = counts.map((count) => count.join(" ")).join(", ");
  document.title = `${name}: ${all}${told && `, ${told}`}`;
  $("h1").textContent = name;
  $("[data-sum]").textContent = `${all} of the app in ${plural(screens.reduce((sum, { frames }) => sum + frames.length, 0), "frame")}, as text. ${told || "None differs"}, ${than}.`;
  const causes = grouped((model.groups ?? []).filter((group) => group.screens.length), (group) => [group.cause || group.place ? `${group.cause} ${group.place}` : group]);
  const membersOf = (groups) => [...new Set(groups.flatMap((group) => group.screens))].map((index) => screens[index]).filter(Boolean);
  $("[data-modes]").hidden = !told;
  $("[data-groups]").replaceChildren(...[...causes.values()].map((groups, number) => {
    const [{ cause, place }] = groups;
    const members = membersOf(groups);
    return make("div.group",
      (cause || place) && make("p.cause", `Because of ${short(cause ?? "")} ${place ? `(${short(place)})` : ""}`),
      groups[1] && decideButtons(members, `cause ${number}`, members[1] && "all of this cause"),
      ...groups.map((group, index) => drawGroup(group, membersOf([group]), `group ${number} ${index}`)));
  }));
}

function drawGroup({ title, hunk = [] }, screens, key) {
  const links = make("details", make("summary", plural(screens.length, "screen")), make("ul", ...screens.slice(0, 500).map((screen) => make("li", make("a", { href: screen.link }, short(screen.id))))));
  return make("div", make("h3", short(title)),
    hunk[0] && make("pre.hunk", region(`What has changed: ${short(title)}`),
      ...hunk.slice(0, 60).map((line) => make(`span.${{ "+": "add", "-": "del" }[line[0]] ?? ""}`, short(line, 1000), "\n"))),
    links, decideButtons(screens, key, screens[1] && "these"));
}
