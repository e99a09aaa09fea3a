import { PlainContext } from "../plain/plain-context";
import type { Page } from "./test";

/**
 * Takes steps over HTTP, as the browser of this page would without scripts, and gives the browser the cookies
 * they brought. Pages that only prepare a journey cost a tenth of what opening them costs.
 */
export async function overHttp(page: Page, steps: (visitor: Page) => Promise<void>): Promise<void> {
  const visitor = new PlainContext({
    baseURL: `http://harbor.localhost:${process.env.JOURNEY_PORT}`,
    extraHTTPHeaders: { accept: "text/html" },
  });
  await visitor.addCookies(
    (await page.context().cookies()).map(({ name, value, domain }) => ({ name, value, domain })),
  );
  // Steps use the part of Playwright's classes that a page without scripts has, too.
  await steps((await visitor.newPage()) as unknown as Page);
  await page
    .context()
    .addCookies(
      (await visitor.cookies()).map(({ name, value, domain }) => ({ name, value, url: `http://${domain}` })),
    );
}
