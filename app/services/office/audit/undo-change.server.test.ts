import { beforeEach, describe, expect, it, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { menuRecords } from "../../content/pages/menu-records.server";
import { searchAudit } from "../../shops/audit/search-audit.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { readRecord } from "../../shops/records/read-record.server";
import { nameSubjects } from "../sections/name-subjects.server";
import { findUndos } from "./find-undos.server";
import { undoChange } from "./undo-change.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const write = (label: string | null, name = "top") =>
  changeRecord(ctx, menuRecords, {
    name,
    typed: label === null ? null : { name: "Top", items: [{ label, url: "/sale" }] },
  });
const labelNow = async () => (await readRecord(ctx, menuRecords, "top")).record.items[0]?.label;

const changes = async (search = {}) =>
  (await searchAudit(ctx, { subject: "menus", ...search }, { after: null, limit: 9 })).map(
    ({ entry }) => entry,
  );
const undos = async () => {
  const entries = await changes();
  const found = await findUndos(ctx, entries, await nameSubjects(ctx, entries));
  return entries.map(({ id }) => found.get(id) ?? null);
};
const undo = async () => {
  const [latest] = await undos();
  if (!latest?.version) throw new Error("the change has no version before it");
  await undoChange(ctx, { ...latest, version: latest.version });
};

describe("a change of the audit is undone by the version before it (rule office-98)", () => {
  it("as a change of its own, unless it added the record", async () => {
    await write("Sale");
    expect(await undos()).toEqual([null]);
    await write("Offers");
    await undo();
    expect(await labelNow()).toBe("Sale");
  });

  it("each, however soon after another", async () => {
    await write("Sale");
    await write("Offers");
    await write("Gifts");
    await undo();
    await write("Sale");
    expect((await undos()).map((one) => one !== null)).toEqual([true, true, true, true, false]);
    await undo();
    expect(await labelNow()).toBe("Offers");
  });

  it("so that what was removed returns", async () => {
    await write("Sale");
    await write(null);
    await undo();
    expect(await labelNow()).toBe("Sale");
  });

  it("but stays where it was changed since, and says both", async () => {
    await write("Sale");
    await write("Offers");
    const [latest] = await undos();
    await write("Gifts");
    await expect(
      undoChange(ctx, { kind: "", name: "", at: "", ...latest, version: latest?.version ?? "" }),
    ).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/Offers.* → .*Gifts/s),
    });
    expect(await labelNow()).toBe("Gifts");
  });
});

test("changes are found by what people call the record (rule office-98)", async () => {
  await write("Sale");
  await write("Help", "foot");
  expect((await changes({ record: "foot" })).map(({ subjectId }) => subjectId)).toEqual(["foot"]);
  expect(await changes({ record: "side" })).toEqual([]);
});
