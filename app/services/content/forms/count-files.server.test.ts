import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countFiles } from "./count-files.server";
import { openFormShop } from "./form-fixture.server";
import type { CheckedFile } from "./store-form-files.server";

let database: TestDatabase;
let ctx: Awaited<ReturnType<typeof openFormShop>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openFormShop(database.db);
});
afterAll(() => database?.drop());

const files = (count: number, kilobytes = 1): CheckedFile[] =>
  Array.from({ length: count }, (_, at) => ({
    wuid: `photo${at}`,
    fileName: "a.png",
    mime: "image/png",
    path: "",
    sizeBytes: kilobytes * 1024,
  }));
const from = (address: string) => ({ ...ctx, clientAddress: address });
const refused = { status: 429, field: "photo0", retryAfterMs: expect.any(Number) };

test("an address is limited to a number of files, with the time to wait beside the first one", async () => {
  await countFiles(ctx, "contact", files(attemptLimits.filesByAddress.limit));
  await expect(countFiles(ctx, "contact", files(1))).rejects.toMatchObject({
    ...refused,
    message: "Too many files were sent lately. Try again later, or send the form without files.",
  });
  await expect(countFiles(from("192.0.2.8"), "contact", files(1))).resolves.toBeUndefined();
});

test("an address is limited to a number of kilobytes", async () => {
  const { limit } = attemptLimits.fileKilobytesByAddress;
  await countFiles(ctx, "contact", files(1, limit - 1));
  await expect(countFiles(ctx, "contact", files(1, 2))).rejects.toMatchObject(refused);
  await expect(countFiles(ctx, "contact", files(1))).resolves.toBeUndefined();
});

test("a form has a quota for all addresses, separate from other forms", async () => {
  const batch = attemptLimits.filesByAddress.limit;
  for (let sent = 0; sent < attemptLimits.filesByForm.limit; sent += batch)
    await countFiles(from(`192.0.2.${sent / batch}`), "contact", files(batch));
  await expect(countFiles(from("198.51.100.1"), "contact", files(1))).rejects.toMatchObject(refused);
  await expect(countFiles(from("198.51.100.1"), "quote", files(1))).resolves.toBeUndefined();
});

test("a shop has a quota for all forms, separate from other shops", async () => {
  const batch = attemptLimits.filesByAddress.limit;
  for (let sent = 0; sent < attemptLimits.filesByShop.limit; sent += batch)
    await countFiles(from(`10.0.0.${sent / batch}`), `form${Math.floor(sent / 1000)}`, files(batch));
  await expect(countFiles(from("198.51.100.1"), "quote", files(1))).rejects.toMatchObject(refused);
  ctx = await openFormShop(database.db);
  await expect(countFiles(from("198.51.100.1"), "quote", files(1))).resolves.toBeUndefined();
});

test("a form without files does not count", async () => {
  await countFiles(ctx, "contact", files(attemptLimits.filesByAddress.limit));
  await expect(countFiles(ctx, "contact", [])).resolves.toBeUndefined();
});
