import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packFolder } from "./pack-folder.server";
import { unpackArchive } from "./unpack-archive.server";

const limits = { files: 3, bytes: 400_000 };
let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "archive-"));
  await mkdir(join(place, "in", "acme", "images"), { recursive: true });
  await writeFile(join(place, "in", "acme", "shop.json"), "{}");
  await writeFile(join(place, "in", "acme", "images", "mug.jpg"), Buffer.alloc(300_000, 7));
});
afterEach(() => rm(place, { recursive: true }));

const packed = async () => {
  await packFolder(join(place, "in"), join(place, "a.zip"));
  return join(place, "a.zip");
};

test("a folder comes out of its archive as it went in", async () => {
  const root = await unpackArchive(await packed(), join(place, "out"), limits);
  expect(root).toBe(join(place, "out", "acme"));
  expect(await readFile(join(root, "shop.json"), "utf8")).toBe("{}");
  expect(await readFile(join(root, "images", "mug.jpg"))).toEqual(Buffer.alloc(300_000, 7));
});

test("an archive of too many bytes is refused while it is unpacked", async () => {
  await writeFile(join(place, "in", "zeros.txt"), Buffer.alloc(1_000_000));
  await expect(unpackArchive(await packed(), join(place, "out"), limits)).rejects.toThrow("more than 0 MB");
});

test("an archive of too many files is refused", async () => {
  for (const name of ["a", "b"]) await writeFile(join(place, "in", name), "");
  await expect(unpackArchive(await packed(), join(place, "out"), limits)).rejects.toThrow(
    "more than 3 files",
  );
});

test("another file is no archive", async () => {
  await writeFile(join(place, "a.zip"), "SKU,Name\n1,Mug\n");
  await expect(unpackArchive(join(place, "a.zip"), join(place, "out"), limits)).rejects.toThrow("no ZIP");
});
