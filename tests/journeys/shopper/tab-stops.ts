import { nextFrame, resize } from "./resize";
import { expect, type Page } from "./test";

/** A stop of the Tab key and what is wrong with it. */
type Stop = { name: string; isContent: boolean; faults: string[] };

/** A page has fewer stops than this; with more the focus goes around in it. */
const mostStops = 400;

/** A slider turns, a header moves and a panel opens within this time, even on a busy machine. */
const settlesWithinMs = 10_000;

const phone = { width: 390, height: 844 };
/** The windows in which stops are looked at: a phone's and a desktop's. */
export const sizes = [phone, { width: 1280, height: 900 }];

/** One sees each stop of the open page's content at both widths (rule accessibility-15). Ends on a phone. */
export async function showsStops(page: Page, name: string): Promise<void> {
  // Sliders turn and pages scroll at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of sizes) {
    await resize(page, size);
    expect(await hiddenContentStops(page), `${name} at ${size.width} px`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  await resize(page, phone);
}

/**
 * Presses Tab through the page, its header and footer alone, or what is left of its content from where the
 * focus is.
 * @returns each stop at which one does not see where one is: outside the window, covered, or without a ring
 */
export async function hiddenStops(
  page: Page,
  part: "page" | "frame" | "onwards" = "page",
): Promise<string[]> {
  if (part !== "onwards") await page.evaluate(startAt, "body");
  const hidden: string[] = [];
  for (let count = 1; count <= mostStops; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await settled(page);
    if (!stop || (part === "onwards" && !stop.isContent)) return hidden;
    if (part === "frame" && stop.isContent) {
      await page.evaluate(goToEndOfContent);
      continue;
    }
    if (stop.faults.length > 0) hidden.push(`stop ${count}, ${stop.name}: ${stop.faults.join(", ")}`);
  }
  return [...hidden, `more than ${mostStops} stops`];
}

/**
 * Gives the focus to each stop between header and footer in its order, as Tab would, for an eighth of what
 * presses cost.
 * @returns what `hiddenStops` does
 */
export async function hiddenContentStops(page: Page): Promise<string[]> {
  await page.evaluate(startAt, "#content");
  // The page shows rings once a key was pressed.
  await page.keyboard.press("Tab");
  return page.evaluate<string[]>(`(${focusEach})(${judgeStop}, ${nextFrame}, ${settlesWithinMs})`);
}

/** Runs in the browser. */
async function focusEach(
  judge: () => Stop | null,
  frame: () => Promise<void>,
  withinMs: number,
): Promise<string[]> {
  scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
  const hidden: string[] = [];
  const mayStop = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
  for (const [at, element] of [
    ...document.querySelectorAll<HTMLElement>(`#content :is(${mayStop})`),
  ].entries()) {
    if (element.tabIndex < 0) continue;
    element.focus();
    const untilMs = Date.now() + withinMs;
    let stop = judge();
    while (document.activeElement === element && stop && stop.faults.length > 0 && Date.now() < untilMs) {
      await frame();
      stop = judge();
    }
    if (document.activeElement === element && stop && stop.faults.length > 0)
      hidden.push(`element ${at + 1}, ${stop.name}: ${stop.faults.join(", ")}`);
  }
  return hidden;
}

/** Gives the focus to the last stop between header and footer. Runs in the browser. */
function goToEndOfContent(): void {
  const mayStop = "a[href], button, input, select, textarea, summary, [tabindex]";
  const elements = [...document.querySelectorAll<HTMLElement>(`#content :is(${mayStop})`)].reverse();
  for (const element of elements) {
    if (element.tabIndex < 0) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** Puts the focus before the first stop of an element of a page that is at its top. Runs in the browser. */
function startAt(selector: string): void {
  scrollTo({ top: 0, behavior: "instant" });
  const start = document.querySelector<HTMLElement>(selector);
  if (!start?.hasAttribute("tabindex")) start?.setAttribute("tabindex", "-1");
  start?.focus({ preventScroll: true });
}

async function settled(page: Page): Promise<Stop | null> {
  const untilMs = Date.now() + settlesWithinMs;
  for (;;) {
    const stop = await page.evaluate(judgeStop);
    if (!stop || stop.faults.length === 0 || Date.now() > untilMs) return stop;
    await page.evaluate(nextFrame);
  }
}

/** Judges what has the focus; null where it has left the page. Runs in the browser. */
function judgeStop(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = `${focused.localName} "${(focused.ariaLabel ?? focused.textContent ?? "").trim().slice(0, 40) || focused.getAttribute("name")}"`;
  const isContent = focused.closest("#content") !== null;
  // What another site draws is not ours to judge.
  if (focused instanceof HTMLIFrameElement) return { name, isContent, faults: [] };

  type Box = { left: number; top: number; right: number; bottom: number };
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const sizeOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 4 && height > 4 && Number(getComputedStyle(element).opacity) > 0.1;
  };
  // A control that is drawn by its label is where that is.
  const labels = "labels" in focused ? [...((focused as HTMLInputElement).labels ?? [])] : [];
  const shown = [focused, ...labels].find(isDrawn) ?? focused;
  const window: Box = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  const clip = (from: Element, box: Box): Box => {
    let part = meet(box, window);
    for (let around = from.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (position === "fixed") break;
      const frame = boxOf(around);
      if (overflowX !== "visible") part = meet(part, { ...part, left: frame.left, right: frame.right });
      if (overflowY !== "visible") part = meet(part, { ...part, top: frame.top, bottom: frame.bottom });
    }
    return part;
  };
  // A link in a sentence has a box for each of its lines. Of a field for several lines browsers show the line
  // with the caret.
  const linePx = focused instanceof HTMLTextAreaElement ? 48 : Number.POSITIVE_INFINITY;
  const boxes = [...shown.getClientRects()].map(({ left, top, right, bottom }) => ({
    left,
    top,
    right,
    bottom: Math.min(bottom, top + linePx),
  }));
  const whole = boxes.reduce((sum, box) => sum + sizeOf(box), 0);
  const parts = boxes.map((box) => clip(shown, box));
  const seen = parts.reduce((sum, box) => sum + sizeOf(box), 0);
  const windowSize = sizeOf(window);
  const faults: string[] = [];
  // What is outside has no points to ask for.
  if (seen < Math.min(whole, windowSize) * 0.6) return { name, isContent, faults: ["outside"] };

  const isOfStop = (element: Element | null) =>
    element !== null &&
    (shown.contains(element) || element.contains(shown) || labels.some((label) => label.contains(element)));
  const points = parts.flatMap(({ left, top, right, bottom }) =>
    right - left < 1 || bottom - top < 1
      ? []
      : [0.2, 0.5, 0.8].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
        ),
  );
  // Each question of what lies at a point costs as much as a move of the focus: none more than decide.
  const covering: (Element | null)[] = [];
  const allowed = Math.floor(points.length / 3);
  for (const [at, [x, y]] of points.entries()) {
    if (covering.length > allowed || covering.length + points.length - at <= allowed) break;
    const over = document.elementFromPoint(x, y);
    if (!isOfStop(over)) covering.push(over);
  }
  if (covering.length > allowed) {
    const [over] = covering;
    faults.push(`covered by ${over?.localName}.${over?.getAttribute("class")?.slice(0, 40)}`);
  }

  const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== "none" &&
    Number.parseFloat(outlineWidth) >= 2 &&
    !/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
  /** Whether two sides at least of a ring around a box are drawn: what is between them is the stop. */
  const isShown = (around: Element, box: Box, style: CSSStyleDeclaration) => {
    const by = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2;
    const { left, top, right, bottom } = clip(around, window);
    const sides = [
      box.left - by >= left,
      box.right + by <= right,
      box.top - by >= top,
      box.bottom + by <= bottom,
    ];
    return sides.filter(Boolean).length >= 2;
  };
  // The ring is drawn by the stop, its label, a face beside it or a frame close around it, or by what the
  // link lays over its card.
  const { parentElement: around, nextElementSibling } = focused;
  const carriers = [shown, focused, ...labels, nextElementSibling, around, around?.parentElement];
  const over = getComputedStyle(focused, "::after");
  const frame = focused.offsetParent;
  const hasRing =
    carriers.some((element) => {
      if (!element || !isDrawn(element)) return false;
      const style = getComputedStyle(element);
      return isRing(style) && [...element.getClientRects()].some((box) => isShown(element, box, style));
    }) ||
    (over.position === "absolute" && frame !== null && isRing(over) && isShown(frame, boxOf(frame), over));
  if (!hasRing) faults.push("no ring");
  return { name, isContent, faults };
}
