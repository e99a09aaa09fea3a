import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type KlarnaServer, klarnaAccount, startKlarnaServer } from "./klarna-server";

const line = { type: "physical", name: "Mug", quantity: 2, unit_price: 1190, total_amount: 2380 };
const session = {
  intent: "buy",
  purchase_country: "DE",
  purchase_currency: "EUR",
  locale: "de-DE",
  order_amount: 2380,
  order_tax_amount: 0,
  order_lines: [line],
};

describe("the test server of Klarna", () => {
  let klarna: KlarnaServer;
  beforeEach(async () => {
    klarna = await startKlarnaServer();
  });
  afterEach(async () => {
    klarna.problems.length = 0;
    await klarna.close();
  });

  const call = async (
    path: string,
    body?: object,
    { key = "", password = klarnaAccount.password, method = "POST" } = {},
  ) => {
    const credentials = Buffer.from(`${klarnaAccount.username}:${password}`).toString("base64");
    const answer = await fetch(klarna.url + path, {
      method,
      headers: {
        Authorization: `Basic ${credentials}`,
        "Content-Type": "application/json",
        ...(key ? { "Klarna-Idempotency-Key": key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {} };
  };

  /** An order of 2380 that was authorized. */
  async function authorized(): Promise<string> {
    const { body } = await call("/payments/v1/sessions", session);
    const page = await call("/hpp/v1/sessions", {
      payment_session_url: `${klarna.url}/payments/v1/sessions/${body.session_id}`,
      merchant_urls: {},
      options: { place_order_mode: "PLACE_ORDER" },
    });
    const found = klarna.pages.get(page.body.session_id);
    if (found) klarna.pay(found);
    return `/ordermanagement/v1/orders/${found?.order_id}`;
  }

  test("takes a session that adds up", async () => {
    expect(await call("/payments/v1/sessions", session)).toMatchObject({ status: 200 });
    expect(klarna.problems).toEqual([]);
  });

  test.each([
    ["a field that Klarna does not know", { note: "A mug" }, "Unrecognized key"],
    ["an amount that is no whole number", { order_amount: 23.8 }, "order_amount"],
    ["an amount that is not the sum of its lines", { order_amount: 2379 }, "sum of the lines"],
    ["a tax that is not the sum of its lines", { order_tax_amount: 380 }, "order_tax_amount"],
    ["a line that does not add up", { order_lines: [{ ...line, quantity: 1 }] }, "0.total_amount"],
    [
      "a tax that its rate does not give",
      { order_lines: [{ ...line, tax_rate: 1900, total_tax_amount: 300 }] },
      "0.total_tax_amount",
    ],
    ["a currency that the country does not pay in", { purchase_currency: "USD" }, "purchase_currency"],
    ["a language that the country has no page in", { locale: "fr-DE" }, "locale"],
  ])("refuses %s, and fails its test", async (_what, over, problem) => {
    expect(await call("/payments/v1/sessions", { ...session, ...over })).toMatchObject({ status: 400 });
    expect(klarna.problems).toEqual([expect.stringContaining(problem)]);
    await expect(klarna.close()).rejects.toThrow("Against Klarna's own reference");
    klarna = await startKlarnaServer();
  });

  test("refuses other credentials", async () => {
    expect((await call("/payments/v1/sessions", session, { password: "other" })).status).toBe(401);
  });

  test("takes a callback at https alone", async () => {
    const { body } = await call("/payments/v1/sessions", session);
    const page = {
      payment_session_url: `${klarna.url}/payments/v1/sessions/${body.session_id}`,
      merchant_urls: { status_update: "http://shop.example/webhook" },
    };
    expect((await call("/hpp/v1/sessions", page)).status).toBe(400);
  });

  test("does once what comes again with its key, whatever it says", async () => {
    const order = await authorized();
    const captures = `${order}/captures`;
    await call(captures, { captured_amount: 1000 }, { key: "a" });
    expect((await call(captures, { captured_amount: 1380 }, { key: "a" })).status).toBe(201);
    expect((await call(order, undefined, { method: "GET" })).body.captured_amount).toBe(1000);
  });

  test("neither captures nor pays back more than there is, nor cancels what was captured", async () => {
    const order = await authorized();
    expect((await call(`${order}/captures`, { captured_amount: 2381 })).status).toBe(403);
    expect((await call(`${order}/captures`, { captured_amount: 2380 })).status).toBe(201);
    expect((await call(`${order}/captures`, { captured_amount: 1 })).status).toBe(403);
    expect((await call(`${order}/refunds`, { refunded_amount: 2381 })).status).toBe(403);
    expect((await call(`${order}/cancel`)).status).toBe(403);
  });
});
