// Starts the page, and keeps it up to date if it is served.

/** Applies an answer of the server. */
function update(answer) {
	const tables = new Tables(answer);
	const fresh = new Map(answer.screens.map((value) => [value.id, new Screen(value, tables)]));
	const drawn = page.screens.filter(({ article }) => article.filled);
	const settle = keepingPlace();
	keeping(() => {
		page.model = { ...page.model, ...answer, live: page.model.live };
		setScreens((answer.order ?? [...fresh.keys()]).map((id) => fresh.get(id) ?? page.byId.get(id)).filter(Boolean));
		for (const id of fresh.keys()) page.refused.delete(id);
		if (/^(Up|This p|Dio|$)/.test($(".status").textContent)) say(`Updated ${new Date().toLocaleTimeString("en-GB")}: ${plural(fresh.size, "screen")}`);
		drawSummary();
		drawArticles();
		search();
		for (const { id } of drawn) if (fresh.has(id)) fill(fresh.get(id).article);
		redraw(page.variants ? page.screens : page.screens.filter(isOf("differs")));
		drawDecisions();
		if (page.current) articleOf(page.current).ariaCurrent = "true";
	});
	settle();
	later(settle);
}

function keepingPlace() {
	const seen = scrollY > 0 && topmost();
	const topOf = (screen) => boxOf(articleOf(screen)).top;
	const top = seen && topOf(seen);
	return () => {
		const again = page.byId.get(seen?.id);
		if (again && !articleOf(again).hidden) scrollBy(0, topOf(again) - top);
	};
}

/** Requests changes when the server announces a revision, one request at a time. */
function follow() {
	let last = Promise.resolve();
	let events;
	const cut = () => say("Diorama no longer responds; this page may be outdated. Run it again for a new address.");
	const ask = (revision) => (last = last.then(async () => {
		const { revision: known = 0 } = page.model;
		if (revision <= known) return;
		const answer = await fetch(`/data?since=${known}`, { headers: { "X-Diorama-Token": token() } });
		if (answer.ok) return update(await answer.json());
		say(`This page may be outdated. ${await said(answer)}`, 0);
	}).catch(cut).then(() => page.model.revision >= revision || setTimeout(ask, 2000, revision)));
	// A browser allows few connections to a host, so hidden pages close theirs.
	const connect = () => {
		events?.close();
		if (document.hidden) return;
		events = new EventSource(`/events?token=${encodeURIComponent(token())}`);
		events.addEventListener("model", ({ data }) => ask(JSON.parse(data).revision));
		events.addEventListener("error", cut);
	};
	addEventListener("visibilitychange", connect);
	connect();
}

async function start() {
	const model = page.model = readModel();
	document.body.append($("#page").content);
	const tables = new Tables(model);
	setScreens(model.screens.map((value) => new Screen(value, tables)));
	page.state = "differs";
	if (model.against) WORDS.orphaned = "removed";
	sides().forEach((name, index) => ($$("[data-mode]")[index].textContent = visible(capital(name))));
	$("[data-do=variants]").hidden = !page.screens.some((screen) => screen.variant);
	$("[data-views]").hidden = !model.phone;
	$("dialog tbody").replaceChildren(...Object.entries(KEYS).map(([key, [, what]]) => make("tr", make("td", make("kbd", key)), make("td", what))));
	const { apply, test } = commands();
	$("[data-about]").append(...marked(model.live ? "Accepted changes are recorded at once; rejections are kept in this tab." : `Download your decisions, then run ${apply} FILE. If CI made this page, check out its commit and run ${test} first.`));
	drawSummary();
	drawArticles();
	listen();
	search();
	drawDecisions();
	setMode(page.mode);
	followLink();
	if (model.live) follow();
	document.documentElement.dataset.ready = "true";
	// Prepare the first search.
	setTimeout(() => tables.lower, 200);
}

start().catch((problem) => {
	document.body.append(make("h1", "This page cannot be shown"), `${problem}`);
	throw problem;
});
