import { expect, type Page } from "./test";

/** A window has its new size within this time, ms; if it has not, it is told again. */
const takesMs = 5000;

/**
 * Gives the window another size and waits, at the page's top, until nothing moves: a press meanwhile would
 * miss.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  let { height } = size;
  await expect(async () => {
    await page.setViewportSize({ ...size, height });
    // A window that is told the size it should have already does nothing.
    height += 1;
    await expect.poll(() => page.evaluate(() => innerWidth), { timeout: takesMs }).toBe(size.width);
  }).toPass({ timeout: 4 * takesMs });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(nextFrame);
  await page.evaluate(nextFrame);
}

/**
 * The browser's next frame, or a tenth of a second: a headless browser may stop making frames, and what
 * waits for them would wait for ever. Runs in the browser.
 */
export const nextFrame = () =>
  new Promise<void>((go) => {
    requestAnimationFrame(() => go());
    setTimeout(go, 100);
  });
