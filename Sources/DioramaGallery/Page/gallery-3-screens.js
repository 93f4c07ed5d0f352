// An article for each screen, filled near the viewport, emptied far from it.

const sides = () => (page.model.against ? [short(page.model.against.name), "now"] : ["before", "after"]);

// The number of articles that a browser skips as one block.
const MANY = 50;

const near = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		if (target.screen) isIntersecting ? fill(target) : leave(target);
		else {
			for (const article of target.children) isIntersecting ? look(article) : (near.unobserve(article), leave(article));
			// If skipped before the next layout, the block would keep its old contents.
			if (isIntersecting) target.dataset.near = "";
			else later(() => delete target.dataset.near);
		}
	}
}, { rootMargin: "1200px 0px" });

function look(target) {
	near.unobserve(target);
	near.observe(target);
}

function leave(article) {
	if (article.filled && !article.contains(focused()) && article.screen !== page.current) empty(article);
}

const tall = (height) => rule(`contain-intrinsic-size:auto ${Math.ceil(height / 40) * 40}px`);

/** Makes an article with only a heading, of about its final height. */
function shell(screen) {
	const id = `s${screen.number}`;
	screen.height = screen.frames.reduce((sum, { rows }) => sum + rows.length * 15 + 66, 0) / (screen.width < 52 && !screen.differs ? 2 : 1) + 130;
	const width = Math.max(screen.width, ...screen.before.map(({ rows }) => screen.tables.text(rows[0]).length));
	const article = make(`article.${tall(screen.height)}.${rule(`--cells:${width + 2}`)}`,
		{ "aria-labelledby": id, tabindex: -1 }, make("div.head", make("h2", { id }, make("a", { href: screen.link, "data-key": "self" }, short(screen.id)))));
	article.screen = screen;
	return (screen.article = article);
}

const pill = ({ state, differs, againstDiagnostics }) => differs && make(`span.pill.${state}`, againstDiagnostics ? `not shown in ${sides()[0]}` : WORDS[state]);

function fill(article) {
	if (article.filled) return;
	article.filled = true;
	const { screen } = article;
	const { file, description, diagnostics = [], againstDiagnostics: older = [] } = screen;
	const refused = page.refused.get(screen.id);
	const add = (...parts) => article.append(...parts.filter(Boolean));
	article.firstChild.append(pill(screen) || "", decideButtons(screen.units, "screen") || "");
	add(
		make("p.about", listed([screen.system, screen.folder, file.path && `${file.path}:${screen.line}`, ...screen.tags.map((tag) => `#${tag}`)])),
		description && make("p.description", short(description, 600)),
		drawUnits(screen),
		refused && make("p.diagnostic", { role: "alert" }, `Refused: ${short(refused, 600)}`));
	for (const problem of [...diagnostics, ...older]) {
		const { severity, code, message, place, help } = problem;
		add(make("div.diagnostic", older.includes(problem) && `In ${sides()[0]}: `, make("b", `${severity}: `), short(message, 4000), help && `\n= help: ${short(help, 600)}`, "\n", make("code", `${short(place)} ${code ? `[${short(code)}]` : ""}`)));
	}
	add(page.variants && page.families.get(screen.family).length > 1 ? drawFamily(screen) : make("div.frames", drawNote(screen), drawHead(screen), ...drawFrames(screen)));
	if (!article.lastChild.firstChild) add(make("p.title", "No frames."));
	markFound();
}

/** The changes of a screen that has several, each with its own decision. */
const drawUnits = ({ units }) => units[1] && make("ul.units", ...units.map((unit, index) => make("li", titled(unit.title), decideButtons([unit], `unit ${index}`))));

function empty(article) {
	article.filled = false;
	for (const place of [article, article.firstChild]) while (place.childNodes[1]) place.lastChild.remove();
}

function redraw(screens = page.screens) {
	keeping(() => {
		for (const { article } of screens) {
			if (!article.filled) continue;
			empty(article);
			fill(article);
		}
	});
}

const keyed = (kind) => new Map($$(`${kind}[data-key]`).map((element) => [`${screenOf(element)?.id} ${element.dataset.key}`, element]));

/** Preserves focus, open details and scroll positions during a change. */
function keeping(change) {
	const active = focused();
	const part = active.closest("[data-key]");
	const id = screenOf(active)?.id;
	const run = runsOf(part).indexOf(active);
	const kind = ":is(details, [tabindex])";
	const old = [...keyed(kind)].map(([key, part]) => [key, part, part.open, part.scrollLeft, part.scrollTop]);
	change();
	const lost = active !== document.body && focused() === document.body;
	const article = page.byId.has(id) && articleOf(page.byId.get(id));
	if (lost && article) fill(article);
	const now = keyed(lost ? "" : kind);
	for (const [key, part, open, scrollLeft, scrollTop] of old) {
		const again = now.get(key);
		if (again && again !== part) Object.assign(again, { scrollLeft, scrollTop }, open !== undefined && { open });
	}
	const again = now.get(`${id} ${part?.dataset.key}`);
	if (lost) focusOn(runsOf(again)[run] ?? again ?? (article || $("main")));
}

function focusOn(element) {
	if (element.dataset.s) element.tabIndex = -1;
	element.focus({ preventScroll: true });
}

function drawPair(screen, old, now, i, j) {
	const [oldName, newName] = sides();
	const rows = compare(screen, old?.rows, now?.rows);
	const below = compare(screen, old?.blocks, now?.blocks);
	const same = old && now && rows.same && below.same && screen.recordedTheme === undefined;
	const marks = old && now && !rows.same ? rows : {};
	const left = old && !same && page.mode !== "after" && drawFrame(screen, old, i, now ? oldName : `${oldName} only`, marks.before, now && below.before, true);
	const right = now && (same || page.mode !== "before") && drawFrame(screen, now, j, same ? screen.differs && "same" : old || screen.againstDiagnostics ? newName : "new", marks.after, old && below.after);
	return left && right ? (page.mode === "wipe" && [left, right].every((side) => side.querySelector(".glass")) ? wiped(left, right) : make("div.pair", left, right)) : left || right;
}

/** Layers two frames, with a control that moves the line between them. */
function wiped(left, right) {
	const name = right.querySelector(".glass").ariaLabel;
	const input = make("input", { type: "range", value: page.wipe, "aria-label": `Wipe from ${sides().join(" to ")}: ${name}`, "data-key": `wipe ${name}` });
	const pair = make("div", make("div.head", sides()[0], input, sides()[1]), left, right);
	const move = () => (pair.className = `pair wipe ${rule(`--at:${page.wipe = input.value}%`)}`);
	input.addEventListener("input", move);
	move();
	return pair;
}

const drawNote = (screen) => screen.recordedPlain && page.mode !== "after" && make("p.title", "Without “styles”, a snapshot has no colors; unchanged rows have the current ones.");

function drawFrames(screen) {
	const { before, frames: after } = screen;
	const pairs = screen.differs ? framePairs(before, after) : after.map((_, index) => [index, index]);
	return pairs.map(([i, j]) => drawPair(screen, before[i], after[j], i, j)).filter(Boolean);
}

const drawHead = (screen) => screen.recordedHead && drawPair(screen, ...[screen.recordedHead, screen.head ?? []].map((rows) => ({ label: "head", rows })), -1, -1);

function drawFamily(screen) {
	const family = page.families.get(screen.family);
	const columns = family.map(drawFrames);
	const most = Math.max(1, ...columns.map((column) => column.length));
	const grid = make(`div.family.${rule(`grid-template-rows:repeat(${most + 1},auto)`)}`, region(`Variants of ${short(screen.family)}`, "family"));
	family.forEach((one, column) => {
		grid.append(make("div", make("h3", short(one.variant ? `@${one.variant}` : one.id), " ", pill(one)), one !== screen && decideButtons(one.units, one.id), one !== screen && drawUnits(one), drawNote(one), drawHead(one)));
		for (let index = 0; index < most; index++) grid.append(columns[column][index] ?? make("div"));
	});
	return grid;
}

function drawArticles() {
	const place = $("[data-articles]");
	for (const old of $$("article")) {
		if (page.byId.get(old.screen.id)?.article === old) continue;
		near.unobserve(old);
		old.remove();
	}
	for (let at = 0; at < page.screens.length; at += MANY) {
		const group = place.children[at / MANY] ?? place.appendChild(make("div"));
		let next = group.firstChild;
		for (const screen of page.screens.slice(at, at + MANY)) {
			const article = screen.article ?? shell(screen);
			if (article === next) next = next.nextSibling;
			else group.insertBefore(article, next);
		}
		look(group);
	}
}

function showOnly(wanted) {
	for (const group of $("[data-articles]").children) {
		let height = 0;
		for (const article of group.children) {
			if (article.hidden === wanted.has(article)) article.hidden = !article.hidden;
			if (!article.hidden) height += article.screen.height;
		}
		group.hidden = !height;
		group.className = height && tall(height);
	}
}

function markFound() {
	if (!CSS.highlights || markFound.waits) return;
	markFound.waits = requestAnimationFrame(() => {
		markFound.waits = 0;
		const marks = new Highlight();
		for (const term of termsOf(page.query)) {
			for (const row of $$("article:not([hidden]) .row")) {
				if (!unboxed(row.textContent).includes(term)) continue;
				const texts = document.createNodeIterator(row, NodeFilter.SHOW_TEXT);
				let [node, text, places] = [null, "", []];
				while ((node = texts.nextNode())) {
					text += unboxed(node.data);
					// A letter can be folded to another length.
					for (const { index, segment } of letters.segment(node.data)) places.push(...Array(unboxed(segment).length).fill([node, index, index + segment.length]));
				}
				for (let at = -1; (at = text.indexOf(term, at + 1)) >= 0;) {
					const [[startContainer, startOffset], [endContainer, , endOffset]] = [places[at], places[at + term.length - 1]];
					marks.add(new StaticRange({ startContainer, startOffset, endContainer, endOffset }));
				}
			}
		}
		CSS.highlights.set("found", marks);
	});
}
