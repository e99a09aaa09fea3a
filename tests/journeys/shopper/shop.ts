import type { Locator, Response } from "playwright/test";
import { expect, type Page } from "./test";

/** A page is taken over by its scripts a moment after it is drawn; a shopper's first press may come before that. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main")).toBeVisible();
}

/**
 * Waits until scripts have taken the page over, for what only they can do: what is chosen or typed before is not theirs.
 * The search field then is one that suggests.
 */
export async function takenOver(page: Page): Promise<void> {
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
  await expect(field).toBeVisible();
}

/**
 * Opens a page whose timers run by `page.clock.runFor` alone, however long a busy machine takes for what happens in
 * between. So does its drawing, which its scripts wait for: it has been drawn when this ends.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  const startMs = Date.now();
  await page.clock.install({ time: startMs });
  await page.clock.pauseAt(startMs + 1_000);
  await open(page, path);
  await page.clock.runFor(drawnWithinMs);
}

/** Loads a page whose clock stands still anew, and lets it be drawn. */
export async function reloadStopped(page: Page): Promise<void> {
  await page.reload();
  await page.clock.runFor(drawnWithinMs);
}

/** A frame and a timer of no time, on a clock that stands still. */
const drawnWithinMs = 100;

/** The number of pieces the header's cart shows. */
export const cartCount = (page: Page) => page.getByRole("link", { name: /^Cart, / });

/** Puts the product of this page's path into the cart and waits until the shop says so. */
export async function addToCart(page: Page, path: string, pieces = 1): Promise<void> {
  await open(page, path);
  const main = page.locator("main");
  if (pieces > 1) await main.getByLabel("Quantity", { exact: true }).fill(String(pieces));
  await pressAdd(page, main.getByRole("button", { name: "Add to Cart", exact: true }));
}

/** Presses a button that adds and waits until the shop has taken it. */
export async function pressAdd(page: Page, button: Locator): Promise<void> {
  // Pages post other things too, such as the question when something arrives.
  const isTaken = (response: Response) =>
    response.request().method() === "POST" &&
    response.status() < 400 &&
    new URL(response.url()).pathname.startsWith("/checkout/cart");
  await Promise.all([page.waitForResponse(isTaken), button.click()]);
}

/** Opens the cart, which holds so many pieces. */
export async function cartHolds(page: Page, pieces: number): Promise<void> {
  await openCart(page);
  await expect(page.getByText(pieces === 1 ? "1 item" : `${pieces} items`, { exact: true })).toBeVisible();
}

/** Opens the cart. */
export async function openCart(page: Page): Promise<void> {
  await open(page, "/checkout/cart");
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

/** Fills the form that creates an account and sends it; `shop` is the origin of another shop than the usual. */
export async function register(page: Page, customer = newCustomer(), shop = "") {
  await open(page, `${shop}/register`);
  await page.getByLabel("First name").fill(customer.firstName);
  await page.getByLabel("Last name").fill(customer.lastName);
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password").fill(customer.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/account/);
  return customer;
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
