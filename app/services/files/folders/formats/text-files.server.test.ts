import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FaultCollector } from "../../apply/folder-faults.server";
import { readTextFiles } from "./text-files.server";

async function read(files: Record<string, unknown>) {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  await mkdir(join(folder, "texts"));
  for (const [name, texts] of Object.entries(files))
    await writeFile(join(folder, "texts", name), JSON.stringify(texts));
  const collector = new FaultCollector();
  const own = await readTextFiles(folder, collector);
  return { own, faults: collector.faults.map(({ file, reason }) => `${file}: ${reason}`) };
}

test("a folder has an owner's texts, a file each language (rule texts-6)", async () => {
  const own = { "de-AT": { Cart: "Sackerl" }, sv: { "Hello {name},": "Hej {name}!" } };
  expect(await read({ "de-AT.json": own["de-AT"], "sv.json": own.sv })).toEqual({ own, faults: [] });
});

test("what is wrong in a file of texts is said with its text", async () => {
  const { own, faults } = await read({ "sv.json": { "Hello {name},": "Hej!" }, "Svenska.json": {} });
  expect(own).toEqual({});
  expect(faults).toEqual([
    "texts/Svenska.json: name it by a language, such as de.json or de-AT.json",
    expect.stringMatching(/^texts\/sv\.json: Hello \{name\},: Name in braces/),
  ]);
});
