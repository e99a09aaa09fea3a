import { beforeAll, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { addBulkRows } from "../../../bulk/add-bulk-rows.server";
import { previewBulkChange } from "../../../bulk/preview-bulk-change.server";
import { readSentRows, readSheetRows } from "../../../bulk/read-sent-rows.server";
import { runBulkOperation } from "../../../bulk/run-bulk-operation.server";
import { startBulkChange } from "../../../bulk/start-bulk-change.server";
import { undoBulkChange } from "../../../bulk/undo-bulk-change.server";
import { categoryRecords } from "../../../catalogue/categories/category-records.server";
import { readArchived } from "../../../catalogue/product/read-archived.server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import { changeRecord } from "../../../shops/records/change-record.server";
import { saveLibraryPicture } from "../../library/save-library-picture.server";
import { withNewProducts } from "./with-new-products.server";
import { withTypedNames } from "./with-typed-names.server";

const database = withTestDatabase();

beforeAll(() => migrateJobs(database.pool));

it("a file of products adds, changes and refuses, is looked at first and can be undone (rule office-78)", async () => {
  const ctx = await openTestShop(database.productDb);
  await addProduct(ctx, "MUG", { name: "Mug", brand: "Clay", priceMinor: 1000 });
  const content = "sku;name;price\nMUG;Big mug;9.50\nJUG;Jug;20.00\nBAD;Bad;many\n";
  const rows = await withNewProducts(ctx, readSentRows("product", { format: "csv", content }));
  const { id } = await startBulkChange(ctx, { kind: "product", rows, waits: true });
  const preview = await previewBulkChange(ctx, id);
  expect(preview).toMatchObject({
    added: 1,
    changed: 2,
    refused: 1,
    refusals: [{ place: 3, reason: "price 'many' is not an amount such as 24.00" }],
  });
  expect((await readArchived(ctx, ["JUG"])).size).toBe(0);

  const run = { until: () => false };
  await addBulkRows(ctx, id, { rows: [], isLast: true });
  await runBulkOperation(ctx, id, run);
  expect((await readArchived(ctx, ["JUG"])).get("JUG")).toBe(false);
  const undone = await undoBulkChange(ctx, id);
  await runBulkOperation(ctx, undone.id, run);
  expect((await readArchived(ctx, ["JUG"])).get("JUG")).toBe(true);
});

it("takes common columns, categories by name and pictures by their files (rule office-78)", async () => {
  const ctx = await openTestShop(database.productDb);
  await changeRecord(ctx, categoryRecords, { name: "for-the-table", typed: { name: "Table" } });
  const url = "/media/test/0123456789abcdef-16x16";
  await saveLibraryPicture(ctx, url, { name: "Big mug", removedAt: null });
  const content =
    "sku,title,price,category,photo\nMUG,Big mug,9.50,table,big mug.JPG\nJUG,Jug,9,Sea,jug.png\n";
  const rows = await withTypedNames(ctx, readSentRows("product", { format: "csv", content }));
  expect(rows.map(({ fields }) => fields)).toEqual([
    { name: "Big mug", price: "9.50", categories: "for-the-table", images: url },
    { name: "Jug", price: "9", categories: "Sea", images: "jug.png" },
  ]);
  const { id } = await startBulkChange(ctx, {
    kind: "product",
    rows: await withNewProducts(ctx, rows),
    waits: true,
  });
  const { added, refusals } = await previewBulkChange(ctx, id);
  expect([added, refusals.map(({ reason }) => reason)]).toEqual([1, ["picture 'jug.png' is not there"]]);
});

it("knows the line of each row as spreadsheets count (rule office-78)", () => {
  const content = '\nsku,name\nMUG,"A\nmug"\n\n\nJUG,Jug\n';
  expect(readSheetRows("product", content).lines).toEqual([3, 6]);
});
