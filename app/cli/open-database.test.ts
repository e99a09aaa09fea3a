import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requireDatabase } from "~/services/platform/db/start/require-database.server";
import { makeFolder, type TestFolder } from "../../tests/support/shop-folder";
import { withDatabase } from "./open-database";

let disk: TestFolder;
beforeEach(async () => {
  disk = await makeFolder();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await disk.remove();
});

const databaseUrl = "postgres://localhost/awning";

describe("a command where there is no database (rule operations-15)", () => {
  test.each(["", databaseUrl])("refuses and makes nothing, with DATABASE_URL '%s'", async (url) => {
    const dataDir = join(disk.path, "var");
    vi.stubEnv("DATA_DIR", dataDir);
    vi.stubEnv("DATABASE_URL", url);
    const command = withDatabase(async ({ connect }) => void (await connect()));
    await expect(command).rejects.toThrow(/There is no .* in docs\/operations\.md/);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("refuses in a data folder that never had one", () => {
    expect(() => requireDatabase({ dataDir: disk.path, databaseUrl: undefined })).toThrow(disk.path);
  });
});

describe("a command goes on", () => {
  test("where the private database is", async () => {
    await mkdir(join(disk.path, "postgres", "cluster"), { recursive: true });
    expect(() => requireDatabase({ dataDir: disk.path, databaseUrl: undefined })).not.toThrow();
  });

  test("where the data folder of a service with DATABASE_URL is", () => {
    expect(() => requireDatabase({ dataDir: disk.path, databaseUrl })).not.toThrow();
  });
});
