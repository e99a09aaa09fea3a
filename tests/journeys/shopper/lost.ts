import type { Page } from "./test";

/** The message of a form that could not be sent. */
export const notSent = "This could not be sent. Please try again in a moment.";

/** Fails every request to the address until it is released. */
export async function lose(page: Page, address: RegExp): Promise<{ over: () => Promise<void> }> {
  await page.route(address, (route) => route.abort());
  return { over: () => page.unroute(address) };
}

/**
 * Has React draw what is not urgent later than the answer comes, as on a busy device: of changes that follow
 * each other at once it then draws the last alone (rule forms-18).
 */
export const drawLate = (page: Page) =>
  page.evaluate(() => {
    // React schedules such work by a message to itself.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 300);
    };
  });
