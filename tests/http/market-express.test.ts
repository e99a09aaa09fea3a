import { afterAll, beforeAll, expect, test } from "vitest";
import { Shopper } from "../live/harness/shopper";
import {
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../support/providers/paypal/paypal-server";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { seenText } from "./runner/page";
import { select } from "./runner/select";
import { sendWithoutNetwork } from "./runner/send-without-network";

const here = "http://bazaar.localhost:3000";
const button = 'main form[action^="/checkout/express/"]';

let paypal: PaypalServer;
let demo: DemoListener;
beforeAll(async () => {
  paypal = await startPaypalServer();
  demo = await openDemoListener({ PAYPAL_API_URL: paypal.url });
  await demo.writeSecrets("bazaar", { "payment.paypal.client_secret": paypalClient.secret });
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  await demo.writeSettings("bazaar", { payment: { paypal: { active: true, client_id, webhook_id } } });
});
afterAll(() => Promise.all([demo?.close(), paypal?.close()]));

const newGuest = () => new Shopper(sendWithoutNetwork(demo.listener), here);

/** What a product's form sends, and where its express button sends it. */
async function productForm(guest: Shopper, slug: string) {
  const { body } = await guest.get(`/${slug}`);
  const fieldValue = (name: string) => select(body, `main input[name="${name}"]`)[0]?.attribs.value ?? "";
  const [express] = select(body, 'main button[name="express"]');
  return {
    fields: { intent: "add", product_id: fieldValue("product_id"), seller: fieldValue("seller"), qty: "1" },
    expressAction: express?.attribs.formaction ?? null,
  };
}

async function add(guest: Shopper, slug: string): Promise<string> {
  const { fields } = await productForm(guest, slug);
  expect((await guest.post("/checkout/cart", fields)).status).toBe(303);
  return fields.seller;
}

/** Where the express button of a page leads; null without one. */
async function expressAction(guest: Shopper, path: string): Promise<string | null> {
  const { status, body } = await guest.get(path);
  expect(status).toBe(200);
  return select(body, button)[0]?.attribs.action ?? null;
}

/** Approves on PayPal's page and answers the checkout it leads back to. */
async function approve(guest: Shopper, paypalPage: string | undefined): Promise<string> {
  const body = new URLSearchParams({ press: "pay" });
  const back = await fetch(paypalPage ?? "", { method: "POST", body, redirect: "manual" });
  const { status, headers } = await guest.get(back.headers.get("location") ?? "");
  expect(status).toBe(303);
  return seenText((await guest.get(headers.location ?? "")).body);
}

test("on a product's page it pays for the cart with the product's seller (rule payment-13)", async () => {
  const guest = newGuest();
  const { fields, expressAction: action } = await productForm(guest, "morning-beaker");
  const pressed = await guest.post(action ?? "", { ...fields, express: "paypal" });
  expect(pressed.status).toBe(303);
  const checkout = await approve(guest, pressed.headers.location);
  expect(checkout).toContain("Morning beaker");
  expect(checkout).toContain("grace@example.com");
});

test.each(["/checkout/cart", "/checkout"])("at %s it pays for the only cart", async (path) => {
  const guest = newGuest();
  const seller = await add(guest, "morning-beaker");
  const action = await expressAction(guest, path);
  expect(action).toBe(`/checkout/express/paypal?seller=${seller}`);
  const pressed = await guest.post(action ?? "", { from: path === "/checkout" ? "checkout" : "cart" });
  expect(await approve(guest, pressed.headers.location)).toContain("grace@example.com");
});

test("carts with several sellers have none, and the checkout of one seller's part has it", async () => {
  const guest = newGuest();
  const seller = await add(guest, "morning-beaker");
  expect(await add(guest, "bergamot-street")).not.toBe(seller);
  expect(await expressAction(guest, "/checkout/cart")).toBeNull();
  expect(await expressAction(guest, "/checkout")).toBeNull();
  expect(await expressAction(guest, `/checkout?seller=${seller}`)).toBe(
    `/checkout/express/paypal?seller=${seller}`,
  );
});
