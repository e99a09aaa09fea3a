import { expect, type Page } from "./test";

/**
 * What a screen reader is told of changes, in their order: each text that comes to a live region (role
 * status, alert or log, `aria-live`), as its elements stand when it comes. To be called before the page is
 * opened.
 */
export async function recordHeard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, "heard", heard);
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const note = (node: Node) => {
      const text = (node.textContent ?? "").replace(/\s+/g, " ").trim();
      if (text !== "" && heard.at(-1) !== text) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const region = elementOf(target)?.closest(live);
        const isWhole = region?.getAttribute("aria-atomic") === "true";
        if (region && (type === "characterData" || isWhole)) note(isWhole ? region : target);
        else if (region) addedNodes.forEach(note);
        // An alert that comes with its text is heard; a status that does is often not, and does not count.
        else
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
                if (alert.matches('[role="alert"]')) note(alert);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** What was heard of this page since it was loaded, oldest first. */
const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "heard"));

/** Waits until a text was heard: one that is this, or matches it. */
export async function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  const isIt = (one: string) => (typeof text === "string" ? one === text : text.test(one));
  await expect
    .poll(async () => {
      const heard = await heardOn(page);
      return heard.some(isIt) || heard;
    }, `heard: ${text}`)
    .toBe(true);
}

/** What stands on the page already was not said by a region of its own. */
export const expectNotHeard = async (page: Page, text: string): Promise<void> =>
  expect(await heardOn(page)).not.toContain(text);
