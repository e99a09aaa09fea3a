import { expect, type Page } from "./test";

/**
 * What stands on a page beside its container's edges. Header, main and footer are read from the outside in:
 * what reaches both edges of the window is a band, whose parts are looked at in its place. A part begins at
 * the container's left edge or ends at its right one (a column beside another), fills the window to one side
 * (the picture of a banner), or is a column for reading in the middle, no wider than 46 rem with its gutters.
 */
const strays = (page: Page) =>
  page.evaluate(() => {
    // Without the gutter of its scroll bar.
    const windowPx = document.body.getBoundingClientRect().width;
    const gutterPx = matchMedia("(width < 768px)").matches ? 20 : 32;
    const left = Math.max(0, (windowPx - 1280) / 2) + gutterPx;
    const right = windowPx - left;
    const isAt = (edge: number, ...allowed: number[]) => allowed.some((one) => Math.abs(edge - one) <= 1);
    const found: string[] = [];
    const readingColumns: Element[] = [];
    const look = (element: Element): void => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isOutOfFlow = style.position === "fixed" || style.position === "absolute";
      if (box.left >= windowPx || box.right <= 0) return;
      if (box.width <= 1 || box.height <= 1 || style.visibility === "hidden" || isOutOfFlow) return;
      const from = box.left + Number.parseFloat(style.paddingLeft);
      const to = box.right - Number.parseFloat(style.paddingRight);
      if (isAt(from, 0) && isAt(to, windowPx) && element.children.length > 0) {
        for (const part of element.children) look(part);
        return;
      }
      if (isAt(from, windowPx - to) && to - from <= 736) readingColumns.push(element);
      else if (!isAt(from, left, 0) && !isAt(to, right, windowPx)) say(element, from, to);
    };
    const say = (element: Element, from: number, to: number) => {
      const words = element.textContent?.trim().slice(0, 30) ?? "";
      found.push(
        `<${element.tagName.toLowerCase()} class="${element.className}"> ${words}: ${from} to ${to}`,
      );
    };
    for (const part of document.querySelectorAll("main, footer")) look(part);
    for (const heading of document.querySelectorAll("main h1"))
      if (!readingColumns.some((column) => column.contains(heading))) look(heading);
    // A menu's button, on a phone and in a header that is folded, stands before the name.
    const logo = document.querySelector(".header-logo")?.getBoundingClientRect();
    const menuButton = document.querySelector(".header-menu-button")?.getBoundingClientRect();
    if (logo && !menuButton?.width && !isAt(logo.left, left)) found.push(`The logo begins at ${logo.left}`);
    return found;
  });

/** The page as it is: what stands on it shares the container's edges within 1 px. */
export async function sharesEdges(page: Page, name: string): Promise<void> {
  await expect.poll(() => strays(page), { message: `the edges of ${name}` }).toEqual([]);
}
