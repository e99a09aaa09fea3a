import { readFileSync } from "node:fs";
import { typeAddress } from "../shopper/checkout";
import { expectHeard, recordHeard } from "../shopper/heard";
import { open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

// The page names what is heard: its trees, and what live regions say.
const page = readFileSync(new URL("./purchase-by-ear.md", import.meta.url), "utf8");
const trees = new Map(
  [...page.matchAll(/```yaml\n# (.+)\n([\s\S]+?)```/g)].map(([, name = "", tree = ""]) => [name, tree]),
);
/** What is heard after each press, by what is pressed. */
const said = new Map(
  [...page.matchAll(/^\| (Enter [^|]+) \| ([^|]+) \|$/gm)].map(([, press = "", text = ""]) => [
    press,
    text.replaceAll(" · ", " | "),
  ]),
);

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => recordHeard(page));

/** The page has what the extract of its tree has, in that order. */
const expectTree = (page: Page, name: string) =>
  expect(page.locator("body"), name).toMatchAriaSnapshot(
    trees.get(name) ?? `- text: no tree is named ${name}`,
  );

const expectSaid = (page: Page, press: string) =>
  expectHeard(page, said.get(press) ?? `nothing after ${press}`);

test("purchase-by-ear.md has the trees and words of a purchase by keyboard @desktop @browser", async ({
  page,
}) => {
  const press = (role: "button" | "link", name: string) =>
    page.locator("main").getByRole(role, { name, exact: true }).first().press("Enter");
  await open(page, "/");
  await expectTree(page, "home");
  await page.getByRole("banner").getByRole("link", { name: "Kitchen & table", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectSaid(page, "Enter on 'Kitchen & table'");
  await open(page, "/mugs");
  await expectTree(page, "listing");
  await press("link", "Tide mug");
  await expectSaid(page, "Enter on 'Tide mug'");
  await expectTree(page, "product");
  await press("button", "Next picture");
  await expectSaid(page, "Enter on 'Next picture'");
  await press("link", "Chalk");
  await expectSaid(page, "Enter on 'Chalk'");
  await press("button", "Add to Cart");
  await expectSaid(page, "Enter on 'Add to Cart'");
  await expectSaid(page, "Enter on 'Add to Cart', once the cart came");
  await expect(page.getByRole("region", { name: "Added to your cart" }).getByText("Subtotal")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Enter on 'View cart'");
  await expectTree(page, "cart");
  await press("button", "One Tide mug, Chalk more");
  await expectSaid(page, "Enter on 'One Tide mug, Chalk more'");
  await press("link", "Checkout");
  await expectSaid(page, "Enter on 'Checkout'");
  await page.getByLabel("Email").press("Enter");
  await expectSaid(page, "Enter in an empty 'Email'");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Email").press("Enter");
  await expectSaid(page, "Enter in 'Email' with an e-mail");
  await expectTree(page, "checkout, step 2");
  await typeAddress(page.getByRole("region", { name: "Shipping address" }));
  await page.getByLabel("Phone").press("Enter");
  await expect(page.getByRole("heading", { name: "Payment and review" })).toBeFocused();
  await expectSaid(page, "Enter in 'Phone' with an address");
  await page.getByRole("radio", { name: /^Bank transfer/ }).press(" ");
  await expectTree(page, "checkout, step 4");
  await press("button", "Place order");
  await expect(page).toHaveURL(/\/checkout\/success/);
  await expectSaid(page, "Enter on 'Place order'");
  await expectTree(page, "receipt");
});
