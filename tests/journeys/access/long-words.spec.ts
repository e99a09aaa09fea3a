import { fillCheckout, placeOrder } from "../shopper/checkout";
import { fits } from "../shopper/fits";
import { ownShop, pageFile } from "../shopper/own-shop";
import { bringCart, open, register } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
const products = [
  "sku,class_code,parent_sku,name,sub_title,short_description,description,slug,price,brand,qty,categories,option:Material,attr:material",
  `CUP,variable_product,,${word},${word},${word},<p>${word}</p>,cup,,${word},,cups,,${word}`,
  `CUP-A,,CUP,${word}A,,,,,24,,50,,${word},`,
  `CUP-B,,CUP,${word}B,,,,,24,,50,,${word}B,`,
];
const cup = "/cup/pv/CUP-A";
const narrow = { width: 320, height: 640 };

test.use({ viewport: narrow, expectedStatuses: [404] });

/**
 * Nothing of the page is beside the window, on a screen of 320 px (rule accessibility-14) or at any other
 * width.
 */
async function expectFits(page: Page, name: string): Promise<void> {
  await page.setViewportSize(narrow);
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      name,
    )
    .toBeLessThanOrEqual(0);
  await fits(page, name);
}

test("names of one long word wrap at every width, from home to the account @browser", async ({ page }) => {
  const { url } = await ownShop(
    {
      "products.csv": products.join("\n"),
      "categories.json": [{ slug: "cups", name: word, description: `<p>${word}</p>` }],
      ...pageFile("", `<h1>${word}</h1><p>${word}</p>`),
    },
    {
      general: { app: { name: word.slice(0, 60) } },
      shipping_methods: [
        { type: "free_above", code: "post", title: "By post", amountMinor: 0, freeAboveMinor: 0 },
      ],
      payment: {
        offline: [
          {
            code: "bank_transfer",
            title: "Bank transfer",
            instructions: `To ${word}.`,
            account: { holder: word, bank: word, account_number: "0012345678" },
          },
        ],
      },
    },
  );
  for (const path of ["/", "/cups", "/brands", `/search?q=${word}`, "/cup", cup, "/nowhere"]) {
    await open(page, url + path);
    await expectFits(page, path);
  }
  await bringCart(page, url + cup);
  await open(page, `${url}/checkout/cart`);
  await expect(page.getByRole("link", { name: word }).first()).toBeVisible();
  await expectFits(page, "cart");
  await fillCheckout(page, {
    email: `${word.slice(0, 60)}@example.com`,
    shop: url,
    lastName: word.slice(0, 50),
  });
  await expect(
    page.getByRole("region", { name: "Shipping address" }).getByText(word.slice(0, 50)),
  ).toBeVisible();
  await expectFits(page, "checkout");
  await placeOrder(page);
  await expectFits(page, "receipt");
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Updates" })).toBeVisible();
  await expectFits(page, "order");
  await register(page, undefined, url);
  await open(page, `${url}/account/dashboard`);
  await expectFits(page, "account");
});
