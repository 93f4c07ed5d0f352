// Accepting and rejecting.

const token = () => new URLSearchParams(location.search).get("token") ?? page.model.live?.token ?? "";
const isOpen = (screen) => screen.canDecide && !page.decisions.has(screen.id);
const verdict = { accept: "Accept", reject: "Reject" };
const has = (decision) => ({ id }) => page.decisions.get(id)?.decision === decision;

const commands = () => page.model.commands ?? { apply: "diorama review --apply", test: "diorama test" };

function decideButtons(screens, key, what = "") {
	const able = screens.filter((screen) => screen.canDecide);
	if (!able[0]) return;
	const place = make("div.decide", ...Object.keys(verdict).map((decision) => button("decide", { class: decision, value: decision, "data-key": `${decision} ${key}` })));
	press(Object.assign(place, { screens: able, what }));
	return place;
}

/** Of several screens the open ones, or else those with this decision, to undo it. */
const meant = (screens, decision) => [isOpen, has(decision)].map((test) => screens.filter(test)).find((some) => some[0] && screens[1]) ?? screens;

function press({ screens, what, children }) {
	for (const button of children) {
		const [word, of] = [verdict[button.value], what && `${what} (${meant(screens, button.value).length})`];
		button.ariaPressed = screens.every(has(button.value));
		button.textContent = `${word} ${of}`;
		button.ariaLabel = `${word} ${of || short(screens[0].id)}`;
	}
}

/** Decides about screens; a repeated decision is undone if it was not carried out. */
function decide(screens, decision) {
	screens = meant(screens, decision);
	const back = screens.every(has(decision));
	if (page.model.live && !back) {
		const isSure = decision === "reject" || !screens[1] || confirm(`Record ${screens.length} screens at once?`);
		return isSure && post(screens, decision);
	}
	for (const { id, digest } of screens) {
		if (back) page.decisions.delete(id);
		else page.decisions.set(id, { screen: id, decision, digest });
	}
	say(`${back ? "Undecided" : `${verdict[decision]}ed`}: ${plural(screens.length, "screen")}`);
	page.unsaved = !page.model.live && page.decisions.size > 0;
	drawDecisions();
	return !back;
}

const decisionFile = (decisions) => ({ format: "diorama-decisions", version: 1, project: page.model.project.name, decisions });

function say(text, seconds = 6) {
	$(".status").replaceChildren(...marked(text));
	clearTimeout(say.timer);
	if (seconds) say.timer = setTimeout(say, seconds * 1000, "", 0);
}

const canDecide = (screen) => (page.model.live ? isOpen(screen) : screen.canDecide);

function drawAll() {
	const able = page.found.filter(canDecide);
	const isAll = able.length === page.screens.filter(canDecide).length;
	$("[data-all]").replaceChildren(decideButtons(able, "all", able[1] && (isAll ? "all" : "all found")) ?? "");
}

function drawDecisions() {
	$$(".decide").forEach(press);
	const { live } = page.model;
	const able = page.screens.filter(canDecide);
	const decided = [...page.decisions.values()];
	const count = (decision) => decided.filter((one) => one.decision === decision).length;
	$("footer").hidden = !able[0];
	$("[data-count]").textContent = live ? `${able.length} pending` : `${decided.length} of ${able.length} decided: ${count("accept")} accepted, ${count("reject")} rejected`;
	keeping(drawAll);
	$("[data-decided]").hidden = $("[data-do=download]").hidden = live || !decided[0];
	$("[data-decided] ul").replaceChildren(...decided.slice(0, 1000).map((one) => make("li", `${one.decision} `, make("a", { href: page.byId.get(one.screen)?.link }, short(one.screen)))));
}

function download() {
	const text = `${JSON.stringify(decisionFile([...page.decisions.values()]), null, 1)}\n`;
	const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "diorama-decisions.json" });
	link.click();
	page.unsaved = false;
	say(`Downloaded. To apply: ${commands().apply} ${link.download}`, 0);
}

const said = async (answer) => `Diorama returned ${answer.status}: ${short((await answer.text()).trim(), 300)}`;

async function post(screens, decision) {
	try {
		const body = JSON.stringify(decisionFile(screens.map(({ id, digest }) => ({ screen: id, decision, digest }))));
		const answer = await fetch("/decide", { method: "POST", headers: { "Content-Type": "application/json", "X-Diorama-Token": token() }, body });
		if (!/json/.test(answer.headers.get("Content-Type"))) return say(`Not applied. ${await said(answer)}`);
		const { done = [], refused = [] } = await answer.json();
		for (const { id, digest } of screens.filter(({ id }) => done.includes(id))) {
			page.refused.delete(id);
			if (decision === "reject") page.decisions.set(id, { decision, digest });
		}
		for (const { screen, why } of refused) page.refused.set(screen, why);
		redraw(screens.map(({ id }) => page.byId.get(id)).filter(Boolean));
		drawDecisions();
		say(`${verdict[decision]}ed: ${plural(done.length, "screen")}. ${refused.length ? `Refused: ${plural(refused.length, "screen")}. ${short(refused[0].why)}` : ""}`);
	} catch {
		say("Not applied: Diorama no longer responds.");
	}
}
