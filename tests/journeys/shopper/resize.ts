import type { Page } from "./test";

/** Gives the window another size and waits, at the page's top, until nothing moves: a press meanwhile would miss. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (width) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    do await nextFrame();
    while (innerWidth !== width);
    scrollTo({ top: 0, behavior: "instant" });
    await nextFrame();
    await nextFrame();
  }, size.width);
}
