import { fillCheckout, placeOrder } from "./shopper/checkout";
import { fits } from "./shopper/fits";
import { ownShop } from "./shopper/own-shop";
import { bringCart, open } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const widths = [390, 768, 1280];

test.describe("a shop that is not there", () => {
  test.use({ expectedStatuses: [404] });

  test("fits every width, however long its name @script", async ({ page }) => {
    await page.goto(`http://the-harbor-and-pine-trading-company.localhost:${process.env.JOURNEY_PORT}/`);
    await expect(page.getByRole("heading", { name: /^We can't seem to find the-harbor/ })).toBeVisible();
    await fits(page, "the screen of a shop that is not there");
  });
});

test("the ground a sign-in stands on reaches the footer, other pages end before it @browser", async ({
  page,
}) => {
  const distance = () =>
    page.getByRole("contentinfo").evaluate((footer) => {
      const above = footer.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return Math.round(footer.getBoundingClientRect().top - above);
    });
  await open(page, "/login");
  await expect.poll(distance).toBe(0);
  await open(page, "/brands");
  await expect.poll(distance).toBeGreaterThan(0);
});

test("a form begins where the words of its page begin @browser", async ({ page }) => {
  await open(page, "/contact");
  const leftOf = (name: string) =>
    page
      .getByRole("heading", { name, exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().left);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await leftOf("Write to us here")) - (await leftOf("Contact")), {
        message: `at ${width} px`,
      })
      .toBe(0);
  }
});

test.describe("where less should move", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the cards of a slider have their width when the window has grown @script", async ({ page }) => {
    const cardWidth = () =>
      page
        .locator("ul[data-turning] > li")
        .filter({ has: page.locator("article") })
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().width));
    await page.setViewportSize({ width: 960, height: 900 });
    await open(page, "/");
    await expect(async () => {
      const width = await cardWidth();
      await page.setViewportSize({ width: 700, height: 900 });
      await expect.poll(cardWidth).toBeLessThan(width);
      await page.setViewportSize({ width: 960, height: 900 });
      await expect.poll(cardWidth).toBe(width);
    }).toPass({ timeout: 60_000 });
  });

  test("the cards of a slider stay 20 px apart once the script places them @script", async ({ page }) => {
    await open(page, "/");
    const cards = page
      .locator("ul[data-turning]")
      .filter({ has: page.locator("article") })
      .first();
    const distance = () =>
      cards.locator("> li").evaluateAll(([first, second]) => {
        if (!first || !second) return null;
        return Math.round(second.getBoundingClientRect().left - first.getBoundingClientRect().right);
      });
    await expect.poll(distance).toBe(20);
  });
});

/** Buys what stands under this address and shows every page on the way as it stands at every width. */
async function buyingFits(page: Page, path: string): Promise<void> {
  await bringCart(page, path);
  await open(page, "/checkout/cart");
  await fits(page, "cart");
  await fillCheckout(page);
  await fits(page, "checkout");
  await placeOrder(page);
  await fits(page, "receipt");
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await fits(page, "order");
}

test("fits every width: words longer than a phone is wide @script", async ({ browser }) => {
  const word = "Krankenhausverwaltungsfachangestelltenschreibtischlampe";
  const shop = await ownShop(
    {
      "categories.json": [{ slug: "lamps", name: word }],
      "products.csv": `sku,name,slug,price,qty,categories,attr:material\nLAMP,${word},lamp,24,1000,lamps,${word}`,
    },
    {
      shipping_methods: [
        { type: "free_above", code: "post", title: "By post", amountMinor: 0, freeAboveMinor: 0 },
      ],
      payment: {
        offline: [
          {
            ...{ code: "bank_transfer", title: "Bank transfer", instructions: `To ${word}.` },
            account: { holder: word, bank: word, account_number: "0012345678" },
          },
        ],
      },
    },
  );
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  for (const path of ["/lamps", "/lamp"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { name: word }).first()).toBeVisible();
    await fits(page, path);
  }
  await buyingFits(page, `${shop.url}/lamp`);
  await context.close();
});
