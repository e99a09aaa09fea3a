import { beforeEach, expect, it } from "vitest";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { listRecords, readRecord } from "../../shops/records/read-record.server";
import { menuRecords } from "./menu-records.server";

const database = withTestDatabase();
let ctx: ShopContext;

const remove = () => changeRecord(ctx, menuRecords, { name: "top", typed: null });

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  if ((await listRecords(ctx, menuRecords)).length > 0) await remove();
});

const write = (label: string, expectedVersion?: string | null) =>
  changeRecord(ctx, menuRecords, {
    name: "top",
    typed: { name: "Top", items: [{ label, url: "/sale" }] },
    expectedVersion,
  });
const refusalOf = (change: Promise<unknown>) => change.then(() => null).catch((error: unknown) => error);

it("writes a menu under the version it has", async () => {
  const { version } = await write("Sale");
  await write("Offers", version);
  expect((await readRecord(ctx, menuRecords, "top")).record.items[0]?.label).toBe("Offers");
});

it("refuses a change of what was changed since, with what is stored now", async () => {
  const { version } = await write("Sale");
  const newer = await write("Offers");
  const refusal = await refusalOf(write("Bargains", version));
  expect(isStaleRecord(refusal) && [refusal.status, refusal.current, refusal.version]).toEqual([
    409,
    newer.record,
    newer.version,
  ]);
});

it("refuses a new menu where one is stored", async () => {
  await write("Sale");
  expect(isStaleRecord(await refusalOf(write("Offers", null)))).toBe(true);
});

it("says that what was seen is removed", async () => {
  const { version } = await write("Sale");
  await remove();
  await expect(write("Offers", version)).rejects.toThrow("This was removed in the meantime.");
});

it("finds that the same menu is no change", async () => {
  await write("Sale");
  expect((await write("Sale")).isChanged).toBe(false);
});

it("names what is wrong", async () => {
  const typed = { name: "Top", items: [{ label: "", url: "/a" }] };
  await expect(changeRecord(ctx, menuRecords, { name: "top", typed })).rejects.toThrow(
    "menu 'top': items.0.label: This is required",
  );
});

it("has nothing to remove where there is none", async () => {
  await expect(remove()).rejects.toThrow("There is no menu 'top'.");
});
