import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from "playwright/test";
import { PlainContext, type PlainOptions } from "./plain-context";

/** Journeys use the part of Playwright's classes that a page without scripts has, too. */
const asBrowser = (one: object) => one as Browser;
const asContext = (one: object) => one as BrowserContext;

type Use<T> = (one: T) => Promise<void>;

/**
 * Fixtures by which a journey runs over HTTP as in a browser without scripts: a fraction of the work, and the
 * same words, links, forms, redirects and cookies. What a style sheet decides, only a browser proves.
 */
export const plainFixtures = {
  browser: [
    async ({ browserName: _name }: { browserName: string }, use: Use<Browser>) => {
      await use(asBrowser({ newContext: async (options: PlainOptions = {}) => new PlainContext(options) }));
    },
    { scope: "worker" },
  ] as [(args: { browserName: string }, use: Use<Browser>) => Promise<void>, { scope: "worker" }],
  context: async (
    { baseURL, extraHTTPHeaders }: Pick<PlaywrightTestOptions, "baseURL" | "extraHTTPHeaders">,
    use: Use<BrowserContext>,
  ) => {
    await use(asContext(new PlainContext({ baseURL, extraHTTPHeaders })));
  },
  page: async ({ context }: { context: BrowserContext }, use: Use<Page>) => {
    await use(await context.newPage());
  },
};
