import { expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { formWith, lineIn, lineToEdit, previewFields } from "../office-forms";
import { htmlProblems } from "../runner/html-problems";
import { seenText } from "../runner/page";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { byCommand } from "./by-command";
import type { WorkingDay } from "./working-day";
import { origin } from "./working-day";

/** Orders of a day, on a server that has them all. */
export function ordersOfDay(day: () => WorkingDay): void {
  test("an order is found, paid, sent in two parcels, and refunded by a piece (rules office-3 and office-5)", async () => {
    const { june, page, placeOrder } = day();
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
    const { demo, june, placeOrder } = day();
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
    expect(await call(edit)).toContain(
      '"differenceMinor":0,"order":{"email":"byron@example.com","version":2}',
    );
    expect(await call(edit)).toContain('"version":2');
    const more = `mutation { editOrder(id: "${id}", lines: [{ sku: "MUG-103", qty: 1 }]) { totalMinor } }`;
    expect(await call(more)).toContain("Cancel or refund lines instead.");
  });

  test("several orders are marked as paid after a look at what will happen (rule office-18)", async () => {
    const { june, page, placeOrder } = day();
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

  test("a file of parcels comes back with a number, is looked at and done once (rule orders-25)", async () => {
    const { june, page, placeOrder } = day();
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
    const { june, page, placeOrder } = day();
    const number = await placeOrder();
    const path = `/admin/edit-order/${number}`;
    const opened = await page(`${path}?q=mug`);
    expect(opened).toContain("Products found");
    const line = lineToEdit(opened);
    const shown = formWith(opened, "add");
    const wrong = await june.post(path, { ...shown, add: "NO-SUCH=1" });
    expect([wrong.status, wrong.body.includes("NO-SUCH: no such product is sold here.")]).toEqual([
      422,
      true,
    ]);
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
    const { june, page, placeOrder } = day();
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
    const { june, page } = day();
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

    const at = ["--client", "harbor"];
    const orderNumber = order.split("/").at(-1) ?? "";
    await byCommand(day().demo, ["order", "note", ...at, orderNumber, "Fragile"]);
    expect(seenText(await page(order))).toContain("Fragile");
    const words = ["--subject", "Your mugs", "--text", "They leave on Monday."];
    const begun = await byCommand(day().demo, ["customer", "write", ...at, "grace@example.com", ...words]);
    expect(begun).toContain("with grace@example.com is begun");
    const list = () => byCommand(day().demo, ["message", "list", ...at]);
    expect(await list()).toContain("Your mugs");
    await byCommand(day().demo, ["customer", "delete-guest", ...at, "grace@example.com"]);
    expect(await list()).not.toContain("Your mugs");
  });
}
