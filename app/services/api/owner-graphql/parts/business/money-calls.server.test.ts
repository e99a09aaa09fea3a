import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { KeyScope } from "~/models/shops/actors/key-scope";
import { giftCards } from "~/tables/selling/gift-cards";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../../../tests/support/databases/with-test-database";
import { addSeller, addShop } from "../../../../catalogue/products/seller-fixture.server";
import {
  bankAccounts,
  openMarket,
  sellMugs,
  termsOf,
} from "../../../../payments/payouts/payouts-fixture.server";
import { migrateJobs } from "../../../../platform/jobs/migrate-jobs.server";
import { byTest } from "../../../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../../../shops/context/shop-context.server";
import { addStaff } from "../../../../staff/sign-in/staff-fixture.server";
import { callOwner, keyFor } from "../../owner-fixture.server";

const database = withTestDatabase();
let market: ShopContext;
let potter: string;
let weaver: string;

/** A marketplace whose potter sold mugs for 36.00, and has a bank account. */
beforeAll(async () => {
  await migrateJobs(database.pool);
  const opened = await openMarket(database.db);
  ({ potter } = opened);
  weaver = await addSeller(opened.shop, "weaver");
  await sellMugs(opened, 3, { completedAt: new Date("2026-02-01T00:00:00Z") });
  await byTest(database.db, (db) =>
    db
      .update(sellers)
      .set({ payout: termsOf({ account: bankAccounts.ach }) })
      .where(and(eq(sellers.tenantId, opened.shop.tenant.id), eq(sellers.id, potter))),
  );
  market = await addShop(opened.shop, { type: "marketplace" });
});

type Told = Record<string, never>;
/** What a call answers, or the code it is refused with. */
async function call(query: string, scopes: KeyScope[], reach: Parameters<typeof keyFor>[2] = "business") {
  const { data, errors } = await callOwner<Told>(market, await keyFor(market, scopes, reach), query);
  return errors.length > 0 ? errors[0]?.extensions : data;
}

describe("payouts", () => {
  const pay = `mutation { makePayouts { reference state } }`;

  it("are made, written for the bank and noted by a key of the business alone (rule payment-12)", async () => {
    for (const scopes of [["numbers:write"], ["payouts:read"]] as KeyScope[][])
      expect(await call(pay, scopes)).toMatchObject({ code: "forbidden" });
    await expect(keyFor(market, ["payouts:write"], { sellerId: potter })).rejects.toMatchObject({
      code: "invalid",
      field: "scopes",
    });
    expect(await call(pay, ["numbers:read"], { sellerId: potter })).toMatchObject({ code: "forbidden" });
    expect(await call(pay, ["payouts:write"])).toMatchObject({ makePayouts: [{ state: "prepared" }] });
    expect(await call(pay, ["payouts:write"])).toEqual({ makePayouts: [] });
  });

  it("are listed with their statement, to a seller's key its own", async () => {
    const list =
      "{ payouts { nodes { reference seller state amountMinor account } pageInfo { hasNextPage } } }";
    const own = {
      seller: "potter",
      state: "prepared",
      amountMinor: 3300,
      account: expect.stringContaining("6789"),
    };
    expect(await call(list, ["payouts:read"])).toMatchObject({ payouts: { nodes: [own] } });
    expect(await call(list, ["numbers:read"], { sellerId: potter })).toMatchObject({
      payouts: { nodes: [own] },
    });
    expect(await call(list, ["numbers:read"], { sellerId: weaver })).toMatchObject({
      payouts: { nodes: [] },
    });
    const { payouts } = (await call(list, ["payouts:read"])) as {
      payouts: { nodes: { reference: string }[] };
    };
    const one = `{ payout(reference: "${payouts.nodes[0]?.reference}") { totalMinor rows { commissionMinor } } }`;
    expect(await call(one, ["numbers:read"], { sellerId: potter })).toEqual({
      payout: { totalMinor: 3300, rows: [{ commissionMinor: -300 }] },
    });
    expect(await call(one, ["numbers:read"], { sellerId: weaver })).toEqual({ payout: null });
    const note = (state: string) =>
      `mutation { notePayout(reference: "${payouts.nodes[0]?.reference}", state: ${state}) { state file } }`;
    expect(await call(note("paid"), ["numbers:read"], { sellerId: potter })).toMatchObject({
      code: "forbidden",
    });
    const file = `mutation { writeBankFile(scheme: ach) { number csv } }`;
    const written = (await call(file, ["payouts:write"])) as {
      writeBankFile: { number: string; csv: string };
    };
    expect(written.writeBankFile.csv).toContain("021000021");
    expect(await call(file, ["payouts:write"])).toEqual({ writeBankFile: null });
    const again = `{ bankFile(number: "${written.writeBankFile.number}") { csv } }`;
    expect(await call(again, ["payouts:write"])).toEqual({ bankFile: { csv: written.writeBankFile.csv } });
    expect(await call(again, ["payouts:read"])).toMatchObject({ code: "forbidden" });
    expect(await call(note("paid"), ["payouts:write"])).toEqual({
      notePayout: { state: "paid", file: written.writeBankFile.number },
    });
    expect(await call(note("sent"), ["payouts:write"])).toMatchObject({ code: "conflict" });
  });
});

describe("the books", () => {
  it("tell movements page by page, balances and whether they add up, to no seller", async () => {
    const list = (after: string | null) => `{ ledgerMovements(limit: 1, after: ${JSON.stringify(after)}) {
      nodes { kind entries { account amountMinor } } pageInfo { endCursor hasNextPage } } }`;
    type Page = { ledgerMovements: { nodes: { kind: string }[]; pageInfo: { endCursor: string } } };
    const first = (await call(list(null), ["numbers:read"])) as Page;
    const second = (await call(list(first.ledgerMovements.pageInfo.endCursor), ["numbers:read"])) as Page;
    expect([first, second].map(({ ledgerMovements }) => ledgerMovements.nodes[0]?.kind)).toEqual([
      "payout",
      "capture",
    ]);
    expect(await call("{ ledgerCheck { totalMinor unbalanced } }", ["numbers:read"])).toEqual({
      ledgerCheck: { totalMinor: "0", unbalanced: [] },
    });
    for (const query of [list(null), "{ ledgerBalances { account } }", "{ ledgerCheck { movements } }"])
      expect(await call(query, ["numbers:read"], { sellerId: potter })).toMatchObject({ code: "forbidden" });
  });
});

describe("a gift card", () => {
  const give = `mutation { giveGiftCard(amountMinor: 2500, email: "ada@example.com", reason: "Late") { id balanceMinor } }`;

  it("is given once under an Idempotency-Key, booked, and voided (rule gift-cards-11)", async () => {
    const key = await keyFor(market, ["customers:write"]);
    const headers = { "Idempotency-Key": "gift-1" };
    const first = await callOwner<{ giveGiftCard: { id: number } }>(market, key, give, { headers });
    const second = await callOwner(market, key, give, { headers });
    expect(second.data).toEqual(first.data);
    const { id } = first.data.giveGiftCard;
    const card = `{ giftCard(id: ${id}) { balanceMinor orderNumber moves { kind amountMinor note } } }`;
    expect(await call(card, ["customers:read"])).toEqual({
      giftCard: {
        balanceMinor: 2500,
        orderNumber: null,
        moves: [{ kind: "issued", amountMinor: 2500, note: "Late" }],
      },
    });
    const voiding = `mutation { voidGiftCard(id: ${id}, reason: "Sent twice") { balanceMinor moves { kind note } } }`;
    expect(await call(voiding, ["customers:read"])).toMatchObject({ code: "forbidden" });
    expect(await call(voiding, ["customers:write"])).toEqual({
      voidGiftCard: {
        balanceMinor: 0,
        moves: [
          { kind: "issued", note: "Late" },
          { kind: "voided", note: "Sent twice" },
        ],
      },
    });
    expect(await call(voiding, ["customers:write"])).toMatchObject({ code: "conflict" });
    const books = "{ ledgerMovements(limit: 2) { nodes { note entries { account amountMinor } } } }";
    const stored = (amountMinor: number) => ({ account: "stored_value", amountMinor });
    expect(await call(books, ["numbers:read"])).toMatchObject({
      ledgerMovements: {
        nodes: [
          {
            note: expect.stringMatching(/^key \d+: Sent twice$/),
            entries: expect.arrayContaining([stored(2500)]),
          },
          {
            note: expect.stringMatching(/^key \d+: Late$/),
            entries: expect.arrayContaining([stored(-2500)]),
          },
        ],
      },
    });
  });

  it("is refused with the field, and is nothing for a seller's key", async () => {
    const wrong = give.replace("2500", "0");
    expect(await call(wrong, ["customers:write"])).toMatchObject({ code: "invalid", field: "amount" });
    const list = "{ giftCards { nodes { id } } }";
    expect(await call(list, ["orders:write"], { sellerId: potter })).toMatchObject({ code: "forbidden" });
    const own = eq(giftCards.tenantId, market.tenant.id);
    expect(await market.db.select().from(giftCards).where(own)).toHaveLength(1);
  });
});

describe("staff", () => {
  const invite = (email: string, roles: string, more = "") =>
    `mutation { inviteStaff(email: "${email}", name: "June", roles: [${roles}]${more}) { email seller roles { role } } }`;

  it("are invited, given roles and removed by a key, but no owner is (rule actors-11)", async () => {
    expect(await call(invite("june@acme.example", '"support"'), ["settings:write"])).toMatchObject({
      code: "forbidden",
    });
    expect(await call(invite("june@acme.example", '"support"'), ["staff:write"])).toEqual({
      inviteStaff: { email: "june@acme.example", seller: null, roles: [{ role: "support" }] },
    });
    const roles = (role: string) =>
      `mutation { changeStaffRoles(email: "june@acme.example", roles: ["${role}"]) { roles { role } } }`;
    expect(await call(roles("editor"), ["staff:write"])).toEqual({
      changeStaffRoles: { roles: [{ role: "editor" }] },
    });
    const refused = [invite("eve@acme.example", '"owner"'), roles("owner")];
    for (const query of refused)
      expect(await call(query, ["staff:write"])).toMatchObject({ code: "forbidden" });
    const remove = (email: string) => `mutation { removeStaff(email: "${email}") { email } }`;
    const ada = await addStaff(market, { email: "ada@acme.example" });
    expect(await call(remove(ada.email), ["staff:write"])).toMatchObject({ code: "forbidden" });
    expect(await call(remove("june@acme.example"), ["staff:write"])).toMatchObject({ removeStaff: {} });
    expect(await call("{ staff { email } }", ["staff:read"])).toEqual({ staff: [{ email: ada.email }] });
  });

  it("of a seller are that seller's key's alone", async () => {
    const own = { sellerId: potter };
    expect(await call(invite("pia@potter.example", '"staff"'), ["staff:write"], own)).toMatchObject({
      inviteStaff: { seller: "potter" },
    });
    const other = invite("wim@weaver.example", '"staff"', ', seller: "weaver"');
    expect(await call(other, ["staff:write"], own)).toMatchObject({ code: "forbidden" });
    expect(await call("{ staff { email } }", ["staff:read"], own)).toEqual({
      staff: [{ email: "pia@potter.example" }],
    });
    expect(await call("{ staff { email } }", ["staff:read"], { sellerId: weaver })).toEqual({ staff: [] });
  });
});

describe("a secret", () => {
  it("is set, told of by its moment, and never read back", async () => {
    const set = (value: string) =>
      `mutation { setSecret(name: "recaptcha.secret_key", value: "${value}") { isSet isChanged } }`;
    expect(await call(set("s3cret"), ["settings:read"])).toMatchObject({ code: "forbidden" });
    expect(await call(set("s3cret"), ["settings:write"])).toEqual({
      setSecret: { isSet: true, isChanged: true },
    });
    expect(await call(set("s3cret"), ["settings:write"])).toMatchObject({ setSecret: { isChanged: false } });
    const told = await call("{ secrets { name setAt } }", ["settings:read"]);
    expect(told).toMatchObject({
      secrets: expect.arrayContaining([{ name: "recaptcha.secret_key", setAt: expect.any(String) }]),
    });
    expect(JSON.stringify(told)).not.toContain("s3cret");
    const unknown = set("x").replace("recaptcha.secret_key", "db.password");
    expect(await call(unknown, ["settings:write"])).toMatchObject({ code: "invalid", field: "name" });
  });
});

describe("a seller's page", () => {
  it("is written by its own key, and by no other seller's", async () => {
    const write = `mutation { changeSellerPage(profile: { story: "Pots" }, selling: { processing_days: 2 }
      SELLER) { code profile } }`;
    const own = { sellerId: potter };
    expect(await call(write.replace("SELLER", ""), ["catalogue:write"], own)).toMatchObject({
      changeSellerPage: { code: "potter", profile: { story: "Pots" } },
    });
    const foreign = write.replace("SELLER", 'seller: "weaver"');
    expect(await call(foreign, ["catalogue:write"], own)).toMatchObject({ code: "forbidden" });
    expect(await call(foreign, ["catalogue:write"])).toMatchObject({ changeSellerPage: { code: "weaver" } });
  });
});
