import { beforeAll, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { buyFromTwo } from "../../orders/records/market-order-fixture.server";
import { callOwner, keyFor } from "./owner-fixture.server";

const database = withTestDatabase();
type Bought = Awaited<ReturnType<typeof buyFromTwo>>;
let bought: Bought;
let key: string;
let sellersKey: string;
beforeAll(async () => {
  bought = await buyFromTwo(database.productDb);
  await bought.say("paid");
  key = await keyFor(bought.market, ["orders:write"]);
  sellersKey = await keyFor(bought.market, ["orders:write"], { sellerId: bought.potterId });
});

type Page = {
  orders: { nodes: { id: string; number: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
};
const list = (args = "", of = key) =>
  callOwner<Page>(
    bought.market,
    of,
    `{ orders${args} { nodes { id number name lines { sku qty } } pageInfo { endCursor hasNextPage } } }`,
  );
const numbers = async (search: string) =>
  (await list(`(search: { ${search} })`)).data.orders.nodes.map(({ number }) => number).sort();

describe("a list of orders", () => {
  test("has those of all sellers with their lines, and for a seller's key that seller's", async () => {
    const both = [bought.house.incrementId, bought.pottery.incrementId].sort();
    expect(await numbers("")).toEqual(both);
    expect((await list("", sellersKey)).data.orders.nodes).toMatchObject([
      {
        number: bought.pottery.incrementId,
        lines: [
          { sku: "VASE", qty: 2 },
          { sku: "BOWL", qty: 3 },
        ],
      },
    ]);
  });

  test("goes on where it ended", async () => {
    const first = (await list("(limit: 1)")).data.orders;
    const second = (await list(`(limit: 1, after: "${first.pageInfo.endCursor}")`)).data.orders;
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(second.nodes[0]?.id).not.toBe(first.nodes[0]?.id);
  });

  test.each([
    ["its number", (of: Bought) => `number: "${of.pottery.incrementId}"`],
    ["a SKU", () => 'sku: "VASE"'],
    ["its seller", (of: Bought) => `sellerId: "${of.potterId}"`],
    ["its total", () => "minTotalMinor: 10140, maxTotalMinor: 10140"],
  ])("is searched by %s", async (_, search) => {
    expect(await numbers(search(bought))).toEqual([bought.pottery.incrementId]);
  });

  test("is searched by e-mail in any case, beginnings of a name, day and state", async () => {
    const { data } = await callOwner<{
      order: { email: string; billingAddress: { firstName: string; lastName: string } };
    }>(
      bought.market,
      key,
      `{ order(number: "${bought.pottery.incrementId}") { email billingAddress { firstName lastName } } }`,
    );
    const { email, billingAddress } = data.order;
    expect(await numbers(`email: "${email.toUpperCase()}"`)).toHaveLength(2);
    const name = `${billingAddress.lastName.slice(0, 3)} ${billingAddress.firstName}`;
    expect(await numbers(`name: "${name}", statuses: [processing]`)).toHaveLength(2);
    expect(await numbers('name: "zzz"')).toEqual([]);
    expect(await numbers('name: "..."')).toEqual([]);
    expect(await numbers("statuses: [canceled]")).toEqual([]);
    expect(await numbers('before: "2001-01-01"')).toEqual([]);
    expect(await numbers('from: "2001-01-01"')).toHaveLength(2);
  });

  test("refuses what is no id, no moment and no scope", async () => {
    expect((await list('(search: { sellerId: "x" })')).errors).toMatchObject([
      { extensions: { code: "not_found" } },
    ]);
    const { data, errors } = await list('(search: { from: "yesterday" })');
    expect([data, errors.length]).toEqual([undefined, 1]);
    const other = await keyFor(bought.market, ["content:read"]);
    expect((await list("", other)).errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
  });
});

describe("an order", () => {
  test("out of reach is none", async () => {
    const ask = (of: string, args: string) =>
      callOwner(bought.market, of, `{ order(${args}) { id } }`).then(({ data }) => data);
    expect(await ask(sellersKey, `id: "${bought.house.id}"`)).toEqual({ order: null });
    expect(await ask(sellersKey, `number: "${bought.house.incrementId}"`)).toEqual({ order: null });
    expect(await ask(key, 'id: "x"')).toEqual({ order: null });
    expect(await ask(key, `number: "${bought.house.incrementId}"`)).toEqual({
      order: { id: bought.house.id },
    });
  });

  test("is noted, shipped in parts, canceled and refunded, each told as it is then", async () => {
    const { id } = bought.pottery;
    const change = (call: string, answer: string) =>
      callOwner(bought.market, sellersKey, `mutation { done: ${call} { ${answer} } }`).then(
        ({ data, errors }) => [errors, data?.done],
      );
    expect(await change(`noteOrder(id: "${id}", note: "Fragile")`, "status events { note }")).toMatchObject([
      [],
      { status: "processing" },
    ]);
    expect(
      await change(
        `shipOrder(id: "${id}", carrier: "ups", trackingNumber: "1Z", lines: [{ sku: "VASE", qty: 2 }])`,
        "status shipments { trackingNumber lines { sku qty } }",
      ),
    ).toEqual([
      [],
      { status: "packing", shipments: [{ trackingNumber: "1Z", lines: [{ sku: "VASE", qty: 2 }] }] },
    ]);
    expect(await change(`deliverOrder(id: "${id}")`, "status shipments { deliveredAt }")).toEqual([
      [],
      { status: "packing", shipments: [{ deliveredAt: expect.stringMatching(/^20.*Z$/) }] },
    ]);
    expect(
      await change(`cancelOrder(id: "${id}", lines: [{ sku: "BOWL", qty: 1 }])`, "lines { sku canceledQty }"),
    ).toMatchObject([[], { lines: [{ canceledQty: 0 }, { sku: "BOWL", canceledQty: 1 }] }]);
    expect(
      await change(`refundOrder(id: "${id}", lines: [{ sku: "VASE", qty: 1 }])`, "refunds { amountMinor }"),
    ).toMatchObject([[], { refunds: expect.arrayContaining([{ amountMinor: 3180 }]) }]);
  });

  describe("that is refunded by a call which is sent again (rule payment-24)", () => {
    const refund = (args: string, headers = {}) =>
      callOwner<{ refundOrder: { refundedMinor: number } | null }>(
        bought.market,
        key,
        `mutation { refundOrder(id: "${bought.house.id}", ${args}) { refundedMinor refunds { id amountMinor } } }`,
        { headers },
      );

    test("under its own key is refunded once, and the answer is the same", async () => {
      const chip = 'amountMinor: 100, idempotencyKey: "chip-7"';
      const first = await refund(chip);
      expect((await refund(chip)).text).toBe(first.text);
      expect(first.data.refundOrder?.refundedMinor).toBe(100);
      const lines = `lines: [{ sku: "MUG", qty: 1 }], idempotencyKey: "line-7"`;
      const ofLines = await refund(lines);
      expect((await refund(lines)).text).toBe(ofLines.text);
      expect((await refund('amountMinor: 200, idempotencyKey: "chip-7"')).errors).toMatchObject([
        { extensions: { code: "invalid", field: "idempotencyKey" } },
      ]);
    });

    test("naming what is refunded already is refunded once", async () => {
      const before = (await refund('amountMinor: 100, idempotencyKey: "chip-7"')).data.refundOrder;
      const args = `amountMinor: 50, alreadyRefundedMinor: ${before?.refundedMinor}`;
      expect((await refund(args)).errors).toEqual([]);
      expect((await refund(args)).errors).toMatchObject([
        { extensions: { code: "conflict", field: "alreadyRefundedMinor" } },
      ]);
    });

    test("under a key of the whole call is refunded once, though its answer was lost", async () => {
      const once = { "Idempotency-Key": "call-7" };
      const first = await refund("amountMinor: 70", once);
      await database.pool.query("delete from idempotent_calls");
      expect((await refund("amountMinor: 70", once)).text).toBe(first.text);
    });
  });

  test("says what is wrong with a change, and of another seller's nothing", async () => {
    const { id } = bought.house;
    const ship = (of: string, carrier: string) =>
      callOwner(bought.market, of, `mutation { shipOrder(id: "${id}", carrier: "${carrier}") { id } }`);
    expect((await ship(key, "")).errors).toMatchObject([
      { message: "Name the carrier.", extensions: { code: "invalid", field: "carrier" } },
    ]);
    expect((await ship(sellersKey, "ups")).errors).toMatchObject([{ extensions: { code: "not_found" } }]);
    const reading = await keyFor(bought.market, ["orders:read"]);
    expect((await ship(reading, "ups")).errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
  });
});
