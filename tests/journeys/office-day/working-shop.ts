import { openPlainBrowser } from "../../http/plain-browser";
import { seenText } from "../../http/runner/page";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { orderOf, Shopper } from "../../live/harness/shopper";
import { type OwnShop, ownShop, pageFile, runShop } from "../shopper/own-shop";
import { draw } from "../shopper/shop";
import { expect, type Page } from "../shopper/test";

const password = "a quiet harbor";

/** A shop that sells, and where its office is. */
export type WorkingShop = OwnShop & { office: string };

const products = [
  "sku,name,slug,price,qty,weight_g",
  "BOWL,Stone bowl,bowl,24.00,5000,400",
  "MUG,Tide mug,mug,18.00,5000,300",
  ...Array.from({ length: 50 }, (_, at) => `CARD-${at + 10},Card ${at + 10},card-${at + 10},3.00,40,20`),
].join("\n");

const contact = {
  type: "form",
  props: { form: 1, startsConversation: true, successMessage: "Thank you, we answer by mail." },
  items: [
    { wuid: "name", fieldLabel: "Your name", fieldRequired: true },
    { wuid: "email", fieldLabel: "Email", fieldType: "email", fieldRequired: true },
    { wuid: "message", fieldLabel: "Your message", fieldType: "textarea", fieldRequired: true },
    { fieldType: "submit", primaryBtnName: "Send" },
  ],
};
/** A review that waits to be decided about. */
const waitingReview = (of: string) => ({
  code: `bowl-${of}`,
  sku: "BOWL",
  star: 4,
  title: `Sturdy ${of}`,
  content: "It has outlived two cupboards.",
  display_name: "Dora M.",
  written_at: "2026-03-04T12:00:00.000Z",
  status: "pending",
});
const settings = {
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard delivery", amountMinor: 600 }],
  payment: {
    offline: [
      {
        code: "bank_transfer",
        title: "Bank transfer",
        instructions: "Please transfer the amount within 7 days.",
        account: { holder: "June", bank: "First Coast Bank", account_number: "0012345678" },
      },
    ],
  },
};

/** Makes a shop with bowls, mugs and fifty cards, and invites June, who owns it. */
export async function workingShop(): Promise<WorkingShop> {
  const shop = await ownShop(
    {
      "products.csv": products,
      ...pageFile("", '<h1>Start</h1><div data-widget="form" data-attribute="contact"></div>'),
      "widgets/forms.json": { contact },
      "reviews.json": ["mouse", "scripts"].map(waitingReview),
    },
    settings,
  );
  return { ...shop, office: await joinsOffice(shop, "June") };
}

const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

/** Someone more works in the shop as its owner does. Answers where its office is. */
export async function joinsOffice(
  { url }: OwnShop,
  name: string,
  rest: readonly string[] = [],
): Promise<string> {
  const said = await runShop(
    "staff",
    "invite",
    "--client",
    new URL(url).hostname.split(".")[0] ?? "",
    "--email",
    emailOf(name),
    "--name",
    name,
    "--role",
    "owner",
    "--print-link",
    ...rest,
  );
  const invitation = /https?:\/\/\S+/.exec(said)?.[0] ?? "";
  const { origin } = new URL(invitation);
  await accept(origin, invitation, name);
  return origin;
}

/** Comes into the office as June, or as who joined her. */
export async function signIn(page: Page, { office }: WorkingShop, name = "June"): Promise<void> {
  await draw(page, `${office}/admin/sign-in`);
  await page.locator('[name="email"]').fill(emailOf(name));
  await page.locator('[name="password"]').fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${office}/admin`);
}

/** Takes the invitation over HTTP, as a browser without scripts does. */
async function accept(office: string, invitation: string, name: string): Promise<void> {
  const { hostname, port } = new URL(office);
  const invited = openPlainBrowser(sendOverHttp({ host: "127.0.0.1", port: Number(port) }), office);
  const fields = {
    hash: new URL(invitation).searchParams.get("hash") ?? "",
    name,
    password,
    password_again: password,
  };
  const { status } = await invited.post(`/admin/invitation${new URL(invitation).search}`, fields);
  if (status !== 303) throw new Error(`The invitation to ${hostname} was answered with ${status}.`);
}

/** A guest buys these pieces by bank transfer, over HTTP; answers the order's number. */
export async function guestBuys(
  { url }: WorkingShop,
  slug: string,
  pieces = 1,
  email?: string,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const guest = new Shopper(
    sendOverHttp({ host: "127.0.0.1", port: Number(port) }),
    `http://${hostname}:${port}`,
  );
  await guest.add(await guest.productId(slug), pieces);
  const order = orderOf(await guest.place(await guest.fillCheckout(email)));
  if (!order) throw new Error("No order was placed.");
  const { body } = await guest.get(`/checkout/success?order=${order}`);
  return /Your order number is[^0-9]*(\d+)/.exec(seenText(body))?.[1] ?? "";
}
