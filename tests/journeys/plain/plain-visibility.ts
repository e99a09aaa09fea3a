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

/** Whether a browser without scripts would draw an element, on a page that is 390 px wide. */
export function isDrawn(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (hidesItself(one)) return false;
  if (element.tagName === "INPUT") return element.getAttribute("type") !== "hidden";
  // An element without any content has no size.
  return true;
}

function hidesItself(element: Element): boolean {
  if (neverDrawn.has(element.tagName) || element.hasAttribute("hidden")) return true;
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
export function isTold(element: Element): boolean {
  return isDrawn(element) && !element.closest('[aria-hidden="true"], [inert]');
}

/** The words of an element as they are written, with single spaces. */
export function wordsOf(element: Element): string {
  if (!element.querySelector(unread)) return oneLine(element.textContent ?? "");
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll(unread)) unseen.remove();
  return oneLine(copy.textContent ?? "");
}

const unread = "script, style, template";

/** Text with single spaces and none around it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
