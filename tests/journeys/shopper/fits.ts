import { sharesEdges } from "./edges";
import { expect, type Page } from "./test";

const widths = [390, 768, 1280];

/** How many pixels a page is wider than its window; a shopper would have to push it sideways. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Shows the page as it stands at every width: nothing of it is beside the window, and what stands on it
 * shares the edges of one container (rule layout-15).
 */
export async function fits(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Sliders place their cards anew a moment after the window has changed.
    await expect.poll(() => overhang(page), { message: `${name} at ${width} px` }).toBeLessThanOrEqual(0);
    await sharesEdges(page, `${name} at ${width} px`);
  }
}
