import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findVisitorCustomer } from "../find-visitor-customer.server";
import { addCustomer } from "../sign-in/account-fixture.server";
import { readVatNumber } from "./read-vat-number.server";
import { saveVatNumber } from "./save-vat-number.server";

const database = withTestDatabase();

/** A local server in place of VIES: it gives the answer that a test sets and records the requests. */
let register: Server;
let answer: { status: number; body: unknown };
let asked: unknown[];
let ctx: ShopContext & { config: { viesUrl: string } };
let ada: number;

beforeEach(async () => {
  asked = [];
  answer = {
    status: 200,
    body: { valid: true, userError: "VALID", name: "MARSH GMBH", requestIdentifier: "WAPIAAAA1" },
  };
  register = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push([request.url, JSON.parse(Buffer.concat(chunks).toString("utf8"))]);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => register.listen(0, "127.0.0.1", resolve));
  const { port } = register.address() as AddressInfo;
  const shop = await openTestShop(database.db, {
    client_address: { country: "DE" },
    invoices: { tax_number: "DE 123456789" },
    tax: { eu: { scheme: "destination", businesses: true } },
  });
  ctx = { ...shop, config: { viesUrl: `http://127.0.0.1:${port}` } };
  ada = (await addCustomer(ctx)).id;
});
afterEach(() => register.close());

const vatNumberOf = async (of: ShopContext = ctx) => (await findVisitorCustomer(of, ada))?.vatNumber;

it("keeps a number that VIES finds valid, with its name and receipt (rule tax-9)", async () => {
  await saveVatNumber(ctx, ada, "ATU12345678", "Cost center 7");
  expect(asked).toEqual([
    [
      "/check-vat-number",
      {
        countryCode: "AT",
        vatNumber: "U12345678",
        requesterMemberStateCode: "DE",
        requesterNumber: "123456789",
      },
    ],
  ]);
  expect(await readVatNumber(ctx, ada)).toMatchObject({
    vatNumber: "ATU12345678",
    invoiceReference: "Cost center 7",
    check: { state: "valid", name: "MARSH GMBH", receipt: "WAPIAAAA1" },
  });
  expect(await vatNumberOf()).toBe("ATU12345678");
});

it("refuses a number that VIES does not have", async () => {
  answer.body = { valid: false, userError: "INVALID" };
  await expect(saveVatNumber(ctx, ada, "ATU99999999")).rejects.toThrow("does not have this number");
  expect(await vatNumberOf()).toBeNull();
});

it.each([
  ["a member state is away", { status: 200, body: { valid: false, userError: "MS_UNAVAILABLE" } }],
  ["it fails", { status: 500, body: { errorWrappers: [{ error: "SERVICE_UNAVAILABLE" }] } }],
])("keeps a number unchecked where %s, and charges tax", async (_case, failure) => {
  answer = failure;
  expect(await saveVatNumber(ctx, ada, "ATU12345678")).toMatchObject({ state: "open" });
  expect(await vatNumberOf()).toBeNull();
});

it("charges tax again 90 days after a number was checked", async () => {
  await saveVatNumber(ctx, ada, "ATU12345678");
  const later = new Date(ctx.now().getTime() + 91 * 24 * 60 * 60 * 1000);
  expect(await vatNumberOf({ ...ctx, now: () => later })).toBeNull();
});

it("an empty number takes it away without asking", async () => {
  await saveVatNumber(ctx, ada, "ATU12345678");
  await saveVatNumber(ctx, ada, "");
  expect(asked).toHaveLength(1);
  expect(await readVatNumber(ctx, ada)).toEqual({ vatNumber: "", invoiceReference: "", check: null });
});
