import { beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { changeRecord } from "../shops/records/change-record.server";
import { hearChanges } from "../shops/records/hear-changes-fixture.server";
import { listVersions } from "../shops/records/list-versions.server";
import { listRecords, readRecord } from "../shops/records/read-record.server";
import { restoreRecord } from "../shops/records/restore-record.server";
import { questionRecords } from "./questions/question-records.server";
import { reviewRecords } from "./reviews/review-records.server";

const database = withTestDatabase();
const heard = hearChanges(database);
let ctx: ShopContext;
let mugId: number;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  mugId = await addProduct(ctx, "MUG");
});

const at = "2026-02-01T12:00:00.000Z";
const kinds = [
  {
    kind: reviewRecords,
    typed: { sku: "MUG", star: 5, content: "Keeps tea hot.", display_name: "Ada M.", written_at: at },
    other: { sku: "MUG", star: 4, content: "Keeps tea hot.", display_name: "Ada M.", written_at: at },
  },
  {
    kind: questionRecords,
    typed: { sku: "MUG", question: "Is it large?", answer: "It is.", asked_by: "Ada", asked_at: at },
    other: { sku: "MUG", question: "Is it large?", answer: "0.4 l.", asked_by: "Ada", asked_at: at },
  },
] as const;

describe.each(kinds)("a $kind.kind that the owner brings (rule owners-3)", ({ kind: own, typed, other }) => {
  const kind = own as typeof reviewRecords;
  const write = (to: unknown, expectedVersion?: string | null) =>
    changeRecord(ctx, kind, { name: "mug-1", typed: to, expectedVersion });

  it("is written, told to the page of its product, and listed", async () => {
    expect((await heard(() => write(typed))).flat()).toContain(`product:${mugId}`);
    expect(await listRecords(ctx, kind)).toEqual(["mug-1"]);
  });

  it("is not changed from an older version", async () => {
    const { version } = await write(typed);
    await write(other);
    await expect(write(typed, version)).rejects.toMatchObject({ status: 409 });
  });

  it("is removed, and becomes again what it was", async () => {
    const { version } = await write(typed);
    await write(null);
    expect(await listRecords(ctx, kind)).toEqual([]);
    expect(await listVersions(ctx, kind, "mug-1")).toMatchObject([{ version }]);
    await restoreRecord(ctx, kind, { name: "mug-1", version: version ?? "" });
    expect((await readRecord(ctx, kind, "mug-1")).version).toBe(version);
  });

  it("of a product that is not there is refused", async () => {
    await expect(write({ ...typed, sku: "JUG" })).rejects.toThrow("mug-1: there is no product 'JUG'");
  });
});

it("a review has pictures of the shop alone", async () => {
  const typed = { ...kinds[0].typed, images: ["https://example.com/mug.jpg"] };
  await expect(changeRecord(ctx, reviewRecords, { name: "mug-1", typed })).rejects.toThrow(
    "review 'mug-1': images: Use addresses of stored pictures",
  );
});
