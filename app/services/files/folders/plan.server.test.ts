import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { type ApplyChange, planLines } from "~/models/files/apply-change";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import {
  drawPicture,
  makeFolder,
  smallShop,
  type TestFolder,
  writeFiles,
} from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import type { FilesContext } from "../files-context.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;

beforeEach(async () => {
  await database.empty();
  disk = await makeFolder();
  base = {
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
});
afterEach(() => disk.remove());

/** Applies files, or plans to, and answers the changes. */
async function run(files: Record<string, unknown>, stays: boolean): Promise<readonly ApplyChange[]> {
  const folder = await makeFolder();
  let changes: readonly ApplyChange[] = [];
  const decide = (all: readonly ApplyChange[]) => {
    changes = all;
    return stays;
  };
  try {
    await writeFiles(folder.path, files);
    if ("tenant.json" in files)
      await applyMarketplaceFolder(base, await readMarketplaceFolder(folder.path), () => {}, decide);
    else await applyShopFolder(base, await readShopFolder(folder.path), () => {}, decide);
    return changes;
  } finally {
    await folder.remove();
  }
}

/** Everything that is stored: rows of all tables, and files. */
async function everything() {
  const { rows: tables } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await database.db.execute(sql`
      select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${sql.identifier(name)} t`);
    found[name] = rows[0]?.sum;
  }
  const files = await readdir(join(disk.path, "var"), { recursive: true }).catch(() => []);
  return { ...found, files: files.sort() };
}

/** A change of everything a folder of a shop holds. */
async function otherShop() {
  const { "products.csv": text } = await smallShop();
  return smallShop({
    "shop.json": {
      code: "corner",
      name: "The corner",
      domains: ["corner.localhost"],
      settings: {
        discounts: [{ id: "ten", title: "Ten", action: { type: "percent", rateBasisPoints: 1000 } }],
      },
    },
    "secrets.json": { "recaptcha.secret_key": "a-secret" },
    "categories.json": [{ slug: "kitchen", name: "Kitchens" }],
    "products.csv": String(text)
      .replace("MUG,Mug,,,24,19.5,mugs|kitchen,mug.png|", "MUG,Cup,,,26,19.5,kitchen,blue.png|")
      .replace(",10,3:18", ",12,3:18")
      .replace(/^POT-L.*\n/m, "")
      .replace(/\nSET.*$/, "\nNEW,New,,,5,,kitchen"),
    "templates/about.html": null,
    "templates/team.html": '<!-- { "name": "Team", "slug": "team" } -->',
    "images/blue.png": await drawPicture("#2233ee"),
  });
}

test("a plan says by name what an apply does, old and new, and writes nothing", async () => {
  await run(await smallShop(), true);
  const before = await everything();
  const other = await otherShop();
  const plan = await run(other, false);
  expect(await everything()).toEqual(before);
  const lines = planLines(plan);
  expect(lines).toEqual(
    expect.arrayContaining([
      "Add page Team",
      "Add product NEW (New)",
      "Change shop corner",
      "  name: Corner -> The corner",
      "Change settings of shop corner",
      "  discounts.0.title: (empty) -> Ten",
      "Change secrets of shop corner",
      "Change category kitchen",
      "  name: Kitchen -> Kitchens",
      "Change product MUG (Cup)",
      "  name: Mug -> Cup",
      "  price: 24.00 -> 26.00",
      "  qty: 10 -> 12",
      "Change product POT (Pot)",
      "  options: Size=Small|Large -> Size=Small",
      "Archive product SET (Tea set)",
      "Archive variation POT-L",
      "Remove page About",
      "Remove category mugs",
    ]),
  );
  expect(lines.join("\n")).not.toContain("a-secret");
  expect(await run(other, true)).toEqual(plan);
  expect(planLines(await run(other, false))).toEqual(["Nothing would change"]);
  expect(planLines(await run(await smallShop(), false))).toContain("Bring back product SET (Tea set)");
});

test("a plan of a shop that is not there names it, and leaves none", async () => {
  const before = await everything();
  expect(planLines(await run(await smallShop(), false))).toContain("Add shop corner");
  expect(await everything()).toEqual(before);
});

test("a plan of a marketplace names its sellers and their offers, without their accounts", async () => {
  const market = await smallMarketplace();
  await run(market, true);
  const before = await everything();
  const [house, potter] = market["sellers.json"] as [object, object];
  const account = { kind: "stripe", account: "acct_another" };
  const other = {
    ...market,
    "sellers.json": [house, { ...potter, name: "A potter", payout: { account, schedule: "monthly" } }],
    "offers.csv": String(market["offers.csv"])
      .replace("potter,MUG,8", "potter,MUG,9")
      .replace(/^potter,BOWL.*\n?/m, ""),
  };
  const lines = planLines(await run(other, false));
  expect(lines).toEqual([
    "Change seller potter",
    "  name: The potter -> A potter",
    "  payout.account.account: ... -> another",
    "Change offer MUG of potter",
    "  price: 8.00 -> 9.00",
    "Archive offer BOWL of potter",
  ]);
  expect(await everything()).toEqual(before);
});
