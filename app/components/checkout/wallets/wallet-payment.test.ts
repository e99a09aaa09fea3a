import { afterEach, expect, test, vi } from "vitest";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import { walletPayment } from "./wallet-payment";

type Answer = Record<string, unknown> | "lost";
afterEach(() => vi.unstubAllGlobals());

const offer = { name: "PayPal", wallet: "paypal", sellerGuid: null } as ExpressOffer;

/** A wallet's payment, whose calls get these answers one after the other; and what it did. */
function payment(answers: Answer[], { choices = null as Record<string, string> | null, seller = "" } = {}) {
  const did: string[] = [];
  const calls: { path: string; body: string; seller: string | null }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push({ path, body: String(init.body), seller: new Headers(init.headers).get("seller-guid") });
    const answer = answers.shift();
    if (answer === undefined || answer === "lost") throw new TypeError("the network is down");
    return Response.json(answer);
  });
  const wallet = walletPayment({
    offer: { ...offer, sellerGuid: seller || null },
    check: () => true,
    product: () => {
      if (choices === null) return null;
      const form = new FormData();
      for (const [name, value] of Object.entries(choices)) form.append(name, value);
      return form;
    },
    onAdded: () => did.push("added"),
    onApproved: (guid) => did.push(`approved ${guid}`),
    say: (words) => did.push(`said ${words}`),
  });
  return { wallet, calls, did };
}
const opened = { success: true, order_id: "5O190127", timestamp: "1764400000" };

test("a cart is opened as it is, that of a seller by its guid", async () => {
  const whole = payment([opened]);
  expect(await whole.wallet.open()).toBe("5O190127");
  expect(whole.calls[0]).toMatchObject({ body: "{}", seller: null });
  const oneSeller = payment([opened], { seller: "s-1" });
  await oneSeller.wallet.open();
  expect(oneSeller.calls[0]?.seller).toBe("s-1");
});

test("a product is added with what was chosen for it, and once however often it is opened", async () => {
  const { wallet, calls, did } = payment([opened, opened], { choices: { sku: "MUG", qty: "2" } });
  await wallet.open();
  await wallet.open();
  expect(calls.map(({ body }) => body)).toEqual(["sku=MUG&qty=2", "{}"]);
  expect(did).toEqual(["added"]);
});

test("a product that was refused is added again", async () => {
  const refused = { success: false, message: "Only 1 is left." };
  const { wallet, calls, did } = payment([refused, opened], { choices: { sku: "MUG" } });
  await expect(wallet.open()).rejects.toThrow("Only 1 is left.");
  expect(wallet.refusal()).toBe("Only 1 is left.");
  await wallet.open();
  expect(wallet.refusal()).toBe("");
  expect(calls.map(({ body }) => body)).toEqual(["sku=MUG", "sku=MUG"]);
  expect(did).toEqual(["added"]);
});

test("an opened payment without a reference of the wallet is refused", async () => {
  const { wallet } = payment([{ success: true, message: "Try again." }]);
  await expect(wallet.open()).rejects.toThrow("Try again.");
});

test("a call that is lost says that the wallet is away", async () => {
  const { wallet } = payment(["lost"]);
  await expect(wallet.open()).rejects.toThrow("PayPal");
  expect(wallet.refusal()).toContain("PayPal");
});

test("what was approved is remembered with the time it was opened at, for the seller it was opened for", async () => {
  const { wallet, calls, did } = payment([{ ...opened, seller_guid: "s-2" }, { success: true }], {
    seller: "s-1",
  });
  await wallet.open();
  await wallet.approved({ reference: "5O190127", accessToken: "a" });
  expect(JSON.parse(calls[1]?.body ?? "")).toEqual({
    order_id: "5O190127",
    timestamp: "1764400000",
    access_token: "a",
    billing_token: null,
  });
  expect(calls[1]?.seller).toBe("s-2");
  expect(did).toEqual(["approved s-2"]);
});

test("an approval that is not remembered says why and leads nowhere", async () => {
  const { wallet, did } = payment([opened, { success: false, message: "The cart has changed." }]);
  await wallet.open();
  await wallet.approved({ reference: "5O190127" });
  expect(did).toEqual(["said The cart has changed."]);
});
