import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../support/shop-folder";
import { fillCheckout, placeOrderButton } from "../shopper/checkout";
import { mailTo } from "../shopper/mails";
import { type OwnMarket, ownMarket } from "../shopper/own-market";
import { addToCart, open, pressAdd } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/*
 * What each part comes to, by hand. FAIR10 takes 10 % of every line, KILN5 $5 at the potter. Shipping is
 * $6.00 for each seller, tax 6 % of the goods after discounts.
 *
 *                     goods   FAIR10  KILN5   shipping  tax    total
 *   The bookseller    25.00   -2.50           6.00      1.35   29.85
 *   The potter        36.00   -3.60   -5.00   6.00      1.64   35.04
 *   The tea merchant  60.00   -6.00           6.00      3.24   63.24   and a spoon of 4.00 for nothing
 */
const partsOf = {
  books: { Subtotal: "$25.00", Discount: "−$2.50", Shipping: "$6.00", Tax: "$1.35", Total: "$29.85" },
  potter: { Subtotal: "$36.00", Discount: "−$8.60", Shipping: "$6.00", Tax: "$1.64", Total: "$35.04" },
  tea: { Subtotal: "$64.00", Discount: "−$10.00", Shipping: "$6.00", Tax: "$3.24", Total: "$63.24" },
};
const all = { Subtotal: "$125.00", Discount: "−$21.10", Shipping: "$18.00", Tax: "$6.23", Total: "$128.13" };

/** The same of orders, which name each discount and the tax with its rate. */
const ten = "Discount: 10% off at every seller";
const named = (
  { Subtotal, Shipping, Tax, Total }: (typeof partsOf)["books"],
  discounts: Amounts,
): Amounts => ({ Subtotal, ...discounts, Shipping, "Tax (6%)": Tax, Total });
const placed = {
  books: named(partsOf.books, { [ten]: "−$2.50" }),
  potter: named(partsOf.potter, { [ten]: "−$3.60", "Discount: $5 off at the potter": "−$5.00" }),
  tea: named(partsOf.tea, { "Discount: A spoon with $50 of tea": "−$4.00", [ten]: "−$6.00" }),
};
const allPlaced = named(all, {
  [ten]: "−$12.10",
  "Discount: $5 off at the potter": "−$5.00",
  "Discount: A spoon with $50 of tea": "−$4.00",
});
type Amounts = Readonly<Record<string, string>>;

const escaped = (text: string) => text.replace(/[$.()%]/g, "\\$&");

/** The rows of totals as a page, a mail or a command without tags shows them. */
const shown = (amounts: Amounts) =>
  new RegExp(
    Object.entries(amounts)
      .map(([label, amount]) => `${escaped(label)}:?\\s*${escaped(amount)}`)
      .join("[\\s\\S]{0,40}?"),
  );

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("one purchase from three sellers: parcels, a refund, a cancellation and payouts, to the cent @http", async ({
  page,
}) => {
  // It runs some twenty commands, each of which starts a process.
  test.slow();
  const market = await ownMarket();
  await fillCart(page, market);
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await fillCheckout(page, { email, payment: "card", shop: market.url });
  await expect(page.locator("main")).toContainText(shown(all));
  await placeOrderButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
  const receipt = page.locator("main");
  const confirmed = textOf(await mailTo(email, /Thank you for your orders/));
  for (const amounts of [placed.books, placed.potter, placed.tea, allPlaced]) {
    await expect(receipt).toContainText(shown(amounts));
    expect(confirmed).toMatch(shown(amounts));
  }
  const orderPages = await orderAddresses(page);
  const owed = await market.shop("seller", "list");
  expect(owed).toMatch(/books .* 1 order to send {2}\$29\.00 owed/);
  expect(owed).toMatch(/potter .* 1 order to send {2}\$33\.90 owed/);
  expect(owed).toMatch(/tea .* 1 order to send {2}\$56\.70 owed/);

  await sellersDoTheirPart(market, email);
  await seeEachOrder(page, orderPages);
  await payOut(market);
});

/** Says where the shopper is, takes the second-cheapest vase, something of each seller, and two coupons. */
async function fillCart(page: Page, { url }: OwnMarket): Promise<void> {
  await open(page, `${url}/location`);
  const place = page.locator("main");
  await place.getByLabel("ZIP or postal code").fill("18015");
  await place.getByRole("button", { name: "Set location" }).click();
  await expect(page.getByRole("heading", { name: "The fair", level: 1 })).toBeVisible();

  await open(page, `${url}/ash-vase`);
  // The nearest seller's offer comes first; others ask for less.
  await expect(page.locator("main")).toContainText("$45.00");
  await expect(page.locator("main")).toContainText("3 sellers from $38.00");
  await page.getByRole("link", { name: "See More Sellers" }).click();
  await pressAdd(page, page.getByRole("button", { name: "Add to Cart: The tea merchant" }));
  await addToCart(page, `${url}/tea-tin`, 2);
  await addToCart(page, `${url}/moss-mug`, 3);
  await addToCart(page, `${url}/pocket-atlas`);

  await open(page, `${url}/checkout/cart`);
  await expect(page.getByRole("link", { name: "Cart, 8 items" })).toBeVisible();
  for (const code of ["FAIR10", "KILN5"]) {
    const field = page.getByLabel("Code", { exact: true });
    if (!(await field.isVisible())) await page.getByText("Gift card or code", { exact: true }).click();
    await field.fill(code);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByRole("button", { name: `Remove ${code}` })).toBeVisible();
  }
  const part = (seller: string) => page.getByRole("region", { name: `From ${seller}` });
  await expect(part("The tea merchant")).toContainText("Your gift, 1 item");
  for (const [seller, { Subtotal, Discount, Shipping }] of [
    ["The bookseller", partsOf.books],
    ["The potter", partsOf.potter],
    ["The tea merchant", partsOf.tea],
  ] as const)
    await expect(part(seller)).toContainText(shown({ Subtotal, Discount, Shipping }));
  await expect(page.locator("main")).toContainText("10% off at every seller, from the market, −$12.10");
  await expect(page.locator("main")).toContainText("$5 off at the potter, from The potter, −$5.00");
}

/**
 * The addresses of the orders that the receipt leads to: the bookseller's, the potter's and the tea
 * merchant's.
 */
async function orderAddresses(page: Page): Promise<string[]> {
  const links = page.getByRole("link", { name: /^View order \d+$/ });
  await expect(links).toHaveCount(3);
  return links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
}

/** The potter sends two parcels, the tea merchant pays a tin back, the bookseller cancels. */
async function sellersDoTheirPart(market: OwnMarket, email: string): Promise<void> {
  const seller = (code: string, action: string, order: string, ...rest: string[]) =>
    market.shop("seller", action, "--seller", code, order, ...rest);
  // No seller reaches another's order.
  await expect(seller("books", "ship", "100002", "--carrier", "ups")).rejects.toThrow("has no order 100002");

  await seller("potter", "ship", "100002", "--carrier", "ups", "--tracking", "1Z1", "--lines", "MUG=2");
  expect(await seller("potter", "ship", "100002", "--carrier", "ups", "--tracking", "1Z2")).toContain(
    "Completed",
  );
  expect(await seller("tea", "ship", "100003", "--carrier", "usps")).toContain("Completed");
  // Half of the tins: 10.00 less 10 %, and 6 % tax on that.
  const refunded = await seller("tea", "refund", "100003", "--lines", "TIN=1", "--reason", "One was dented");
  expect(refunded).toContain("$9.54");
  expect(refunded).toMatch(/^Order 100003: Completed/m);
  expect(await seller("books", "cancel", "100001", "--note", "The last one is damaged")).toContain(
    "Canceled",
  );
  await mailTo(email, /ve refunded \$9\.54/);
  await mailTo(email, /ve refunded \$29\.85/);
}

/** Each order has its own state, parcels and refunds. */
async function seeEachOrder(page: Page, [books = "", potter = "", tea = ""]: string[]): Promise<void> {
  const totals = page.getByRole("region", { name: "Totals" });
  await open(page, books);
  await expect(page.locator("main")).toContainText("The last one is damaged");
  await expect(totals).toContainText(shown(placed.books));
  await expect(totals).toContainText("−$29.85");
  await open(page, tea);
  await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
  await expect(totals).toContainText(shown(placed.tea));
  await expect(totals).toContainText("−$9.54");
  await open(page, potter);
  await expect(totals).toContainText(shown(placed.potter));
  await page.getByRole("link", { name: "Track your order" }).click();
  await expect(page.getByRole("region", { name: "Parcel 1" })).toContainText("2 × Moss mug");
  await expect(page.getByRole("region", { name: "Parcel 2" })).toContainText("1 × Moss mug");
}

/*
 * Who gets what, by hand. The market pays for FAIR10, the potter for KILN5.
 *
 *   The potter: 27.40 goods + 3.60 FAIR10 + 6.00 shipping - 3.10 commission (10 % of 31.00)          = 33.90
 *   The tea merchant: 54.00 + 6.00 + 6.00 - 9.30 commission (15 % of 60.00, and 0.30)                = 56.70
 *     without a tin of 9.00 goods and 1.00 FAIR10, and 1.55 of its commission (1.50, and 0.05)       = 48.25
 *   The bookseller: everything went back                                                             =  0.00
 */
async function payOut(market: OwnMarket): Promise<void> {
  const made = await market.shop("payout", "run", "--when", "now");
  expect(made.split("\n")).toHaveLength(2);
  const lines = (await market.shop("payout", "list")).split("\n");
  const paid = (code: string) => lines.find((line) => line.endsWith(code)) ?? "";
  expect(paid("potter")).toMatch(/prepared +\$33\.90 /);
  expect(paid("tea")).toMatch(/prepared +\$48\.25 /);

  const folder = await makeFolder();
  try {
    const [reference = ""] = paid("tea").split(" ");
    const statement = join(folder.path, "tea.csv");
    await market.shop("payout", "statement", reference, statement);
    expect(await readFile(statement, "utf8")).toMatch(
      new RegExp(
        `^${reference},[^,]+,100003,45\\.00,6\\.00,0\\.00,5\\.00,-7\\.75,0\\.00,0\\.00,48\\.25,USD,,,\r?$`,
        "m",
      ),
    );
    const bank = join(folder.path, "bank.csv");
    await market.shop("payout", "file", "--scheme", "ach", bank);
    const rows = await readFile(bank, "utf8");
    expect(rows).toMatch(/22220002,checking,48\.25,USD/);
    expect(rows).toMatch(/11110001,checking,33\.90,USD/);
    for (const line of lines) await market.shop("payout", "paid", line.split(" ")[0] ?? "");
  } finally {
    await folder.remove();
  }

  // What is left: the commission, the tax for the state, and FAIR10, which the market paid.
  const balances = await market.shop("ledger", "balances");
  for (const [account, amount] of [
    ["marketplace_revenue", "−$10.85"],
    ["payment_clearing", "$6.59"],
    ["promotions", "$8.60"],
    ["shopper_receivable", "$0.00"],
    ["tax_payable", "−$4.34"],
    ["seller_payable potter", "$0.00"],
    ["seller_payable tea", "$0.00"],
    ["seller_payable books", "$0.00"],
  ] as const)
    expect(balances).toMatch(new RegExp(`^${account} +${amount.replace(/[$.]/g, "\\$&")}$`, "m"));
  expect(await market.shop("ledger", "check")).toContain("each of which adds up to zero");
}
