// Accepting and rejecting. A decision is about a change in a screen, or about a whole screen.

const token = () => new URLSearchParams(location.search).get("token") ?? page.model.live?.token ?? "";
const verdict = { accept: "Accept", reject: "Reject" };

/** What can be decided: a screen's changes in a group, or the screen. */
const unit = (screen, group) => ({ screen, title: group?.title, changes: group?.changes, keys: (group?.changes ?? [screen.digest]).map((key) => `${screen.id}\n${key}`) });

function setUnits() {
	for (const screen of page.screens) screen.units = [];
	for (const group of page.model.groups ?? []) {
		for (const screen of group.changes ? group.screens.map((index) => page.screens[index]) : []) if (screen?.canDecide) screen.units.push(unit(screen, group));
	}
	for (const screen of page.screens) if (screen.canDecide && !screen.units[0]) screen.units.push(unit(screen));
}

const screensOf = (units) => new Set(units.map(({ screen }) => screen));
const unitsOf = (screens) => screens.flatMap(({ units }) => units);
const has = (decision) => ({ keys }) => keys.every((key) => page.decisions.get(key) === decision);
const isOpen = ({ keys }) => !keys.every((key) => page.decisions.has(key));
const hasOpen = ({ units }) => units.some(isOpen);

const commands = () => page.model.commands ?? { apply: "diorama review --apply", test: "diorama test" };

function decideButtons(units, key, what = "") {
	if (!units[0]) return;
	const place = make("div.decide", ...Object.keys(verdict).map((decision) => button("decide", { class: decision, value: decision, "data-key": `${decision} ${key}` })));
	press(Object.assign(place, { units, what }));
	return place;
}

/** Of several units the open ones, or else those with this decision, to undo it. */
const meant = (units, decision) => [isOpen, has(decision)].map((test) => units.filter(test)).find((some) => some[0] && units[1]) ?? units;

function press({ units, what, children }) {
	for (const button of children) {
		const [word, of] = [verdict[button.value], what && `${what} (${screensOf(meant(units, button.value)).size})`];
		button.ariaPressed = units.every(has(button.value));
		const { id, units: all } = units[0].screen;
		button.textContent = `${word} ${of || (units[1] ? "all" : "")}`.trim();
		const about = what ? what === "these" && units[0].title : listed([id, units.length < all.length && units[0].title], ": ");
		button.ariaLabel = listed([button.textContent, about], units[1] ? ": " : " ");
	}
}

/** Decides about units; a repeated decision is undone if it was not carried out. */
function decide(units, decision) {
	units = meant(units, decision);
	const back = units.every(has(decision));
	if (page.model.live && !back) {
		const isSure = decision === "reject" || screensOf(units).size < 2 || confirm(`Record ${screensOf(units).size} screens at once?`);
		return isSure && post(units, decision);
	}
	for (const key of units.flatMap(({ keys }) => keys)) back ? page.decisions.delete(key) : page.decisions.set(key, decision);
	say(`${back ? "Undecided" : `${verdict[decision]}ed`}: ${counted(units)}`);
	page.unsaved = !page.model.live && page.decisions.size > 0;
	drawDecisions();
	return !back;
}

const counted = (units) => `${units.every(({ changes }) => changes) ? `${plural(units.length, "change")} in ` : ""}${plural(screensOf(units).size, "screen")}`;

/** The decisions as a file: about whole screens, or about some changes of a screen. */
function decisionFile(units, decisionOf) {
	const screens = grouped(units, ({ screen }) => [screen]);
	const decisions = [...screens].flatMap(([{ id, digest, units: all }, some]) => [...grouped(some, (unit) => [decisionOf(unit)])].map(([decision, own]) => ({
		screen: id, decision, digest, ...(own.length < all.length && { changes: own.flatMap(({ changes }) => changes) }),
	})));
	return { format: "diorama-decisions", version: 2, project: page.model.project.name, decisions };
}

function say(text, seconds = 6) {
	$(".status").replaceChildren(...marked(text));
	clearTimeout(say.timer);
	if (seconds) say.timer = setTimeout(say, seconds * 1000, "", 0);
}

const isLeft = (unit) => !page.model.live || isOpen(unit);
const allUnits = () => unitsOf(page.screens).filter(isLeft);

function drawAll() {
	const able = unitsOf(page.found).filter(isLeft);
	$("[data-all]").replaceChildren(decideButtons(able, "all", able[1] && (able.length === allUnits().length ? "all" : "all found")) ?? "");
}

function drawDecisions() {
	$$(".decide").forEach(press);
	const { live } = page.model;
	const able = allUnits();
	const decided = Object.keys(verdict).map((decision) => able.filter(has(decision)));
	const all = decided.flat();
	$("footer").hidden = !able[0];
	$("[data-count]").textContent = live ? `${able.length} pending` : `${all.length} of ${able.length} decided, in ${plural(screensOf(able).size, "screen")}: ${decided[0].length} accepted, ${decided[1].length} rejected`;
	keeping(drawAll);
	$("[data-decided]").hidden = $("[data-do=download]").hidden = live || !all[0];
	$("[data-decided] ul").replaceChildren(...all.slice(0, 1000).map((unit) => make("li", `${has("accept")(unit) ? "accept" : "reject"} `, make("a", { href: unit.screen.link }, short(unit.screen.id)), unit.screen.units[1] && `: ${short(unit.title)}`)));
}

function download() {
	const decided = allUnits().filter((unit) => !isOpen(unit));
	const text = `${JSON.stringify(decisionFile(decided, ({ keys }) => page.decisions.get(keys[0])), null, 1)}\n`;
	const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "diorama-decisions.json" });
	link.click();
	page.unsaved = false;
	say(`Downloaded. To apply: ${commands().apply} ${link.download}`, 0);
}

const said = async (answer) => `Diorama returned ${answer.status}: ${short((await answer.text()).trim(), 300)}`;

async function post(units, decision) {
	try {
		const body = JSON.stringify(decisionFile(units, () => decision));
		const answer = await fetch("/decide", { method: "POST", headers: { "Content-Type": "application/json", "X-Diorama-Token": token() }, body });
		if (!/json/.test(answer.headers.get("Content-Type"))) return say(`Not applied. ${await said(answer)}`);
		const { done = [], refused = [] } = await answer.json();
		const carried = units.filter(({ screen }) => done.includes(screen.id));
		for (const { screen, keys } of carried) {
			page.refused.delete(screen.id);
			if (decision === "reject") for (const key of keys) page.decisions.set(key, decision);
		}
		for (const { screen, why } of refused) page.refused.set(screen, why);
		redraw([...screensOf(units)].map(({ id }) => page.byId.get(id)).filter(Boolean));
		drawDecisions();
		say(`${verdict[decision]}ed: ${counted(carried)}. ${refused.length ? `Refused: ${plural(refused.length, "screen")}. ${short(refused[0].why)}` : ""}`);
	} catch {
		say("Not applied: Diorama no longer responds.");
	}
}
