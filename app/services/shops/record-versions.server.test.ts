import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { addShop } from "../catalogue/products/seller-fixture.server";
import { menuRecords } from "../content/pages/menu-records.server";
import { templateRecords } from "../content/templates/template-records.server";
import type { ShopContext } from "./context/shop-context.server";
import { changeRecord } from "./records/change-record.server";
import { compareVersions } from "./records/compare-versions.server";
import { listVersions } from "./records/list-versions.server";
import { readRecord } from "./records/read-record.server";
import { restoreRecord } from "./records/restore-record.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const write = (label: string, own = ctx) =>
  changeRecord(own, menuRecords, {
    name: "top",
    typed: { name: "Top", items: [{ label, url: "/sale" }] },
  });
const history = (own = ctx) => listVersions(own, menuRecords, "top");
const current = async () => (await readRecord(ctx, menuRecords, "top")).record.items[0]?.label;

it("keeps what a menu was, with when and by whom it was changed (rule owners-4)", async () => {
  const { version } = await write("Sale");
  await write("Offers");
  expect(await history()).toEqual([
    {
      version,
      at: ctx.now(),
      actor: expect.objectContaining({ kind: "command-line" }),
      record: expect.objectContaining({ id: "top" }),
    },
  ]);
});

it("keeps the last 50", async () => {
  for (let count = 0; count < 53; count += 1) await write(`Sale ${count}`);
  const kept = await history();
  expect([kept.length, JSON.stringify(kept.at(-1)?.record)]).toEqual([
    50,
    expect.stringContaining('"Sale 2"'),
  ]);
});

it("says in which fields two versions differ", async () => {
  const { version } = await write("Sale");
  await write("Offers");
  expect(await compareVersions(ctx, menuRecords, "top", { from: version ?? "" })).toEqual([
    { field: "items.0.label", from: "Sale", to: "Offers" },
  ]);
});

it("makes a menu what it was, which can be taken back too", async () => {
  const { version } = await write("Sale");
  const { version: later } = await write("Offers");
  await restoreRecord(ctx, menuRecords, { name: "top", version: version ?? "" });
  expect([await current(), (await history())[0]?.version]).toEqual(["Sale", later]);
});

it("brings back what was removed", async () => {
  const { version } = await write("Sale");
  await changeRecord(ctx, menuRecords, { name: "top", typed: null });
  await restoreRecord(ctx, menuRecords, { name: "top", version: version ?? "" });
  expect(await current()).toBe("Sale");
});

it("does not go back over a change that its author has not seen", async () => {
  const { version } = await write("Sale");
  await write("Offers");
  const order = { name: "top", version: version ?? "", expectedVersion: version };
  await expect(restoreRecord(ctx, menuRecords, order)).rejects.toMatchObject({ status: 409 });
});

it("knows no version of another shop's menu of that name", async () => {
  await write("Sale");
  await write("Offers");
  const other = await addShop(ctx, { type: "marketplace" });
  await write("Other", other);
  expect(await history(other)).toEqual([]);
});

it("follows a template to its new name", async () => {
  const name = (typed: string) => ({ name: typed, html: "" });
  await changeRecord(ctx, templateRecords, { name: "page/About us", typed: name("About us") });
  await changeRecord(ctx, templateRecords, {
    name: "page/About us",
    typed: { ...name("About us"), html: "Hi" },
  });
  await changeRecord(ctx, templateRecords, { name: "page/About us", typed: name("Our story") });
  expect(await listVersions(ctx, templateRecords, "page/Our story")).toHaveLength(2);
});
