// What stands beside the screens: the YAML of one, and where a text comes from.

/** Shows a file, the lines of the screen marked, perhaps one line lit. */
function drawYaml(screen, path = screen?.file.path, lit = 0) {
  const place = $("[data-yaml]");
  const key = `${screen?.number} ${path}`;
  const own = path === screen?.file.path;
  if (drawYaml.key !== key) {
    drawYaml.key = key;
    const file = screen?.tables.files.find((one) => one.path === path);
    if (!file) return place.replaceChildren(make("p.title", "Choose a screen to see its YAML."));
    const [first, last] = own ? [screen.line, screen.line + screen.lines - 1] : [0, -1];
    const lines = (file.text ?? "").replace(/\r?\n$/, "").split(/\r?\n/);
    const from = Math.max(0, (lit || first) - 300);
    const view = make("pre.yaml", region(`Text of ${short(path)}`),
      ...lines.slice(from, from + screen.lines + 600).map((text, index) => drawYamlLine(short(text, 2000), from + index + 1, first, last)));
    place.replaceChildren(make("h3", short(path), own && `, lines ${first} to ${last}`), file.text === undefined ? make("p.title", "Its text is not part of this page.") : view);
    if (own) reveal(view.querySelector(".of"), view);
  }
  place.querySelector(".lit")?.classList.remove("lit");
  const line = lit && place.querySelector(`[data-n="${Number(lit)}"]`);
  if (!line) return;
  line.classList.add("lit");
  reveal(line, line.parentElement);
}

/** A line of YAML; keys and comments look other than values. */
function drawYamlLine(text, number, first, last) {
  const [, start, key, rest] = /^(\s*(?:- )*)([^\s#:'"{[][^:#]*:(?=\s|$))?(.*)$/s.exec(text);
  return make(`span.${number >= first && number <= last ? "of" : ""}`, { "data-n": number }, start, key && make("i", key), rest[0] === "#" ? make("em", rest) : rest, "\n");
}

/** Scrolls a box, and nothing around it, to an element of it, once all is laid out anyway. */
function reveal(element, box) {
  if (element) requestAnimationFrame(() => {
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
  });
}

function screenOf(element) {
  return (element.closest("figure") ?? element.closest("article"))?.screen;
}

/** Says below a text where it comes from, and lights its line of YAML. */
function tell(run, keep) {
  const screen = screenOf(run);
  if (!screen) return;
  const { component, what, text, place, path, line } = screen.tables.source(Number(run.dataset.s));
  const tip = $("#tip");
  tip.textContent = [[component, what].filter(Boolean).map((name) => short(name)).join(" · "), short(text), short(place)].filter(Boolean).join("\n");
  tip.hidden = false;
  run.setAttribute("aria-describedby", "tip");
  const [box, size] = [run.getBoundingClientRect(), tip.getBoundingClientRect()];
  const top = box.bottom + size.height + 14 > innerHeight ? box.top - size.height - 8 : box.bottom + 8;
  tipSheet.replaceSync(`.tip{left:${Math.max(8, Math.min(box.left, innerWidth - size.width - 8))}px;top:${top}px}`);
  if (keep) setCurrent(screen);
  const isHere = screen.tables.files.some((file) => file.path === path && file.text !== undefined);
  if (line && isHere && screen === page.current) drawYaml(screen, path, line);
}

function stopTelling() {
  $("#tip").hidden = true;
  $("[aria-describedby=tip]")?.removeAttribute("aria-describedby");
}
