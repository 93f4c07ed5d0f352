// Links, keys and buttons.

const KEYS = {
	"/": ["search", "search"], j: ["next", "next screen"], k: ["previous", "previous screen"],
	n: ["nextChange", "next screen that differs"],
	d: ["mode", "before, after or both"], w: ["wipe", "wipe from before to after"], v: ["variants", "variants side by side"], y: ["yaml", "show or hide the YAML"],
	p: ["phone", "text, or a phone as an illustration"],
	a: ["accept", "accept, go to the next"], r: ["reject", "reject, go to the next; again: undo"],
	s: ["decisions", "go to the decisions"], "?": ["help", "this help"],
	Tab: [, "focus a frame"], "← →": [, "go to its texts, show their sources"], Enter: [, "on a text: select its YAML line"], Esc: [, "leave; show all screens"],
};

/** Sets the screen that keys and the YAML apply to. */
function setCurrent(screen, link = screen?.link) {
	const { current } = page;
	if (!screen || (current === screen && link === screen.link && articleOf(screen).ariaCurrent)) return;
	page.current = screen;
	if (current) look(articleOf(current));
	for (const one of $$("article, nav a")) one.ariaCurrent = one === articleOf(screen) || one.hash === screen.link ? "true" : null;
	reveal($("nav [aria-current]"), $("nav"));
	drawYaml(screen);
	try {
		history.replaceState(null, "", link);
	} catch { /* Perhaps not from disk. */ }
}

function goTo(screen, frame = 0) {
	if (!page.found.includes(screen)) actions.clear();
	const article = articleOf(screen);
	setCurrent(screen, frame ? `${screen.link}:${frame}` : screen.link);
	fill(article);
	const aim = [...article.querySelectorAll(`[data-frame="${frame}"] > .glass`)].findLast((glass) => screenOf(glass) === screen) ?? article;
	bring(aim);
	if (!aim.contains(focused())) aim.focus({ preventScroll: true });
}

/** Scrolls to a place, repeatedly, since articles above it may still grow. */
function bring(place, times = 6) {
	if (times === 6) bring.place = place;
	if (bring.place !== place) return;
	if (times) place.scrollIntoView();
	clearTimeout(listen.timer);
	if (times) later(() => bring(place, times - 1));
}

const hit = () => (page.found.includes(page.current) ? page.current : page.found[0]);

function seek() {
	search();
	requestAnimationFrame(() => bring(hit() === page.current && page.current ? articleOf(page.current) : document.body));
}

function followLink() {
	let link;
	try {
		link = decodeURIComponent(location.hash);
	} catch { /* It leads nowhere. */ }
	const [, change] = /^#change:(\w+)$/.exec(link) ?? [];
	const find = () => $$("[data-change]").find((one) => one.dataset.change.split(" ").some((id) => id.startsWith(change)));
	// Lists show some changes at a time.
	for (let more; change && !find() && (more = $("[data-groups] [data-do=more]"));) more.act();
	const group = change && find();
	if (group) {
		if ($(".changes").hidden) actions.clear();
		bring(group);
		return group.focus({ preventScroll: true });
	}
	const [, id, frame] = /^#(.+?)(?::(\d+))?$/s.exec(link) ?? [];
	if (page.byId.has(id)) goTo(page.byId.get(id), frame);
}

/** Goes to the next screen with another article, or the next that passes a test. */
function step(by, test) {
	const { found, current } = page;
	const from = found.indexOf(current);
	const list = by > 0 || from < 0 ? found.slice(from + 1) : found.slice(0, from).reverse();
	const next = test ? [...list, ...found.slice(0, Math.max(from, 0))].find(test) : list.find((screen) => !current || articleOf(screen) !== articleOf(current));
	if (next) goTo(next);
	else say("No more screens.");
}

function setMode(mode) {
	page.mode = mode;
	for (const button of $$("[data-mode]")) button.ariaPressed = button.dataset.mode === mode;
	redraw();
}

function decideCurrent(decision) {
	const { current } = page;
	if (!current || articleOf(current).hidden) return say("Select a screen first, such as with n.");
	if (!current.canDecide) return say("This screen has nothing pending.");
	if (decide(current.units, decision)) step(1, hasOpen);
}

const actions = {
	search: () => $("#search").focus(),
	next: () => step(1),
	previous: () => step(-1),
	nextChange: () => step(1, isOf("differs")),
	mode: () => setMode({ both: "after", after: "before" }[page.mode] ?? "both"),
	wipe: () => setMode(page.mode === "wipe" ? "both" : "wipe"),
	variants: () => {
		page.variants = !page.variants;
		$("[data-do=variants]").ariaPressed = page.variants;
		search();
		redraw();
		if (page.current) goTo(page.current);
	},
	yaml: () => ($("[data-do=yaml]").ariaPressed = !document.body.classList.toggle("no-yaml")),
	phone: (button) => {
		page.phone = button ? button.dataset.view === "phone" : !page.phone;
		for (const button of $$("[data-view]")) button.ariaPressed = String((button.dataset.view === "phone") === page.phone);
		redraw();
		if (page.current) goTo(page.current);
	},
	accept: () => decideCurrent("accept"),
	reject: () => decideCurrent("reject"),
	download,
	decisions: () => [...$$("footer :is(button, summary)")].findLast((button) => button.checkVisibility())?.focus() ?? say("Nothing to decide."),
	help: () => $("dialog").showModal(),
	close: () => $("dialog").close(),
	skip: () => $("main").focus(),
	clear: () => {
		Object.assign(page, { state: "all", query: "" });
		$("#search").value = "";
		if (focused().dataset.do === "clear") $("main").focus({ preventScroll: true });
		seek();
	},
	state: (button) => {
		page.state = button.dataset.state;
		seek();
	},
	decide: (button) => decide(button.parentElement.units, button.value),
	more: (button) => button.act(),
};

function onKey(event) {
	const { key } = event;
	bring.place = null;
	const active = focused();
	const glass = active.closest(".glass");
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || $("dialog").open) return;
	if (key === "Escape") {
		hideTip();
		if (active.dataset.s) return glass.focus();
		if (active.id === "search") active.blur();
		if (page.query) actions.clear();
	} else if (glass && key.startsWith("Arrow")) {
		// Move between the texts of a frame; after the last one, the key scrolls the frame.
		const runs = runsOf(glass);
		const next = runs[runs.indexOf(active) + (/Right|Down/.test(key) ? 1 : -1)];
		if (!next) return;
		focusOn(next);
		next.scrollIntoView({ block: "nearest", inline: "nearest" });
	} else if (key === "Enter" && active.dataset.s) {
		showTip(active, true);
	} else if (key === "Enter" && active.id === "search") {
		if (onKey.query === page.query || !hit()) actions.next();
		else goTo(hit());
		onKey.query = page.query;
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
	if (run) return showTip(run, true);
	// A link to the current address triggers no navigation.
	if (link?.hash === location.hash) followLink();
	else if (!link) setCurrent(screenOf(place));
}

function listen() {
	// A bar that scrolls with the page covers nothing.
	const bar = ([{ target }]) => (document.documentElement.className = rule(`--bar:${getComputedStyle(target).position === "sticky" ? target.offsetHeight : 0}px`));
	new ResizeObserver(bar).observe($(".top"));
	const point = ({ type, target: place }) => {
		const run = place.closest?.("[data-s]");
		if (run) showTip(run, type === "focusin");
		else if (!focused().dataset.s) hideTip();
		if (type === "focusin" && !place.ariaCurrent && place.closest("article")) setCurrent(screenOf(place));
	};
	const acts = {
		keydown: onKey, click: onClick, mouseover: point, focusin: point, hashchange: followLink, wheel: () => (bring.place = null),
		scroll: () => {
			if (described() === focused()) placeTip(focused());
			else hideTip();
			clearTimeout(listen.timer);
			listen.timer = setTimeout(followScroll, 150);
		},
		// A printed page shows all screens.
		beforeprint: () => page.found.forEach((screen) => fill(articleOf(screen))),
		afterprint: () => [...$("[data-articles]").children].forEach(look),
		beforeunload: (event) => page.unsaved && event.preventDefault(),
		input: ({ target: { id, value } }) => {
			if (id !== "search") return;
			page.query = value.trim();
			seek();
		},
		change: ({ target: { id, value } }) => {
			if (id === "by") page.by = value;
			drawList();
		},
	};
	for (const type in acts) addEventListener(type, acts[type]);
	$("[data-list]").addEventListener("toggle", ({ target: group }) => group.open && fillGroup(group), true);
}

const topmost = () => page.found.find((screen) => articleOf(screen).filled && boxOf(articleOf(screen)).bottom > 180);

function followScroll() {
	const article = $("article[aria-current]");
	const { bottom, top } = article ? boxOf(article) : { bottom: 0 };
	if (bottom < 160 || top > innerHeight - 80) setCurrent(topmost());
}
