import type { Locator } from "playwright/test";
import { open } from "./shop";
import { expect, type Page } from "./test";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Goes from the cart to the checkout and answers everything; the order is placed by its button. */
export async function fillCheckout(
  page: Page,
  {
    email = "ada@example.com",
    payment = "Bank transfer",
    shop = "",
    lastName = "Byron",
  }: { email?: string; payment?: string; shop?: string; lastName?: string } = {},
): Promise<void> {
  await open(page, `${shop}/checkout`);
  await answerContact(page, email);
  await fillAddress(page, lastName);
  await part(page, "Payment and review").getByRole("radio", { name: payment }).check();
}

/** Types the e-mail; that of a customer is known already. */
async function answerContact(page: Page, email: string): Promise<void> {
  const field = part(page, "Contact").getByLabel("Email");
  if (!(await field.isVisible())) return;
  await field.fill(email);
  await part(page, "Contact").getByRole("button", { name: "Continue" }).click();
}

/** Fills the shipping address and goes on to the payment: the shop's first method stands. */
export async function fillAddress(page: Page, lastName?: string): Promise<void> {
  const address = part(page, "Shipping address");
  await typeAddress(address, lastName);
  await address.getByRole("button", { name: "Continue" }).click();
}

/**
 * Goes from the cart to the checkout of goods that are not delivered and answers everything; the order
 * is placed by its button.
 */
export async function fillCheckoutOfNothingShipped(
  page: Page,
  { email, payment }: { email: string; payment: string },
): Promise<void> {
  await open(page, "/checkout");
  await answerContact(page, email);
  await part(page, "Payment and review").getByRole("radio", { name: payment }).check();
  await typeAddress(part(page, "Payment and review"));
}

/** Types an address into the fields of a form. */
export async function typeAddress(address: Locator, lastName = "Byron"): Promise<void> {
  await address.getByLabel("First name").fill("Ada");
  await address.getByLabel("Last name").fill(lastName);
  await address.getByLabel("Address", { exact: true }).fill("12 Harbor St");
  await address.getByLabel("City").fill("Nazareth");
  await address.getByLabel("State").selectOption("PA");
  await address.getByLabel("ZIP code").fill("18064");
  await address.getByLabel("Phone").fill("6105551234");
}

/** The button that places the order. */
export const placeOrderButton = (page: Page) => page.getByRole("button", { name: /^(Place order|Pay \$)/ });

/** Places the order and answers its number, as the receipt shows it. */
export async function placeOrder(page: Page): Promise<string> {
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/success\?order=/);
  const link = page.getByText("Your order number is").getByRole("link");
  await expect(link).toHaveText(/^\d+$/);
  return (await link.textContent()) ?? "";
}
