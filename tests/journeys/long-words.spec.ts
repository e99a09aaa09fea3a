import { typeAddress } from "./shopper/checkout";
import { ownShop, pageFile } from "./shopper/own-shop";
import { bringCart, open, register } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
const products = [
  "sku,class_code,parent_sku,name,sub_title,short_description,description,slug,price,brand,qty,categories,option:Material",
  `CUP,variable_product,,${word},${word},${word},<p>${word}</p>,cup,,${word},,cups,`,
  `CUP-A,,CUP,${word}A,,,,,24,,50,,${word}`,
  `CUP-B,,CUP,${word}B,,,,,24,,50,,${word}B`,
];
const cup = "/cup/pv/CUP-A";

test.use({ viewport: { width: 320, height: 640 }, expectedStatuses: [404] });

/** Nothing of the page is beside the window (rule accessibility-14). */
const expectFits = (page: Page, name: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      name,
    )
    .toBeLessThanOrEqual(0);

test("names of one long word wrap on a screen of 320 px, from home to the account @browser", async ({
  page,
}) => {
  const { url } = await ownShop(
    {
      "products.csv": products.join("\n"),
      "categories.json": [{ slug: "cups", name: word, description: `<p>${word}</p>` }],
      ...pageFile("", `<h1>${word}</h1><p>${word}</p>`),
    },
    { general: { app: { name: word.slice(0, 60) } } },
  );
  for (const path of ["/", "/cups", "/brands", `/search?q=${word}`, "/cup", cup, "/nowhere"]) {
    await open(page, url + path);
    await expectFits(page, path);
  }
  await bringCart(page, url + cup);
  await open(page, `${url}/checkout/cart`);
  await expect(page.getByRole("link", { name: word }).first()).toBeVisible();
  await expectFits(page, "cart");
  await open(page, `${url}/checkout`);
  await page.getByLabel("Email").fill(`${word.slice(0, 60)}@example.com`);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await typeAddress(page.getByRole("region", { name: "Shipping address" }));
  await page.getByLabel("Last name").fill(word.slice(0, 50));
  await page.getByRole("button", { name: /^Continue to/ }).click();
  await expect(
    page.getByRole("region", { name: "Shipping address" }).getByText(word.slice(0, 50)),
  ).toBeVisible();
  await expectFits(page, "checkout");
  await register(page, undefined, url);
  await open(page, `${url}/account/dashboard`);
  await expectFits(page, "account");
});
