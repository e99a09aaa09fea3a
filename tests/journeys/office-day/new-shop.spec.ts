import type { Locator } from "playwright/test";
import { fillCheckout, placeOrder } from "../shopper/checkout";
import { runShop } from "../shopper/own-shop";
import { addToCart, hydrated, open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";
import { byMouse } from "./hands";
import { done, unfold } from "./office-page";
import { joinsOffice, signIn } from "./working-shop";

/** What a new owner has from the invitation to the first test order. */
const hourMs = 3_600_000;

/** Does a step of a new shop, and prints how long it took. */
async function step(name: string, work: () => Promise<void>): Promise<void> {
  const beganMs = Date.now();
  await test.step(name, work);
  console.log(`new shop: ${name}, ${((Date.now() - beganMs) / 1000).toFixed(1)} s`);
}

test(`an empty shop is led by its list to the first test order within an hour ${byMouse.name}`, async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(hourMs);
  const code = `new-${Math.random().toString(36).slice(2, 10)}`;
  const url = `http://${code}.localhost:${process.env.JOURNEY_PORT}`;
  let office = "";
  const main = page.locator("main");
  const listed = (label: string) =>
    main.getByRole("listitem").filter({
      has: page.getByText(label, { exact: true }).or(page.getByText(`✓ ${label}`, { exact: true })),
    });

  /** Goes from the list to the screen of a step. */
  async function begin(label: string): Promise<void> {
    await open(page, `${office}/admin`);
    await listed(label).getByRole("link").click();
    await hydrated(page);
  }
  /** Whether the list says that a step is done. */
  async function isDone(label: string): Promise<void> {
    await open(page, `${office}/admin`);
    await expect(main.getByText(`✓ ${label}`, { exact: true })).toBeVisible();
  }

  await step("the host makes it and invites its owner", async () => {
    await runShop("create", "--code", code, "--domain", new URL(url).hostname, "--name", "Acme Pottery");
    office = await joinsOffice({ url, spoil: async () => {} }, "June");
    await signIn(page, { url, office, spoil: async () => {} });
    await expect(page.getByRole("heading", { name: "Before you sell" })).toBeVisible();
  });

  await step("name and logo", async () => {
    await begin("Name and logo");
    await main.getByLabel("Tagline").fill("Thrown by hand");
    await main.getByLabel("Email").fill("hello@acme.example");
    await chooses(page, main, "bicycle-bell");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await done(page, "Saved. The shop shows it within a second.");
    await isDone("Name and logo");
  });

  await step("the first product, with its picture and words", async () => {
    await begin("Products");
    await main.getByRole("link", { name: "Add a product" }).click();
    await hydrated(page);
    await main.getByLabel("Name", { exact: true }).fill("Sea vase");
    await main.getByLabel("SKU", { exact: true }).fill("VASE");
    await main.getByLabel("Price", { exact: true }).fill("38.00");
    await main.getByLabel("Pieces in stock (optional)").fill("6");
    await main.getByRole("button", { name: "Add it" }).click();
    await expect(page).toHaveURL(`${office}/admin/products/VASE`);
    await hydrated(page);
    await main.getByLabel("Short description", { exact: true }).fill("Glazed twice.");
    await main.getByLabel("In the shop", { exact: true }).selectOption({ label: "Shown" });
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await done(page, "Saved. The shop shows it within a second.");
    await main.getByLabel("Add pictures").setInputFiles(pictureFile("pillar-candles-set-of-three-ivory"));
    await main.getByRole("button", { name: "Add them" }).click();
    await done(page, "Added. The shop shows it within a second.");
    await expect(main.locator(".office-pictures img")).toHaveCount(1);
    await isDone("Products");
  });

  await step("shipping", async () => {
    await begin("Shipping");
    await main.getByLabel("Title").first().fill("By post");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await done(page, "Saved. The shop shows it within a second.");
    await isDone("Shipping");
  });

  await step("taxes", async () => {
    await begin("Taxes (USD)");
    await main.getByRole("button", { name: "Add rate" }).click();
    await main.getByLabel("Name", { exact: true }).fill("Sales tax");
    await main.getByLabel("Rate", { exact: true }).fill("6");
    await main.getByLabel("Country code").fill("US");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await done(page, "Saved. The shop shows it within a second.");
    await isDone("Taxes (USD)");
  });

  await step("payment", async () => {
    await begin("Payment");
    await main.getByLabel("Holder").first().fill("Acme Pottery LLC");
    await main.getByLabel("Bank", { exact: true }).first().fill("First Coast Bank");
    await main.getByLabel("Account number").first().fill("0012345678");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await done(page, "Saved. The shop shows it within a second.");
    await isDone("Payment");
  });

  await step("a domain of its own", async () => {
    await begin("Domain");
    await unfold(page, byMouse, "Add a domain…");
    await main.getByLabel("Domain", { exact: true }).first().fill(`${code}.example`);
    await main.getByRole("button", { name: "Add it" }).click();
    await expect(main).toContainText(`${code}.example`);
    await isDone("Domain");
  });

  await step("policies", async () => {
    await begin("Policies");
    await main.getByLabel("Say how many days customers").fill("30 days from delivery.");
    for (const policy of ["refund policy", "shipping policy", "privacy policy", "terms of service"]) {
      const put = main.getByRole("button", { name: `Put it into the ${policy}` });
      await put.click();
      await expect(put).toHaveCount(0);
    }
    await isDone("Policies");
  });

  await step("the first test order", async () => {
    await open(page, `${office}/admin`);
    await expect(listed("A test order").getByRole("link")).toHaveAttribute("href", `${url}/`);
    const shopper = await elsewhere();
    await addToCart(shopper, `${url}/sea-vase`);
    await fillCheckout(shopper, { shop: url });
    const number = await placeOrder(shopper);
    await open(page, `${office}/admin`);
    await expect(page.getByRole("heading", { name: "Before you sell" })).toHaveCount(0);
    await open(page, `${office}/admin/orders/${number}`);
    await expect(main).toContainText("Sea vase");
  });
});

const pictureFile = (name: string) => `shops/harbor/images/${name}.webp`;

/** Uploads a picture by the dialog of a field. */
async function chooses(page: Page, main: Locator, picture: string): Promise<void> {
  await main.getByRole("button", { name: "Choose a picture" }).click();
  // What a person chooses in the window of the system.
  await page.getByLabel("Upload a new one").setInputFiles(pictureFile(picture));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Choose a picture" })).toBeFocused();
}
