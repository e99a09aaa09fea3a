import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { settingsModules } from "~/models/shops/settings/shop-settings";
import { keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { guestAtReview, pressPlace } from "~/services/checkout/steps/purchase-fixture.server";
import { closeConversation } from "~/services/conversations/inbox/close-conversation.server";
import { keepContactMessage } from "~/services/conversations/messages/keep-contact-message.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { orders } from "~/tables/orders/orders";
import { hasLongTests } from "../support/runs/long-tests";
import { sellableProducts } from "./access/fill-things";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { formFields } from "./form-fields";
import { formWith, lineIn, lineToEdit, previewFields } from "./office-forms";
import { openPlainBrowser } from "./plain-browser";
import { htmlProblems } from "./runner/html-problems";
import { seenText } from "./runner/page";
import { sendWithoutNetwork } from "./runner/send-without-network";

const origin = "http://harbor.localhost:3000";
let demo: DemoListener;
let june: ReturnType<typeof openPlainBrowser>;

/** An order of two pieces by bank transfer; answers its number. */
async function placeOrder(): Promise<string> {
  const ctx = { ...(await demo.contextOf("harbor")), secret: demo.secret, dataDir: demo.dataDir };
  const [product] = await sellableProducts(ctx);
  const guest = await guestAtReview(ctx, [[product.id, 2]], {
    email: "ada@example.com",
    shippingAddress: { ...nazareth, first_name: "Ada", last_name: "Byron" },
    paymentMethodCode: "bank_transfer",
    shippingMethodCode: "standard",
  });
  const { orderId } = await pressPlace(ctx, guest);
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.incrementId ?? expect.fail("no order");
}

beforeAll(async () => {
  demo = await openDemoListener();
  const send = sendWithoutNetwork(demo.listener);
  const hash = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  june = openPlainBrowser(send, origin);
  const password = "a quiet harbor";
  const fields = { hash, name: "June", password, password_again: password };
  await june.post(`/admin/invitation?hash=${hash}`, fields);
});
afterAll(() => demo?.close());

/** Opens a page that must be there, and valid. */
async function page(path: string): Promise<string> {
  const { status, body } = await june.get(path);
  expect([path, status]).toEqual([path, 200]);
  expect(htmlProblems(body)).toEqual([]);
  return body;
}

test("an order is found, paid, sent in two parcels, and refunded by a piece (rules office-3 and office-5)", async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  expect(await page("/admin")).toContain("Waiting for payment");
  expect(await page("/admin/orders?q=byron")).toContain(`href="${path}"`);
  expect(await page("/admin/orders?q=byron&status=canceled")).toContain("Nothing matches.");
  expect(await page("/admin/find?q=ada%40example.com")).toContain(`href="${path}"`);
  expect(await page("/admin/find?q=create+disc")).toContain('href="/admin/new/discounts"');
  expect(await page("/admin/find?q=accent")).toContain('href="/admin/settings/active_theme"');

  const opened = await page(path);
  expect(opened).toContain("Ada Byron");
  expect(opened).not.toContain("Ship 2 items");
  expect((await june.post(path, { do: "pay" })).headers.location).toBe(`${path}?done=pay`);

  const { line, sku } = lineIn(await page(path));
  const pieces = (qty: string) => ({ [`qty.${line}`]: qty, [`sku.${line}`]: sku });
  const empty = await june.post(path, {
    do: "ship",
    carrier: "ups",
    tracking: "1Z 9",
    ...pieces("0"),
  });
  expect(empty.status).toBe(422);
  expect(empty.body).toContain("Choose at least one piece.");
  expect(empty.body).toContain('value="1Z 9"');
  const parcel = { do: "ship", carrier: "ups", ...pieces("1") };
  expect((await june.post(path, { ...parcel, tracking: "1Z1" })).status).toBe(303);
  expect(await page(`${path}/packing-slip`)).toContain(`<td>1</td>`);
  expect((await june.post(path, { ...parcel, tracking: "1Z2" })).status).toBe(303);
  const sent = await page(path);
  expect(sent).toContain("Completed");
  expect(sent).toContain("1Z2");

  const refund = {
    do: "refund",
    ...pieces("1"),
    delivery: "",
    amount: "",
    reason: "Chipped",
    refunded: "0.00",
  };
  expect(sent).toContain('name="refunded" value="0.00"');
  expect((await june.post(path, { ...refund, delivery: "much" })).body).toContain(
    "Enter an amount, such as 12.50.",
  );
  expect((await june.post(path, refund)).headers.location).toBe(`${path}?done=refund`);
  const refunded = await page(`${path}?done=refund`);
  expect(refunded).toContain("Refunded. The customer gets a mail.");
  expect(refunded).toMatch(/Refunded [A-Z][a-z]{2} \d\d \d{4}/);
  const again = await june.post(path, refund);
  expect([again.status, again.body.includes("is refunded already, not $0.00.")]).toEqual([409, true]);
  expect((await june.post(path, { ...parcel, tracking: "1Z3" })).status).toBe(409);
  expect((await june.post(path, { do: "steal" })).status).toBe(400);
});

test("a refund by the owner's API is made once, and sent again answers the same (rule payment-24)", async () => {
  const number = await placeOrder();
  await june.post(`/admin/orders/${number}`, { do: "pay" });
  const key = await keyFor(await demo.contextOf("harbor"), ["orders:write"]);
  const send = sendWithoutNetwork(demo.listener);
  const call = (query: string) =>
    send({
      method: "POST",
      url: new URL("/admin-graphql", origin),
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ query }),
    }).then(({ body }) => body);
  const [, id] = /"id":"([^"]+)"/.exec(await call(`{ order(number: "${number}") { id } }`)) ?? [];
  const chip = `mutation { refundOrder(id: "${id}", amountMinor: 100, idempotencyKey: "chip-7") {
    refundedMinor refunds { id amountMinor } events { note }
  } }`;
  const first = await call(chip);
  expect(first).toContain('"refundedMinor":100,');
  expect(await call(chip)).toBe(first);
  const edit = `mutation { editOrder(id: "${id}", email: "byron@example.com", idempotencyKey: "mail-1") {
    differenceMinor order { email version } } }`;
  expect(await call(edit)).toContain('"differenceMinor":0,"order":{"email":"byron@example.com","version":2}');
  expect(await call(edit)).toContain('"version":2');
  const more = `mutation { editOrder(id: "${id}", lines: [{ sku: "MUG-103", qty: 1 }]) { totalMinor } }`;
  expect(await call(more)).toContain("Cancel or refund lines instead.");
});

test("several orders are marked as paid after a look at what will happen (rule office-18)", async () => {
  const numbers = [await placeOrder(), await placeOrder()];
  const list = await page("/admin/orders?status=pending");
  const ids = [...list.matchAll(/name="id"[^>]* value="([^"]+)"/g)].map(([, id]) => id ?? "");
  expect(ids).toHaveLength(2);
  const query = ids.map((id) => `id=${id}`).join("&");
  expect(await page(`/admin/orders/packing-slips?${query}`)).toContain("2 packing slips");
  const slips = await june.get(`/admin/file/packing-slips?${query}`);
  expect(slips.headers["content-type"]).toBe("application/pdf");
  expect(slips.body.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect((await june.get(`/admin/file/invoices?${query}`)).status).toBe(404);
  expect(await page(`/admin/orders/mark-paid?${query}`)).toContain("Mark 2 orders as paid");
  const done = await june.post("/admin/orders/mark-paid", { do: "paid", ids: ids.join(",") });
  for (const number of numbers) expect(done.body).toContain(number);
  const again = await june.post("/admin/orders/mark-paid", { do: "paid", ids: ids.join(",") });
  expect(again.body).toContain("Not done");
});

test("a file of products is looked at before it is imported (rule office-78)", async () => {
  const deed = { do: "change", kind: "product", rows: "" };
  const none = await june.upload("/admin/many", deed, ["file", ""]);
  expect([none.status, none.body]).toEqual([422, expect.stringContaining("Choose a file, or paste rows")]);
  const rows = "sku;name;price\nFILE-1;From a file;12.00\nFILE-2;No price;many\n";
  const { headers } = await june.upload("/admin/many", deed, ["file", rows]);
  const waiting = headers.location ?? "";
  const looked = await page(waiting);
  expect(looked).toContain("1 would be added, 0 changed");
  expect(looked).toContain("<td>price</td>");
  const file = /href="(\/admin\/file\/preview\/[^"]+)"/.exec(looked)?.[1] ?? "";
  expect((await june.get(file)).body).toContain("\n2,FILE-1,all of it,nothing,is there,");
  expect((await june.post(waiting, { do: "begin" })).status).toBe(303);
});

test("a file of parcels comes back with a number, is looked at and done once (rule orders-25)", async () => {
  const number = await placeOrder();
  await june.post(`/admin/orders/${number}`, { do: "pay" });
  const [headings, ...lines] = (await june.get("/admin/file/parcels?preset=carrier")).body.split("\n");
  const line = lines.find((one) => one.startsWith(`${number},`))?.replace(/,,$/, ",1ZFILE,UPS");
  const typed = { do: "track", carrier: "", rows: `${headings}\n${line}\n${number}x,1Z\n` };
  expect(await page("/admin/parcels")).toContain("/admin/file/parcels?preset=shipstation");
  const looked = await june.post("/admin/parcels", typed);
  expect(looked.body).toContain("Sends 2 pieces by UPS 1ZFILE");
  const done = await june.post("/admin/parcels", previewFields(looked.body));
  expect(done.headers.location).toBe("/admin/parcels?done=track");
  expect(await page(`/admin/orders/${number}`)).toContain("1ZFILE");
  const again = await june.post("/admin/parcels", typed);
  expect([again.status, again.body.includes("has this number already.")]).toEqual([422, true]);
});

test("an order is edited after a look at what it costs then, once (rules order-edits-3 and order-edits-5)", async () => {
  const number = await placeOrder();
  const path = `/admin/edit-order/${number}`;
  const opened = await page(`${path}?q=mug`);
  expect(opened).toContain("Products found");
  const line = lineToEdit(opened);
  const shown = formWith(opened, "add");
  const wrong = await june.post(path, { ...shown, add: "NO-SUCH=1" });
  expect([wrong.status, wrong.body.includes("NO-SUCH: no such product is sold here.")]).toEqual([422, true]);
  expect(wrong.body).toContain("NO-SUCH=1</textarea>");

  const looked = await june.post(path, { ...shown, [line]: "3" });
  expect([looked.status, htmlProblems(looked.body)]).toEqual([200, []]);
  expect(looked.body).toContain("They get an email with what it costs now.");
  expect(await page(`/admin/orders/${number}`)).not.toContain("Edited:");
  const sent = previewFields(looked.body);
  expect((await june.post(path, { ...sent, seen: "1" })).status).toBe(409);
  expect((await june.post(path, sent)).headers.location).toBe(`${path}?done=lines`);
  expect((await june.post(path, sent)).status).toBe(303);
  const order = await page(`/admin/orders/${number}`);
  expect(seenText(order).match(/Edited: \+1 × /g)).toHaveLength(1);
  const late = await june.post(path, { ...shown, key: "", [line]: "4", seen: "1" });
  expect([late.status, late.body.includes("edited meanwhile")]).toEqual([409, true]);
});

test("an order is delivered elsewhere, dearer ones after a look (rule order-edits-7)", async () => {
  const number = await placeOrder();
  const path = `/admin/edit-order/${number}`;
  const shown = formWith(await page(path), "ship.city");
  const wrong = await june.post(path, { ...shown, "ship.postcode": "1", "ship.city": "" });
  expect([wrong.status, wrong.body.includes("Please enter")]).toEqual([422, true]);
  const near = await june.post(path, { ...shown, "ship.address_line1": "9 Pier Road" });
  expect(near.headers.location).toBe(`${path}?done=delivery`);
  expect(await page(`/admin/orders/${number}/packing-slip`)).toContain("9 Pier Road");
  expect(await page(`/admin/orders/${number}`)).toMatch(/Deliver to: .*9 Pier Road/);

  const again = formWith(await page(path), "ship.city");
  const far = { "ship.state": "Alaska", "ship.postcode": "99501", "ship.city": "Anchorage" };
  const looked = await june.post(path, { ...again, ...far });
  expect([looked.status, looked.body.includes("What it costs")]).toEqual([200, true]);
  expect((await june.post(path, previewFields(looked.body))).status).toBe(303);
  expect(await page(`/admin/orders/${number}/packing-slip`)).toContain("Anchorage");
});

test("an order is made for a customer, as a quote and then paid in cash (rule quotes-6)", async () => {
  const path = "/admin/new-order";
  const opened = await page(`${path}?q=mug`);
  const sku = /<td>([A-Z0-9-]+)<\/td>/.exec(opened)?.[1] ?? "";
  const address = { ...nazareth, first_name: "Grace", last_name: "Hopper" };
  const ship = Object.fromEntries(Object.entries(address).map(([part, text]) => [`ship.${part}`, text]));
  const typed = { ...formWith(opened, "add"), ...ship, email: "grace@example.com", add: `${sku}=2` };
  const wrong = await june.post(path, { ...typed, add: "NO-SUCH", "ship.city": "" });
  expect([wrong.status, wrong.body.includes("NO-SUCH</textarea>")]).toEqual([422, true]);
  const looked = await june.post(path, typed);
  expect([looked.status, htmlProblems(looked.body)]).toEqual([200, []]);
  const made = await june.post(path, previewFields(looked.body));
  const quote = made.headers.location?.split("?")[0] ?? "";
  expect(made.headers.location).toMatch(/^\/admin\/quotes\/Q-\d+\?done=make$/);
  expect((await june.post(path, previewFields(looked.body))).headers.location).toBe(made.headers.location);
  expect(await page(quote)).toContain("Order it for them");
  const placed = await june.post(quote, { do: "place", method: "bank_transfer", paid: "yes" });
  const order = placed.headers.location?.split("?")[0] ?? "";
  const shown = await page(order);
  expect(shown).toContain("Grace Hopper");
  expect(shown).toContain("Processing");
  const again = await june.post(quote, { do: "place", method: "bank_transfer", paid: "yes" });
  expect(again.headers.location).toBe(placed.headers.location);

  const [, id] = /name="id"[^>]* value="([^"]+)"/.exec(await page("/admin/orders?q=hopper")) ?? [];
  const printed = seenText(await page(`/admin/orders/invoices?id=${id}`));
  expect(printed).toContain("1 invoice");
  expect(printed).toContain("Grace Hopper");

  const mails = `/admin/order-mails/${order.split("/").at(-1)}`;
  expect(await page(mails)).toContain("Your payment for order");
  expect(await page(`${mails}/placed`)).toContain('sandbox=""');
  expect((await june.post(`${mails}/placed`, { do: "again" })).status).toBe(303);
  expect(seenText(await page(order))).toContain("Sent again: ");
  expect((await june.get(`${mails}/canceled`)).status).toBe(404);
});

test("a product is changed by its form, and the second of two people is shown both values (rule office-7)", async () => {
  const path = "/admin/products/MUG-103";
  const opened = await page(path);
  const version = /name="version" value="([^"]+)"/.exec(opened)?.[1] ?? "";
  const form = { do: "product", version, "texts.name": "Long mug, large", "price.price": "24.00" };
  const kept = Object.fromEntries(
    [
      ...opened.matchAll(
        /<(?:input|textarea)[^>]* name="((?:texts|price|stock|shown|delivery)\.[a-z_]+)"[^>]*?(?: value="([^"]*)"[^>]*>|>([^<]*)<)/g,
      ),
    ].map(([, name = "", value, text]) => [name, value ?? text ?? ""]),
  );
  const wrong = await june.post(path, { ...kept, ...form, "price.price": "much" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="much"');
  expect((await june.post(path, { ...kept, ...form })).headers.location).toBe(`${path}?done=saved`);
  expect(await page("/admin/products?q=long")).toContain("Long mug, large");
  const late = await june.post(path, { ...kept, ...form, "texts.name": "Long mug, small" });
  expect(late.status).toBe(409);
  expect(late.body).toContain("Saved meanwhile");
  expect(late.body).toContain("Long mug, large");
  expect(late.body).toContain('value="Long mug, small"');
  const both = Object.fromEntries(formFields(late.body, "form.office-record-form"));
  const mine = { ...both, "texts.short_description": "Holds a lot." };
  const row = Object.keys(both).find((name) => name.startsWith("take[")) ?? expect.fail("no choice");
  const chosen = await june.post(path, { ...mine, [row]: "texts.name" });
  expect(chosen.headers.location).toBe(`${path}?done=saved`);
  expect(await page(path)).toContain('value="Long mug, large"');
});

test("a product is added hidden, and shown by its page (rule office-19)", async () => {
  const add = { do: "new-product", name: "Salt cellar", sku: "SALT-9", price: "much", qty: "3" };
  const wrong = await june.post("/admin/products/new", add);
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="much"');
  const added = await june.post("/admin/products/new", { ...add, price: "12.00" });
  expect(added.headers.location).toBe("/admin/products/SALT-9");
  expect((await june.get("/salt-cellar")).status).toBe(404);
  const pictures = "/admin/products/SALT-9/pictures";
  const bare = await page("/admin/products/SALT-9");
  expect(bare).toContain("No pictures yet.");
  expect(bare).toContain(`action="${pictures}"`);
  const dropped = await june.upload(pictures, { do: "add", back: "product" }, ["picture", "no picture"]);
  expect([dropped.status, dropped.body.includes('id="add-picture-error"')]).toEqual([422, true]);
  expect(await page(pictures)).toContain("Add a picture");
  const found = await page(`${pictures}?q=mug`);
  const chosen = [...found.matchAll(/name="chosen" value="([^"]+)"/g)].map(([, url = ""]) => url).slice(0, 2);
  expect((await june.post(pictures, { do: "choose" })).body).toContain("Choose at least one picture.");
  const chose = await june.post(pictures, [
    ["do", "choose"],
    ...chosen.map((url): [string, string] => ["chosen", url]),
  ]);
  expect(chose.headers.location).toBe(`${pictures}?done=choose`);
  const inOrder = (body: string) => [...body.matchAll(/data-url="([^"]+)"/g)].map(([, url]) => url);
  const listed = await page(pictures);
  expect(inOrder(listed)).toEqual(chosen);
  const form = { do: "move", items: "down pictures[0]" };
  const of = { version: /name="version" value="([^"]+)"/.exec(listed)?.[1] ?? "" };
  expect((await june.post(pictures, { ...form, ...of })).headers.location).toBe(`${pictures}?done=move`);
  expect(inOrder(await page(pictures))).toEqual(chosen.toReversed());
  expect((await june.post(pictures, { ...form, ...of })).status).toBe(409);
  const typed = { do: "describe", url: chosen[0] ?? "", alt: "Typed too late", ...of };
  const late = await june.post(pictures, typed);
  expect([late.status, late.body.split('value="Typed too late"').length]).toEqual([409, 2]);
  const again = await june.post("/admin/products/new", { ...add, price: "12.00" });
  expect(again.body).toContain("There is a product with this SKU already.");
});

test("what people wait for is one list by kind, the longest wait first (rule office-10)", async () => {
  const ctx = await demo.contextOf("harbor");
  const ask = (name: string) => {
    const message = { name, email: "bo@example.com", subject: "Kiln", content: "Is it hot?" };
    const sent = { message, customer: null, files: [], isMailed: false };
    return inTransaction(ctx, (inner) => keepContactMessage(inner, sent));
  };
  const [first, second] = [await ask("Bo"), await ask("Cleo")];
  const listed = async (query: string) =>
    [...(await page(`/admin/inbox?${query}`)).matchAll(/href="\/admin\/inbox\/(\d+)"/g)].map(([, id]) =>
      Number(id),
    );
  expect((await listed("kind=message")).slice(-2)).toEqual([first, second]);
  expect(await listed("kind=return")).not.toContain(first);
  expect(await listed("q=cleo+BO%40example")).toEqual([second]);
  expect(await listed("q=cleo&since-until=2020-01-01")).toEqual([]);
  expect(await page("/admin/inbox?q=cleo")).toContain('href="/admin/file/listed?list=inbox&amp;q=cleo"');
  await closeConversation(ctx, first);
  expect(await listed("")).not.toContain(first);
  expect((await listed("is=any")).slice(0, 2)).toEqual([second, first]);
  expect(await listed("is=any&q=%22bo")).toEqual([]);
  expect((await listed("is=any&q=kiln+bo")).slice(0, 2)).toEqual([second, first]);
});

test("a setting is refused beside its field, then saved and shown by the shop (rule office-6)", async () => {
  const path = "/admin/settings/general";
  const version = /name="version" value="([^"]+)"/.exec(await page(path))?.[1] ?? "";
  const form = { do: "settings", version, "app.name": "Harbor & Pine", time_zone: "UTC", language: "en" };
  const wrong = await june.post(path, { ...form, email: "nowhere", tagline: "Kept <b>" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatch(/id="settings-email-error"/);
  expect(wrong.body).toContain("Kept &lt;b&gt;");
  expect((await june.post(path, { ...form, email: "hello@harbor.example" })).status).toBe(303);
  expect(await page(path)).toContain("hello@harbor.example");
});

test("modules of settings open as forms that save what stands in them (rule office-12)", async () => {
  const answers: unknown[] = [];
  const names = [...settingsModules.keys()].filter((_, at) => hasLongTests || at % 4 === 0);
  for (const name of names) {
    const path = `/admin/settings/${name}`;
    const before = formFields(await page(path), "form.office-record-form");
    const { headers } = await june.post(path, before);
    const after = formFields(await page(path), "form.office-record-form");
    answers.push([name, headers.location, isDeepStrictEqual(after, before)]);
  }
  expect(answers).toEqual(names.map((name) => [name, `/admin/settings/${name}?done=saved`, true]));
});

test("settings are tried as they are saved: tax, delivery, and what a cart costs (rule office-28)", async () => {
  const place = { country: "US", state: "NY", postcode: "10001" };
  const tried = async (path: string, form: Record<string, string>) =>
    seenText((await june.post(path, { do: "try", ...place, ...form })).body);
  expect(await tried("/admin/settings/tax", { price: "100.00", class: "standard" })).toContain(
    "To pay $108.88",
  );
  const cart = { products: "MUG-103=2", codes: "", email: "" };
  expect(await tried("/admin/settings/shipping_methods", cart)).toContain("Ways of delivery");
  const [id] = /(?<=\/admin\/discounts\/)[a-z0-9-]+/.exec(await page("/admin/discounts")) ?? [""];
  expect(await tried(`/admin/discounts/${id}`, cart)).toContain("What it would cost");
  const popup = { path: "/spring-table", visitor: "guest", days: "29" };
  const kept = await tried("/admin/widgets/spring-popup", popup);
  expect(kept).toContain("It would stay closed");
  expect(kept).toContain("After it opens, it stays away for 30 days.");
  expect(await tried("/admin/widgets/spring-popup", { ...popup, days: "" })).toContain("It would open");
  const wrong = await june.post("/admin/settings/tax", {
    do: "try",
    country: "US",
    state: "Nowhere",
    price: "1",
  });
  expect([wrong.status, /id="try-state-error"/.test(wrong.body)]).toEqual([422, true]);
});

test("mails have the owner’s words, and are seen with an order (rule orders-26)", async () => {
  const path = "/admin/settings/mails";
  const order = await placeOrder();
  const form = formFields(await page(path), "form.office-record-form");
  const own = form.map(([name, text]): [string, string] =>
    name === "placed.opening" ? [name, "Ahoy {name}, order {order} is in."] : [name, text],
  );
  expect((await june.post(path, own)).status).toBe(303);
  const seen = await june.post(path, { do: "see", kind: "placed", order, send: "yes" });
  expect(seen.body).toContain(`Ahoy Ada, order ${order} is in.`);
  expect(seenText(seen.body)).toContain("It is on its way to june@example.com.");
  const none = await june.post(path, { do: "see", kind: "refunded", order });
  expect([none.status, /id="see-order-error"/.test(none.body)]).toEqual([422, true]);
  const letter = await june.post(path, { do: "see", kind: "seller_ordered", order, send: "yes" });
  expect(letter.body).toContain(`New order ${order}`);
  const unknown = await june.post(path, { do: "see", kind: "password_reset", order: "no@example.com" });
  expect(unknown.body).toContain("There is nothing yet that this mail could be about.");
  const braces = form.map(([name, text]): [string, string] =>
    name === "registration.opening" ? [name, "Hello {name}"] : [name, text],
  );
  expect((await june.post(path, braces)).body).toContain("There is no {name}: use {shop}");
});

test("a provider says that it has no key, and domains say what to enter (rules payment-26, hosts-11)", async () => {
  const asked = await june.post("/admin/settings/payment", { do: "test-stripe" });
  expect(seenText(asked.body)).toContain("Stripe has no key yet");
  expect((await june.post("/admin/domains", { do: "add", domain: "no domain" })).status).toBe(422);
  expect(seenText(await page("/admin/domains"))).toContain("Add a domain");
});

test("pieces are counted, and the count is in the history", async () => {
  const path = "/admin/stock/MUG-103";
  expect(await page("/admin/stock?q=MUG-103")).toContain(`href="${path}"`);
  expect((await june.post(path, { do: "count", count: "many" })).body).toContain("Enter a whole number.");
  expect((await june.post(path, { do: "count", count: "40", reason: "Yearly count" })).status).toBe(303);
  expect(await page(path)).toContain("Yearly count");
});

test("goods are received by what a scanner types, after a look (rule office-106)", async () => {
  const path = "/admin/receive";
  const came = { do: "receive", codes: "MUG-103\nMUG-104=5\nMUG-103\n", reason: "Delivery 7" };
  const wrong = await june.post(path, { ...came, codes: "MUG-103\n4006381333931" });
  expect([wrong.status, wrong.body.includes("4006381333931 as its SKU or barcode")]).toEqual([422, true]);
  const seen = await june.post(path, came);
  expect([seen.status, seen.body.includes("7 pieces")]).toEqual([200, true]);
  const done = await june.post(path, { ...came, sure: "yes" });
  expect(done.headers.location).toBe(`${path}?done=receive`);
  expect(await page("/admin/stock/MUG-103")).toContain("Delivery 7");
});

test("an option set is tried as it is typed, before it has a name (rule office-101)", async () => {
  const path = "/admin/new/option-sets";
  const option = "options[0]";
  const typed = {
    do: "new",
    try: "yes",
    [`${option}.code`]: "plug",
    [`${option}.label`]: "Plug",
    [`${option}.option_type`]: "select",
    [`${option}.values[0].code`]: "us",
    [`${option}.values[0].label`]: "US plug",
    [`${option}.values[0].additional_fee`]: "2.50",
  };
  const tried = await june.post(path, { ...typed, "option.plug": "us" });
  expect(htmlProblems(tried.body)).toEqual([]);
  expect([tried.status, tried.body.includes("+$2.50"), tried.body.includes("Goes into the cart")]).toEqual([
    200,
    true,
    true,
  ]);
  expect(await page("/admin/option-sets?q=plug")).not.toContain("US plug");
});

test("the policies’ page says which shoppers find, and begins one that is missing (rule policies-4)", async () => {
  const policies = await page("/admin/policies");
  expect(policies).toContain("Refund policy");
  expect(htmlProblems(policies)).toEqual([]);
});

test("a form that is sent signed out is kept on a page, and goes on after the sign-in (rule staff-19)", async () => {
  const path = "/admin/settings/general";
  const form = formFields(await page(path), "form.office-record-form");
  const later = openPlainBrowser(sendWithoutNetwork(demo.listener), origin);
  const kept = await later.post(path, { ...Object.fromEntries(form), tagline: "Kept & found" });
  expect(kept.status).toBe(401);
  expect(htmlProblems(kept.body)).toEqual([]);
  const again = Object.fromEntries(formFields(kept.body, "form"));
  expect(again.tagline).toBe("Kept & found");
  await later.post("/admin/sign-in", { email: "june@example.com", password: "a quiet harbor" });
  expect((await later.post(path, again)).status).toBe(303);
  expect(await page(path)).toContain("Kept &amp; found");
});

test("who works chooses a dark office, which the server renders (rule office-16)", async () => {
  const chosen = await june.post("/admin/me", { scheme: "dark", back: "/admin/orders?q=a" });
  expect(chosen.headers.location).toBe("/admin/orders?q=a");
  expect(await page("/admin/orders")).toContain('class="office" data-scheme="dark"');
  const strayed = await june.post("/admin/me", { scheme: "system", back: "//evil.example" });
  expect(strayed.headers.location).toBe("/admin");
  expect(await page("/admin/orders")).not.toContain("data-scheme");
});
