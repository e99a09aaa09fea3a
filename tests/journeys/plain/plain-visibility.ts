/**
 * Classes that hide an element on a phone, as far as pages use them; a browser reads the style sheets
 * instead.
 */
const hidingClasses = [
  "hidden",
  "max-sm:hidden",
  "max-md:hidden",
  "max-lg:hidden",
  "slider-buttons",
  "flyout-button",
];

/** Parts of a document that are never drawn. */
const neverDrawn = new Set(["HEAD", "SCRIPT", "STYLE", "TEMPLATE", "TITLE", "META", "LINK"]);

/**
 * What is known of the elements of a page already, while it stays as it is: they share most of what they lie
 * in.
 */
export type Known = Map<Element, boolean>;

/** Whether a browser without scripts would draw an element, on a page that is 390 px wide. */
export const isDrawn = (element: Element): boolean => isDrawnAsKnown(element, new Map());

/** The same for one of many elements of a page. */
export function isDrawnAsKnown(element: Element, known: Known): boolean {
  if (element.tagName === "INPUT" && element.getAttribute("type") === "hidden") return false;
  // An element without any content has no size.
  return !isWithin(element, hidesItself, known);
}

/** Whether an element, or one of those it lies in, is such a one. */
function isWithin(element: Element, isSuch: (one: Element) => boolean, known: Known): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { parentElement } = element;
  const is = isSuch(element) || (parentElement !== null && isWithin(parentElement, isSuch, known));
  known.set(element, is);
  return is;
}

function hidesItself(element: Element): boolean {
  if (neverDrawn.has(element.tagName) || element.hasAttribute("hidden")) return true;
  const classes = element.getAttribute("class");
  const isShownByFold =
    classes?.includes("max-lg:peer-open:block") && element.previousElementSibling?.hasAttribute("open");
  if (!isShownByFold && (classes?.includes("hidden") || classes?.includes("button")))
    if (hidingClasses.some((name) => element.classList.contains(name))) return true;
  if (element.tagName === "DIALOG" && !element.hasAttribute("open")) return true;
  if (element.hasAttribute("popover") && !element.hasAttribute("data-popover-shown")) return true;
  const details = element.parentElement;
  const isFolded = details?.tagName === "DETAILS" && !details.hasAttribute("open");
  return isFolded && element.tagName !== "SUMMARY";
}

/** Opens what holds the place that an address names, as browsers do. */
export function unfoldPlace(document: Document, hash: string): void {
  const place = hash === "" ? null : document.getElementById(hash.slice(1));
  for (let one = place?.closest("details"); one; one = one.parentElement?.closest("details"))
    one.setAttribute("open", "");
}

/** Whether assistive technology is told of an element. */
export const isTold = (element: Element, known: Known): boolean =>
  !isWithin(element, keepsUntold, known) && isDrawn(element);

const keepsUntold = (element: Element): boolean =>
  element.getAttribute("aria-hidden") === "true" || element.hasAttribute("inert") || hidesItself(element);

/** The words of an element as they are written, with single spaces. */
export const wordsOf = (element: Element): string => oneLine(textOf(element));

const unread = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);
const textNode = 3;

/**
 * The text of a node without that of scripts and styles, whose parts are told as they are met, innermost
 * first.
 */
export function textOf(node: Node, meet: (element: Element, text: string) => void = () => {}): string {
  let text = "";
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.nodeType === textNode) text += child.nodeValue;
    else if (!unread.has(child.nodeName)) text += textOf(child, meet);
  if ("tagName" in node) meet(node as Element, text);
  return text;
}

/** Text with single spaces and none around it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
