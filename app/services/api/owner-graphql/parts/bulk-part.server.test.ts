import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { runBulkOperation } from "../../../bulk/run-bulk-operation.server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../../catalogue/products/seller-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { answerBulkFile } from "../../answer-bulk-file.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let key: string;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  key = await keyFor(ctx, ["catalogue:write"]);
  await addProduct(ctx, "MUG", { priceMinor: 1000, stock: { onHand: 7 } });
});

type Operation = { id: string; fileUrl: string };
const call = async (query: string, of = key, shop = ctx) => {
  const { data, errors } = await callOwner<{ answer: Operation }>(shop, of, query);
  return errors.length > 0 ? { errors: errors.map(({ extensions }) => extensions) } : { answer: data.answer };
};
const begun = async (query: string, of = key, shop = ctx) => {
  const { answer } = (await call(query, of, shop)) as { answer: Operation };
  await runBulkOperation(shop, answer.id, { until: () => false });
  return answer.id;
};
const fetchFile = (id: string, { link = "", of = "" } = {}, shop = ctx) => {
  const url = `https://harbor.example/admin-graphql/files/${id}${link}`;
  const headers = new Headers(of === "" ? {} : { Authorization: `Bearer ${of}` });
  const context = { ...shop, secret: "a-secret-of-tests-with-32-characters", doNotCache() {} };
  return answerBulkFile(context, new Request(url, { headers }), id);
};

const file = (content: string) => JSON.stringify(content);

describe("a change of many rows", () => {
  it("is begun by a file, says how far it is and which rows it refused", async () => {
    const id = await begun(`mutation { answer: startBulkChange(input: { kind: price,
      file: { format: csv, content: ${file("sku,priceMinor\nMUG,900\nJUG,1")} } }) { id } }`);
    expect(
      await call(`{ answer: bulkOperation(id: "${id}") { state total done refused startedBy } }`),
    ).toMatchObject({ answer: { state: "done", total: 2, done: 2, refused: 1 } });
    expect(await call(`{ answer: bulkRefusals(id: "${id}") { nodes { place reason row } } }`)).toMatchObject({
      answer: { nodes: [{ place: 2, row: { sku: "JUG" } }] },
    });
  });

  it("is previewed, begun and undone (rules bulk-8 and bulk-9)", async () => {
    const { answer } = (await call(`mutation { answer: startBulkChange(input: { kind: price, waits: true,
      selection: { all: true }, change: { allBasisPoints: -1000 } }) { id } }`)) as { answer: Operation };
    expect(
      await call(`{ answer: bulkPreview(id: "${answer.id}") { total changed examples { name } } }`),
    ).toEqual({ answer: { total: 1, changed: 1, examples: [{ name: "MUG" }] } });
    const id = await begun(`mutation { answer: addBulkRows(id: "${answer.id}", isLast: true) { id } }`);
    const undone = await begun(`mutation { answer: undoBulkChange(id: "${id}") { id } }`);
    expect(await call(`{ answer: bulkOperation(id: "${undone}") { state changed undoes } }`)).toEqual({
      answer: { state: "done", changed: 1, undoes: id },
    });
  });

  it("takes rows by several calls", async () => {
    const { answer } = (await call(
      "mutation { answer: startBulkChange(input: { kind: stock, waits: true }) { id } }",
    )) as { answer: Operation };
    const id = await begun(`mutation { answer: addBulkRows(id: "${answer.id}", isLast: true,
      rows: [{ sku: "MUG", count: 9 }]) { id } }`);
    expect(await call(`{ answer: bulkOperation(id: "${id}") { state done } }`)).toEqual({
      answer: { state: "done", done: 1 },
    });
  });

  it.each([
    ["a line that is no JSON", `file: { format: jsonl, content: ${file('{"sku":"A"}\n{')} }`, "file"],
    ["rows that are no objects", "rows: [1]", "rows.0"],
    ["both rows and a file", `rows: [], file: { format: csv, content: "" }`, "file"],
    ["a selection of nothing", "selection: {}, change: { priceMinor: 1 }", "selection"],
  ])("is refused for %s", async (_, input, field) => {
    expect(
      await call(`mutation { answer: startBulkChange(input: { kind: price, ${input} }) { id } }`),
    ).toMatchObject({ errors: [{ code: "invalid", field }] });
  });

  it("is listed page by page, and canceled", async () => {
    const wait = "mutation { answer: startBulkChange(input: { kind: price, waits: true }) { id } }";
    const ids = [];
    for (let count = 0; count < 2; count++) ids.push(((await call(wait)) as { answer: Operation }).answer.id);
    expect(
      await call("{ answer: bulkOperations(limit: 1) { nodes { state } pageInfo { hasNextPage } } }"),
    ).toEqual({ answer: { nodes: [{ state: "open" }], pageInfo: { hasNextPage: true } } });
    const end = `mutation { answer: cancelBulkOperation(id: "${ids[0]}") { state } }`;
    expect(await call(end)).toEqual({ answer: { state: "canceled" } });
    expect(await call(end)).toMatchObject({ errors: [{ code: "conflict" }] });
  });
});

describe("a file (rule bulk-6)", () => {
  const stocks = "mutation { answer: startExport(input: { kind: stocks }) { id } }";
  const urlOf = async (id: string) =>
    ((await call(`{ answer: bulkOperation(id: "${id}") { fileUrl } }`)) as { answer: Operation }).answer
      .fileUrl;

  it("is read with a key", async () => {
    const answer = await fetchFile(await begun(stocks), { of: key });
    expect([
      answer.status,
      answer.headers.get("Content-Type"),
      answer.headers.get("Content-Disposition"),
    ]).toEqual([200, "text/csv; charset=utf-8", "attachment; filename=stocks.csv"]);
    expect((await answer.text()).split("\n")[1]).toBe("MUG,7,0,true,false,0");
  });

  it("has an address, and no other opens it", async () => {
    const id = await begun(stocks);
    const url = new URL(await urlOf(id));
    expect(url.pathname).toBe(`/admin-graphql/files/${id}`);
    expect((await fetchFile(id, { link: "?link=none" })).status).toBe(401);
    expect((await fetchFile(id)).status).toBe(401);
  });

  it("has no address before it is complete", async () => {
    const { answer } = (await call(stocks)) as { answer: Operation };
    expect(await urlOf(answer.id)).toBeNull();
    expect((await fetchFile(answer.id, { of: key })).status).toBe(409);
  });

  it("is not there for a key without its scope", async () => {
    const id = await begun(stocks);
    expect((await fetchFile(id, { of: await keyFor(ctx, ["orders:read"]) })).status).toBe(404);
    expect(await call("mutation { answer: startExport(input: { kind: orders }) { id } }")).toMatchObject({
      errors: [{ code: "not_found" }],
    });
  });

  it("of a seller's key has that seller's rows alone", async () => {
    const market = await addShop(ctx, { type: "marketplace" });
    const sellerId = await addSeller(market, "potter");
    await addOffer(market, sellerId, await addProduct(ctx, "POT", {}), { priceMinor: 1500 });
    const sellersKey = await keyFor(ctx, ["catalogue:write"], { sellerId });
    const id = await begun(stocks, sellersKey, market);
    const text = await (await fetchFile(id, { of: sellersKey }, market)).text();
    expect(text).not.toContain("MUG");
    const theirs = await begun(stocks, key, market);
    expect((await fetchFile(theirs, { of: sellersKey }, market)).status).toBe(404);
  });
});
