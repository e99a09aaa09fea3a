/** Left between the panel and what is moved from under it, px. */
const gapPx = 16;

/**
 * Scrolls the page so that a panel over it, at the bottom of a narrow window or the top of a wide one, does
 * not cover an element (rule accessibility-15).
 * @returns false where the page is at its end before that
 */
export function clearOfPanel(panel: Element, element: Element): boolean {
  const over = panel.getBoundingClientRect();
  const isAtBottom = over.bottom >= window.innerHeight - gapPx;
  const isClear = (under: DOMRect) => (isAtBottom ? under.bottom <= over.top : !overlap(over, under));
  const under = element.getBoundingClientRect();
  if (isClear(under)) return true;
  const byPx = isAtBottom ? under.bottom - over.top + gapPx : under.top - over.bottom - gapPx;
  window.scrollBy({ top: byPx, behavior: "instant" });
  return isClear(element.getBoundingClientRect());
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
