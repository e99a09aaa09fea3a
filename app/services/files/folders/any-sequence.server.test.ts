import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { formatCsv } from "~/models/platform/text/csv-text";
import { products } from "~/tables/catalogue/catalogue";
import { stockItems } from "~/tables/catalogue/offers";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { runs } from "../../../../tests/support/runs/property-runs";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportShopFolder } from "../export-shop-folder.server";
import type { FilesContext } from "../files-context.server";
import { readCsv } from "./formats/read-csv.server";
import { leaveShopperRows, readShopperRows } from "./rows/shopper-rows-fixture.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;
let nowMs: number;

beforeEach(async () => {
  await database.empty();
  disk = await makeFolder();
  nowMs = Date.parse("2026-01-15T12:00:00Z");
  base = {
    db: database.productDb,
    now: () => new Date(nowMs),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
});
afterEach(() => disk.remove());

const sell = (sku: string, pieces: number) =>
  byTest(database.db, (db) =>
    db
      .update(stockItems)
      .set({ onHand: sql`on_hand - ${pieces}` })
      .where(eq(stockItems.sku, sku)),
  );
const more = (qty = "", added = 0) => (added === 0 ? qty : String(Number(qty) + added));

const counted = ["MUG", "POT-S", "POT-L"] as const;
const step = fc.oneof(
  fc.record({ does: fc.constant("export" as const) }),
  fc.record({
    does: fc.constant("apply" as const),
    leaves: fc.subarray(["POT-S", "POT-L", "SET"]),
    without: fc.subarray(["name", "qty", "categories", "images", "price_levels"]),
    adds: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ does: fc.constant("review" as const), sku: fc.constantFrom(...counted) }),
  fc.record({
    does: fc.constant("sell" as const),
    sku: fc.constantFrom(...counted),
    pieces: fc.integer({ min: 1, max: 3 }),
  }),
);

test("whatever is exported, cut, applied and bought, shoppers' rows stay and stock is what was counted less what was sold", async () => {
  const files = await smallShop();
  await writeFiles(join(disk.path, "whole"), {
    ...files,
    "products.csv": String(files["products.csv"])
      .replace(",10,3:18", ",1000,3:18")
      .replace(",4,,,", ",1000,,,")
      .replace(",2,,,", ",1000,,,"),
  });
  await applyShopFolder(base, await readShopFolder(join(disk.path, "whole")), () => {});
  const shop = await readShop(base.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("no shop");
  const ctx = { ...base, tenant: shop.tenant, shop };
  const stock = new Map<string, number>(counted.map((sku) => [sku, 1000]));
  const count = (sku: string, pieces: number) => stock.set(sku, (stock.get(sku) ?? 0) + pieces);
  const ids = async () =>
    new Map((await database.db.select().from(products)).map(({ sku, id }) => [sku, id]));
  const idsBefore = await ids();
  const folder = join(disk.path, "exported");
  const write = async () => {
    nowMs += 1000;
    await exportShopFolder(ctx, folder, () => {});
    return readCsv(join(folder, "products.csv"));
  };
  const first = await write();
  // An export with what its owner added to it since.
  const firstFile = { csv: first, added: new Map<string, number>() };
  let file = firstFile;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const one of steps) {
        const before = await readShopperRows(database.db);
        if (one.does === "export") file = { csv: await write(), added: new Map() };
        if (one.does === "review") await leaveShopperRows(database.db, { shopCode: "corner", sku: one.sku });
        if (one.does === "sell") {
          await sell(one.sku, one.pieces);
          count(one.sku, -one.pieces);
        }
        if (one.does === "apply") {
          const header = first.header.filter((name) => !one.without.includes(name));
          const own = new Map(file.csv.rows.map(({ cells }) => [cells.sku ?? "", cells]));
          for (const sku of counted)
            if (own.has(sku) && !one.leaves.includes(sku) && header.includes("qty")) {
              file.added.set(sku, (file.added.get(sku) ?? 0) + one.adds);
              count(sku, one.adds);
            }
          // What the export lacks comes back as the owner left it in the first one.
          const addedTo = (sku = "") => (own.has(sku) ? file : firstFile).added.get(sku);
          const rows = first.rows
            .map(({ cells }) => own.get(cells.sku ?? "") ?? cells)
            .filter(({ sku }) => !one.leaves.some((left) => left === sku))
            .map((cells) => ({ ...cells, qty: more(cells.qty, addedTo(cells.sku)) }))
            .map((cells: Record<string, string>) => header.map((name) => cells[name] ?? ""));
          await writeFiles(folder, { "products.csv": formatCsv([header, ...rows]) });
          const cut = await readShopFolder(folder);
          for (const _twice of [1, 2])
            expect((await applyShopFolder(base, cut, () => {})).refused).toEqual([]);
        }
        if (one.does !== "review") expect(await readShopperRows(database.db)).toEqual(before);
        const items = await database.db.select().from(stockItems);
        expect(new Map(items.map(({ sku, onHand }) => [sku, onHand]))).toEqual(stock);
        expect(await ids()).toEqual(idsBefore);
      }
    }),
    { numRuns: runs(2, 12), endOnFailure: true },
  );
}, 120_000);
