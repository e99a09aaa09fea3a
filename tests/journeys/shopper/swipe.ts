import type { Locator } from "playwright/test";
import type { Page } from "./test";

/**
 * Waits until nothing in an element moves: a finger on what still moves takes it elsewhere. Runs in the
 * browser.
 */
async function untilAtRest(element: Element): Promise<void> {
  const places = () =>
    [...element.querySelectorAll("li")].map((part) => Math.round(part.getBoundingClientRect().left)).join();
  let before: string;
  do {
    before = places();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  } while (before !== places());
}

/**
 * Swipes sideways from the middle of what is shown, `movedPx` to the right or, if negative, to the left: by
 * the browser's own touch events on a phone, which begin as late as a finger's, and by the mouse elsewhere.
 */
export async function swipe(page: Page, target: Locator, movedPx: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(untilAtRest);
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be swiped is not shown");
  const y = box.y + box.height / 3;
  const from = box.x + box.width / 2 - movedPx / 2;
  const steps = 12;
  const xs = Array.from({ length: steps }, (_, step) => from + (movedPx * (step + 1)) / steps);
  if (!(await page.evaluate(() => navigator.maxTouchPoints > 0))) {
    await page.mouse.move(from, y);
    await page.mouse.down();
    for (const x of xs) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", from);
  for (const x of xs) await touch("touchMove", x);
  await touch("touchEnd");
  await session.detach();
}
