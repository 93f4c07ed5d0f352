// The list, the chips, and the selection of screens.

const MAX = 150;

function placesOf(screen, by) {
	const names = [by === "state" ? WORDS[screen.state] : screen[by]].flat().filter(Boolean);
	return names.length ? names : [by === "folder" ? "(project root)" : `no ${by.replace(/s$/, "")}`];
}

const isOf = (state) => (screen) => state === "all" || (state === "differs" ? screen.differs : screen.state === state);

/** With variants side by side, the article of a family's first screen has all. */
const articleOf = (screen) => (page.variants ? page.families.get(screen.family)[0] : screen).article;

function search() {
	if (!page.counts.get(page.state)) page.state = "all";
	page.found = found(page.screens.filter(isOf(page.state)), page.query);
	// Without a match, search screens of all states.
	if (!page.found.length && page.query) [page.state, page.found] = ["all", found(page.screens, page.query)];
	const draw = () => [drawChips(), drawAll()];
	// Typing in the search field need not wait for this.
	focused().dataset.do ? keeping(draw) : draw();
	drawList();
	showOnly(new Set(page.found.map(articleOf)));
	$(".none").hidden = page.found.length > 0;
	$(".changes").hidden = page.query || !$("[data-groups]").firstChild;
	drawYaml(hit());
	markFound();
}

function drawChips() {
	const states = [...page.counts].filter(([state, count]) => count && (state !== "same" || count < page.screens.length));
	$("[data-chips]").replaceChildren(...states.map(([state, count]) => (
		button("state", { "data-state": state, "data-key": state, "aria-pressed": `${page.state === state}` }, capital(WORDS[state]), " ", make("b", number(count)))
	)), page.query && make("span.count", `${plural(page.found.length, "screen")} found`));
}

function drawList() {
	const key = `${page.by} ${page.query}`;
	const groups = grouped(page.found, (screen) => placesOf(screen, page.by));
	const words = [key, ...[...groups].map(([name, screens]) => [name, screens.map(({ id, state }) => id + state)])].join();
	if (drawList.words === words) return;
	drawList.words = words;
	const names = [...groups.keys()];
	if (page.by !== "state") names.sort(order);
	const place = $("[data-list]");
	const open = new Map(drawList.key === key ? [...place.children].map((group) => [group.name, group.open]) : []);
	drawList.key = key;
	let rest = 2 * MAX;
	place.replaceChildren();
	drawSome(place, names, (name) => {
		const screens = groups.get(name);
		const group = make("details", make("summary", { "data-key": `list ${name}` }, short(name), " ", make("span.count", number(screens.length))));
		Object.assign(group, { name, screens, open: open.get(name) ?? rest > 0 });
		if (group.open) fillGroup(group);
		rest -= screens.length;
		return group;
	});
}

/** Draws values into a list, a limited number at a time. */
function drawSome(list, values, draw, from = 0) {
	const to = from + MAX;
	list.append(...values.slice(from, to).map((value, index) => draw(value, values[from + index - 1])));
	if (values.length > to) {
		const more = list.appendChild(make(list.localName === "ul" ? "li" : "div", button("more", {}, `and ${number(values.length - to)} more`)));
		more.firstChild.act = () => {
			drawSome(list, values, draw, to);
			more.nextSibling.querySelector("a, summary").focus();
			more.remove();
		};
	}
	return list;
}

function fillGroup(group) {
	if (group.children.length > 1) return;
	group.append(drawSome(make("ul"), group.screens, (screen, last) => {
		const nested = screen.variant && last?.family === screen.family;
		return make(`li.${nested ? "variant" : ""}`, make("a", { href: screen.link, "data-key": `list ${group.name} ${screen.id}`, "aria-current": screen === page.current && "true" },
			screen.differs && make(`span.dot.${screen.state}`, { role: "img", "aria-label": WORDS[screen.state] }), short(nested ? `@${screen.variant}` : screen.id)));
	}));
}

/** Draws the summary, and the changes by their causes. */
function drawSummary() {
	const { screens, model: { project, against, summary, only, groups: changes = [] } } = page;
	const all = plural(summary.screens, "screen");
	const list = (countOf) => Object.keys(WORDS).slice(2, 6).filter(countOf).map((state) => `${countOf(state)} ${WORDS[state]}`).join(", ");
	const tally = list((state) => summary[state]);
	const away = list((state) => summary[state] - page.counts.get(state));
	document.title = visible(`${short(project.name)}: ${all}${tally && `, ${tally}`}`);
	$("h1").replaceChildren(...marked(short(project.name)));
	$("[data-sum]").replaceChildren(...marked(`${only ? `${screens.length} of ` : ""}${all} of the app, as text. ${tally || "No differences"}, compared with ${against ? short(against.name) : "the snapshots"}.${away && ` Not shown: ${away}.`}`));
	$("[data-modes]").hidden = !tally;
	setUnits();
	const membersOf = ({ screens: own }) => own.map((index) => screens[index]).filter(Boolean);
	const unitsIn = (groups) => [...new Set(groups.flatMap((group) => unitsOf(membersOf(group)).filter(({ changes }) => changes === group.changes)))];
	const causes = grouped(changes.filter((group) => group.screens.length), (group) => [group.cause || group.place ? `${group.cause} ${group.place}` : group]);
	// A change is identified by its cause and its first screen, not by its position.
	const keyOf = ({ cause, place }, [first], kind) => `change ${cause} ${place} ${first?.id} ${kind}`;
	const place = $("[data-groups]");
	place.replaceChildren();
	drawSome(place, [...causes.values()], (groups) => {
		const [{ cause, place }] = groups;
		const draw = (group) => drawGroup(group, membersOf(group), unitsIn([group]), keyOf(group, membersOf(group), groups.indexOf(group)));
		return drawSome(make("div.group",
			(cause || place) && make("p.cause", `Cause: ${listed([cause, place && `(${place})`], " ")}`),
			groups[1] && decideButtons(unitsIn(groups), keyOf(groups[0], membersOf(groups[0]), "all"), "all with this cause")), groups, draw);
	});
}

/** A title, with the color of each value before it. */
const titled = (title = "") => make("span", ...short(title, 300).split(/(#[0-9A-F]{6}(?: \d+%)?)/i).map((part, index) => (
	index % 2 ? make("span", make(`span.swatch.${rule(`color:${part.slice(0, 7)}${part[7] ? Math.round(parseInt(part.slice(8)) * 2.55).toString(16).padStart(2, 0) : ""}`)}`, { "aria-hidden": "true" }, "■"), part) : part)));

function drawGroup({ title, changes = [], hunk = [], causes = [] }, screens, units, key) {
	return make("div", { "data-change": changes.join(" ") || null, tabindex: changes[0] && -1 },
		make("h3", changes[0] ? make("a", { href: `#change:${changes[0]}`, "data-key": `link ${key}` }, titled(title)) : titled(title)),
		causes[1] && make("p.cause", `Causes: ${listed(causes.slice(0, 8), "; ")}${causes[8] ? ` and ${causes.length - 8} more` : ""}`),
		make("details", { "data-key": `links ${key}` }, make("summary", { "data-key": `count ${key}` }, plural(screens.length, "screen")),
			drawSome(make("ul"), screens, (screen) => make("li", make("a", { href: screen.link, "data-key": `to ${screen.id} ${key}` }, short(screen.id))))),
		hunk[0] && make("details", { "data-key": `lines ${key}` }, make("summary", { "data-key": `show ${key}` }, "Lines"),
			make("pre.hunk", region(`Lines: ${short(title)}`, key),
				...hunk.slice(0, 60).map((line) => make(`span.${{ "+": "add", "-": "del" }[line[0]] ?? ""}`, short(line, 1000), "\n")),
				hunk[60] && make("span", `and ${plural(hunk.length - 60, "more line")}`))),
		decideButtons(units, key, units[1] && "these"));
}
