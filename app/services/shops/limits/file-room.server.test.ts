import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { megabyte } from "~/models/shops/limits/quotas";
import { tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { applyShopFolder } from "../../files/apply/apply-shop-folder.server";
import { readShopFolder } from "../../files/apply/read-shop-folder.server";
import type { ShopFilesContext } from "../../files/files-context.server";
import { uploadPicture } from "../../office/library/upload-picture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { acting } from "../context/shop-context.server";
import { measureFiles } from "./measure-files.server";
import { readQuotas } from "./read-quotas.server";
import { limitedStore } from "./take-file-room.server";
import { writeQuotas } from "./write-quotas.server";

const database = withTestDatabase();
const command = acting({ kind: "command-line", command: "quota" });
let disk: TestFolder;
let ctx: ShopFilesContext;
beforeEach(async () => {
  disk = await makeFolder();
  const shop = await openTestShop(database.db);
  ctx = { ...shop, actor: command, fileStore: createDiskStore(join(disk.path, "var")) };
});
afterEach(() => disk.remove());

const limit = (megabytes: number | null) => writeQuotas(ctx, { megabytes });
const keyOf = (name: string, code = ctx.shop.code) => `media/${code}/${name}.pdf`;
const put = (name: string, bytes: number) => limitedStore(ctx).put(keyOf(name), randomBytes(bytes));
const used = async () => (await readQuotas(ctx)).megabytes.used;
const refused = { code: "conflict", message: expect.stringContaining("allows 2 MB of pictures and files") };

test("a file above the limit is refused, and nothing of it is kept (rule hosting-10)", async () => {
  await limit(2);
  await put("first", megabyte);
  await expect(put("second", 1.5 * megabyte)).rejects.toMatchObject(refused);
  expect(await ctx.fileStore.head(keyOf("second"))).toBeNull();
  await put("third", megabyte);
  expect(await used()).toBe(2);
});

test("what was removed makes room at once", async () => {
  await limit(2);
  await put("first", 2 * megabyte);
  await ctx.fileStore.remove([keyOf("first")]);
  await put("second", 2 * megabyte);
  expect(await used()).toBe(2);
});

test("files that were there before the first measuring count", async () => {
  await database.db.update(tenants).set({ fileBytes: null }).where(eq(tenants.id, ctx.tenant.id));
  await ctx.fileStore.put(keyOf("old"), randomBytes(1.5 * megabyte));
  await limit(2);
  await expect(put("new", megabyte)).rejects.toMatchObject(refused);
});

test("a business pays for the files of its own shops alone, and not for what hosts keep", async () => {
  const other = await openTestShop(database.db);
  await ctx.fileStore.put(keyOf("theirs", other.shop.code), randomBytes(megabyte));
  await ctx.fileStore.put(`uploads/${ctx.shop.code}/host-exports/1.zip`, randomBytes(megabyte));
  await ctx.fileStore.put(`uploads/${ctx.shop.code}/messages/1.pdf`, randomBytes(10));
  expect(await measureFiles(ctx)).toBe(10);
});

test("two that come together do not pass the limit", async () => {
  await limit(2);
  const ends = await Promise.allSettled([put("one", 1.5 * megabyte), put("two", 1.5 * megabyte)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("an upload is refused beside its field", async () => {
  await limit(0);
  const pdf = Buffer.from(`%PDF-1.4\n${"x".repeat(100)}\n%%EOF`);
  await expect(uploadPicture(ctx, { bytes: pdf, fileName: "a.pdf", alt: "" })).rejects.toMatchObject({
    code: "conflict",
    field: "picture",
  });
});

test("a folder with more pictures than there is room for changes nothing", async () => {
  const folder = await makeFolder();
  await writeFiles(folder.path, await smallShop());
  const read = await readShopFolder(folder.path);
  await applyShopFolder(ctx, read, () => {});
  const code = read.shop.code;
  const [tenant] = await database.db.select().from(tenants).where(eq(tenants.code, code));
  const corner = { ...ctx, tenant: { ...ctx.tenant, id: tenant?.id ?? "" } };
  await writeQuotas(corner, { megabytes: 0 });
  await applyShopFolder(ctx, read, () => {});
  for await (const { key } of ctx.fileStore.list(`media/${code}/`)) await ctx.fileStore.remove([key]);
  await expect(applyShopFolder(ctx, read, () => {})).rejects.toMatchObject({
    message: expect.stringContaining("allows 0 MB"),
  });
  await folder.remove();
});
