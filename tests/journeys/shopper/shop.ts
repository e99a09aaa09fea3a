import type { Locator, Response } from "playwright/test";
import { mailedLink, mailsTo } from "./mails";
import { overHttp } from "./over-http";
import { expect, type Page } from "./test";

/** Opens a page and waits until it is drawn, whatever becomes of its scripts. */
export async function draw(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main")).toBeVisible();
}

/**
 * Opens a page and waits until its scripts, where there are any, have taken it over. A page is drawn before
 * they come; until then a press does what it does without them.
 */
export async function open(page: Page, path: string): Promise<void> {
  await draw(page, path);
  await hydrated(page);
}

/** Waits until the scripts of a page, where there are any, have taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { timeout: 60_000 }).toBe(true);
}

/**
 * Goes back as a browser does, which may show the page it left as it was (its back/forward cache). Playwright
 * waits for a page to load, which one that was kept does not: it is there once the address is.
 */
export const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });

/** The same forward. */
export const goForward = (page: Page) => page.goForward({ waitUntil: "commit" });

/** How the browser came to the page it shows: by a link or address, by loading it anew, or back and forth. */
export const howReached = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      return entry && String(Reflect.get(entry, "type"));
    })
    // The page is being loaded anew at this moment.
    .catch(() => undefined);

/**
 * Gives the page the sign of a visitor for which its scripts wait, and answers whether they have taken it
 * over. Without scripts Remix leaves nothing behind. A page that is loaded anew meanwhile has not been taken
 * over.
 */
const isHydrated = (page: Page) =>
  page
    .evaluate(() => {
      window.dispatchEvent(new Event("touchstart"));
      return !("__remixContext" in window) || "hydrated" in document.documentElement.dataset;
    })
    .catch(() => false);

/**
 * Opens a page whose timers run by `page.clock.runFor` alone, however long a busy machine takes for what
 * happens in between. So does its drawing, which its scripts wait for: they have taken it over when this
 * ends.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await drawStopped(page, path);
  await hydratedByClock(page);
}

/** Opens a page whose timers run by `page.clock.runFor` alone, and waits until it is drawn. */
export async function drawStopped(page: Page, path: string): Promise<void> {
  const nowMs = Date.now();
  // A clock runs between these two, and none can be stopped at a time that is over: a minute is enough
  // anywhere.
  await page.clock.install({ time: nowMs - 60_000 });
  await page.clock.pauseAt(nowMs);
  await draw(page, path);
}

/** Loads a page whose clock stands still anew, until its scripts have taken it over. */
export async function reloadStopped(page: Page): Promise<void> {
  await page.reload();
  await hydratedByClock(page);
}

const hydratedByClock = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(drawnWithinMs);
    expect(await isHydrated(page)).toBe(true);
  }).toPass({ timeout: 60_000 });

/** A frame and a timer of no time, on a clock that stands still. */
const drawnWithinMs = 20;

/** The number of pieces the header's cart shows. */
export const cartCount = (page: Page) => page.getByRole("link", { name: /^Cart, / });

/** Puts the product of this page's path into the cart and waits until the shop says so. */
export async function addToCart(page: Page, path: string, pieces = 1): Promise<void> {
  await open(page, path);
  const main = page.locator("main");
  if (pieces > 1) await main.getByLabel("Quantity", { exact: true }).fill(String(pieces));
  await pressAdd(page, main.getByRole("button", { name: "Add to Cart", exact: true }));
}

/**
 * Gives the browser a cart with this product, without opening a page of it: for journeys that begin with a
 * full cart.
 */
export async function bringCart(page: Page, path: string, pieces = 1): Promise<void> {
  await overHttp(page, async (visitor) => {
    await visitor.goto(path);
    const main = visitor.locator("main");
    if (pieces > 1) await main.getByLabel("Quantity", { exact: true }).fill(String(pieces));
    await main.getByRole("button", { name: "Add to Cart", exact: true }).click();
    if ((await visitor.getByRole("link", { name: /^Cart, [1-9]/ }).count()) === 0)
      throw new Error(`${path} was not added to the cart.`);
  });
}

/** Presses a button that adds and waits until the shop has taken it. */
export async function pressAdd(page: Page, button: Locator): Promise<void> {
  // Pages post other things too, such as the question when something arrives.
  const isTaken = (response: Response) =>
    response.request().method() === "POST" &&
    response.status() < 400 &&
    /\bintent=add\b|name="intent"/.test(response.request().postData() ?? "");
  await Promise.all([page.waitForResponse(isTaken), button.click()]);
}

/** Opens the cart, which holds so many pieces. */
export async function cartHolds(page: Page, pieces: number): Promise<void> {
  await openCart(page);
  await expect(page.getByText(pieces === 1 ? "1 item" : `${pieces} items`, { exact: true })).toBeVisible();
}

/** Opens the cart; `shop` is the origin of another shop than the usual. */
export async function openCart(page: Page, shop = ""): Promise<void> {
  await open(page, `${shop}/checkout/cart`);
}

/** A new customer with an address nobody has used. */
function newCustomer(): { firstName: string; lastName: string; email: string; password: string } {
  const unique = Math.random().toString(36).slice(2, 12);
  return {
    firstName: "Grace",
    lastName: "Hopper",
    email: `grace-${unique}@example.com`,
    password: "a quiet harbor",
  };
}

/**
 * Signs the browser in as a new customer, whose account it makes without opening a page of it; `shop` is the
 * origin of another shop than the usual.
 */
export async function register(page: Page, customer = newCustomer(), shop = "") {
  await overHttp(page, async (visitor) => {
    await visitor.goto(`${shop}/register`);
    const earlier = await mailsTo(customer.email);
    await sendRegistration(visitor, customer);
    await visitor.goto(await confirmationOf(customer.email, shop, earlier));
    await visitor.getByRole("button", { name: "Confirm email" }).click();
    if (!new URL(visitor.url()).pathname.startsWith("/account"))
      throw new Error(`The new customer is at ${visitor.url()}, not in the account.`);
  });
  return customer;
}

/** Fills the open form that creates an account, sends it, and confirms the e-mail by the link of its mail. */
export async function confirmRegistration(page: Page, customer = newCustomer()) {
  const earlier = await mailsTo(customer.email);
  await sendRegistration(page, customer);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await open(page, await confirmationOf(customer.email, "", earlier));
  await page.getByRole("button", { name: "Confirm email" }).click();
}

async function sendRegistration(page: Page, customer: ReturnType<typeof newCustomer>) {
  await page.getByLabel("First name").fill(customer.firstName);
  await page.getByLabel("Last name").fill(customer.lastName);
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password").fill(customer.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Where the mail to a new customer leads, at a shop. */
async function confirmationOf(email: string, shop: string, earlier: readonly string[]): Promise<string> {
  const { pathname, search } = new URL(
    await mailedLink(email, /https?:[^"\s]+\/verify-email\?[^"\s]+/, earlier),
  );
  return `${shop}${pathname}${search}`;
}

/** Signs in with a password. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/account/);
}

/** Signs out, by the page that asks before it does; `shop` is the origin of another shop than the usual. */
export async function signOut(page: Page, shop = ""): Promise<void> {
  await open(page, `${shop}/logout`);
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
}
