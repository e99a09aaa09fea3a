import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { isDisabled } from "./dom/controls";
import { isDrawn, isDrawnAsKnown, isTold, type Known, oneLine, textOf, wordsOf } from "./plain-visibility";

/** What a text is compared with: a part of it in any case, the whole of it, or a pattern. */
export type Wanted = string | RegExp;

/** How getByRole narrows what it finds. */
export interface RoleOptions {
  name?: Wanted;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  disabled?: boolean;
  includeHidden?: boolean;
}

/** Whether a text is the wanted one, as Playwright compares them. */
export function isWanted(text: string, wanted: Wanted, exact = false): boolean {
  const written = oneLine(text);
  if (wanted instanceof RegExp) return wanted.test(written);
  const sought = oneLine(wanted);
  return exact ? written === sought : written.toLowerCase().includes(sought.toLowerCase());
}

const inside = (root: ParentNode, selector = "*"): Element[] => [...root.querySelectorAll(selector)];

/**
 * Elements that may have a role by their tag; to look at every element of a page takes most of a journey's
 * time.
 */
const tagsOfRole: Record<string, string> = {
  button: "button, input",
  link: "a",
  heading: "h1, h2, h3, h4, h5, h6",
  region: "section",
  listitem: "li",
  radio: "input",
  checkbox: "input",
  article: "article",
  complementary: "aside",
  banner: "header",
};

/** The name of an element for assistive technology. */
export const nameOf = (element: Element): string => nameAsKnown(element, new Map());

function nameAsKnown(element: Element, drawn: Known): string {
  // What style sheets would say, as far as names need it: computing them is most of the work otherwise.
  const getComputedStyle = (one: Element): CSSStyleDeclaration => {
    const display = isDrawnAsKnown(one, drawn) ? "block" : "none";
    return { getPropertyValue: (name: string) => (name === "display" ? display : "") } as CSSStyleDeclaration;
  };
  return oneLine(computeAccessibleName(element, { getComputedStyle }));
}

/** Elements of a role. */
export function byRole(root: ParentNode, role: string, options: RoleOptions = {}): Element[] {
  const tags = tagsOfRole[role];
  const told: Known = new Map();
  const drawn: Known = new Map();
  return inside(root, tags && `${tags}, [role]`).filter(
    (element) =>
      roleOf(element) === role &&
      (options.includeHidden || isTold(element, told)) &&
      hasState(element, options) &&
      (options.name === undefined || isWanted(nameAsKnown(element, drawn), options.name, options.exact)),
  );
}

function roleOf(element: Element): string | null {
  const role = element.tagName === "SUMMARY" ? element.getAttribute("role") : getRole(element);
  // Headers and footers of parts are none of the page's.
  if ((role === "banner" || role === "contentinfo") && element.closest("article, aside, main, nav, section"))
    return null;
  // A section is a region only where it has a name.
  if (role === "region" && !element.hasAttribute("role") && nameOf(element) === "") return null;
  return role;
}

function hasState(element: Element, { level, checked, expanded, pressed, disabled }: RoleOptions): boolean {
  const is = (name: string, wanted: boolean | undefined, own = false) =>
    wanted === undefined || (own || element.getAttribute(`aria-${name}`) === "true") === wanted;
  const input = element as HTMLInputElement;
  const depth = element.getAttribute("aria-level") ?? /^H([1-6])$/.exec(element.tagName)?.[1];
  return (
    (level === undefined || Number(depth) === level) &&
    is("checked", checked, input.checked === true) &&
    is("expanded", expanded) &&
    is("pressed", pressed) &&
    is("disabled", disabled, isOff(element))
  );
}

/** Whether a control is disabled, by itself or by its group. */
export const isOff = (element: Element): boolean => isDisabled(element);

/** Controls that a label, or another element, names. */
export function byLabel(root: ParentNode, wanted: Wanted, exact = false): Element[] {
  const is = (words: string) => isWanted(words, wanted, exact);
  const document = root.ownerDocument ?? (root as Document);
  // From the labels to their controls: to ask each control for its labels takes most of a journey's time.
  const named = new Set<Element | null>(
    [...document.querySelectorAll("label")]
      .filter((label) => is(wordsOf(label)))
      .map(({ control }) => control),
  );
  return inside(root, labeled).filter(
    (element) =>
      named.has(element) ||
      is(element.getAttribute("aria-label") ?? "") ||
      referredTo(element).some((other) => is(wordsOf(other))),
  );
}

const labeled = "[aria-label], [aria-labelledby], button, input, meter, output, progress, select, textarea";

const referredTo = (element: Element): Element[] =>
  (element.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .flatMap((id) => (id && element.ownerDocument.getElementById(id)) || []);

/** The innermost elements with a text. */
export function byText(root: ParentNode, wanted: Wanted, exact = false): Element[] {
  const found: Element[] = [];
  textOf("documentElement" in root ? (root as Document).documentElement : root, (element, text) => {
    if (element === root || isTextless(element) || found.some((inner) => element.contains(inner))) return;
    if (isWanted(isButton(element) ? element.value : text, wanted, exact)) found.push(element);
  });
  return found;
}

const isTextless = ({ tagName }: Element) => ["HEAD", "TITLE", "NOSCRIPT"].includes(tagName);

const isButton = (element: Element): element is HTMLInputElement =>
  element.tagName === "INPUT" && ["submit", "button"].includes((element as HTMLInputElement).type);

/** Elements by a CSS selector; `:visible` and `:has-text("…")` at its end narrow it. */
export function bySelector(root: ParentNode, selector: string): Element[] {
  const [, css = selector, text, visible] =
    /^(.*?)(?::has-text\("([^"]*)"\))?(:visible)?$/.exec(selector) ?? [];
  return [...root.querySelectorAll(css)].filter(
    (element) => (!text || isWanted(wordsOf(element), text)) && (!visible || isDrawn(element)),
  );
}
