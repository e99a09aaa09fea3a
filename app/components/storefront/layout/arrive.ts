/** A page as the address names it, and what had the focus when it was left. */
export type Left = { address: string; focused: Element | null };

/** The page that is shown now. `keepsPlace` if the link said that the place on the page is kept. */
type Shown = { address: string; hash: string; isBack: boolean; keepsPlace: boolean };

/**
 * Moves the focus to where a page that was reached inside the app begins, as the browser does with a page it
 * loads: to the place its address names, or its heading (rule accessibility-2). On a page that stays, and
 * where the page itself took the focus, it is moved only if it was lost with what had it. Who typed into a
 * field outside of the page while it came goes on typing.
 * @returns whether another page was reached
 */
export function arrive(document: Document, left: Left, shown: Shown): boolean {
  const main = document.getElementById("content");
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  const isElsewhere = left.address !== shown.address && !shown.keepsPlace;
  if (!main || document.querySelector("dialog[open]")) return isElsewhere;
  const isNew = activeElement !== left.focused;
  const isTyping = isNew && activeElement?.matches("input, textarea, select");
  const isTaken = isTyping || (main.contains(activeElement) && (shown.isBack || isNew));
  const hadFocus = left.focused !== null && left.focused !== body;
  if (isElsewhere ? !isTaken : isLost && hadFocus) focusBeginning(document, main, shown.hash);
  return isElsewhere;
}

function focusBeginning(document: Document, main: HTMLElement, hash: string): void {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const heading = main.querySelector("h1");
  for (const element of [place, heading, main]) {
    if (element && takesFocus(element)) return;
  }
}

/** Focuses an element that need not be one of those that take it; false where it is not drawn. */
function takesFocus(element: HTMLElement): boolean {
  if (element.matches(":not([tabindex]):not(a[href], button, input, select, textarea)")) {
    element.tabIndex = -1;
    // A press on a heading is no focus.
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  return element.ownerDocument.activeElement === element;
}
