import { beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addCustomer } from "../accounts/sign-in/account-fixture.server";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "./context/shop-context.server";
import { changeRecord } from "./records/change-record.server";
import { hearChanges } from "./records/hear-changes-fixture.server";
import { listVersions } from "./records/list-versions.server";
import { listRecords, readRecord } from "./records/read-record.server";
import { restoreRecord } from "./records/restore-record.server";
import { settingsEntryRecords, settingsRecords } from "./settings/settings-records.server";

const database = withTestDatabase();
const heard = hearChanges(database);
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

function kindOf(kind: string) {
  const found = settingsEntryRecords.find((one) => one.kind === kind);
  if (!found) throw new Error(`no kind ${kind}`);
  return found;
}
const discount = kindOf("discount");
const percent = (rateBasisPoints: number) => ({
  title: "Welcome",
  action: { type: "percent", rateBasisPoints },
});
const write = (name: string, typed: unknown, expectedVersion?: string | null) =>
  changeRecord(ctx, discount, { name, typed, expectedVersion });

describe("a discount (rule owners-3)", () => {
  it("is one entry of the settings, with its defaults, behind the others", async () => {
    await write("welcome", percent(1000));
    const { record } = await write("spring", percent(2000));
    expect(record).toMatchObject({ id: "spring", code: null, priority: 0 });
    expect((await readRecord(ctx, settingsRecords, "discounts")).record).toMatchObject([
      { id: "welcome" },
      { id: "spring" },
    ]);
  });

  it("stays in its place when it is changed, and goes when it is removed", async () => {
    for (const id of ["a", "b", "c"]) await write(id, percent(1000));
    await write("a", percent(1500));
    await write("b", null);
    expect((await readRecord(ctx, settingsRecords, "discounts")).record).toMatchObject([
      { id: "a", action: { rateBasisPoints: 1500 } },
      { id: "c" },
    ]);
  });

  it("is shown in the whole shop at once", async () => {
    expect(await heard(() => write("welcome", percent(1000)))).toEqual([["shop"]]);
  });

  it("is not changed from an older version", async () => {
    const { version } = await write("welcome", percent(1000));
    await write("welcome", percent(1500));
    await expect(write("welcome", percent(2000), version)).rejects.toMatchObject({ status: 409 });
  });

  it("keeps what it was, also when the module was written, and becomes it again", async () => {
    const { version } = await write("welcome", percent(1000));
    const typed = [{ id: "welcome", ...percent(1500) }];
    await changeRecord(ctx, settingsRecords, { name: "discounts", typed });
    expect(await listVersions(ctx, discount, "welcome")).toMatchObject([{ version }]);
    await restoreRecord(ctx, discount, { name: "welcome", version: version ?? "" });
    expect((await readRecord(ctx, discount, "welcome")).version).toBe(version);
  });

  it("is in the history of its module, too", async () => {
    await write("welcome", percent(1000));
    expect(await listVersions(ctx, settingsRecords, "discounts")).toMatchObject([{ record: [] }]);
  });

  it.each([
    ["a rate above 100 %", "welcome", percent(20_000), "action.rateBasisPoints"],
    ["a name with spaces", "wel come", percent(1000), "Use lower-case letters"],
  ])("with %s is refused", async (_what, name, typed, message) => {
    await expect(write(name, typed)).rejects.toThrow(message);
  });

  it("with the code of another one is refused", async () => {
    await write("welcome", { ...percent(1000), code: "SAVE" });
    await expect(write("spring", { ...percent(1000), code: "SAVE" })).rejects.toThrow(
      "There is another discount with the code SAVE",
    );
  });
});

describe("a customer group (rule owners-11)", () => {
  const group = kindOf("customer-group");
  const remove = () => changeRecord(ctx, group, { name: "trade", typed: null });
  beforeEach(async () => {
    await changeRecord(ctx, group, { name: "trade", typed: { name: "Trade" } });
  });

  it("is not removed while customers are in it", async () => {
    for (const email of ["ada@example.com", "bo@example.com"])
      await addCustomer(ctx, { email, groupCode: "trade" });
    await expect(remove()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("'trade' has 2 customers"),
    });
  });

  it("does not go with the whole list while a customer is in it", async () => {
    await addCustomer(ctx, { groupCode: "trade" });
    const change = { name: "customer_groups", typed: [] };
    await expect(changeRecord(ctx, settingsRecords, change)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is removed once its customers are in another", async () => {
    await addCustomer(ctx, { groupCode: "press" });
    await remove();
    expect(await listRecords(ctx, group)).toEqual([]);
  });
});

it.each([
  ["shipping-method", "standard", { type: "flat", title: "Standard", amountMinor: 600 }],
  ["delivery-estimate", "soon", { days: [1, 3] }],
  ["customer-group", "wholesale", { name: "Wholesale" }],
  ["filter", "brand", { label: "Maker" }],
])("a %s is a record, too", async (kind, name, typed) => {
  await changeRecord(ctx, kindOf(kind), { name, typed });
  expect(await listRecords(ctx, kindOf(kind))).toEqual([name]);
});
