import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { select } from "../tests/http/runner/select";
import type { LiveServer } from "../tests/live/harness/live-server";
import type { SeenShop } from "./lighthouse";
import { say } from "./measure";

const run = promisify(execFile);
const code = "photos";
const host = `${code}.localhost`;

/**
 * Makes a shop of a given catalogue: a folder with a product CSV and a folder `images`. The listing that
 * is looked at is the first category of its menu, the product the first in it.
 */
export async function openPhotoShop(
  folder: string,
  server: LiveServer,
  env: Record<string, string>,
): Promise<SeenShop> {
  const file = readdirSync(folder).find((name) => name.endsWith(".csv"));
  if (!file) throw new Error(`${folder} holds no product CSV`);
  say(`  importing ${file} ...`);
  await shop(env, "create", "--code", code, "--domain", host, "--name", "Photo shop");
  await shop(env, "import", "--client", code, "--images", join(folder, "images"), join(folder, file));
  const read = async (path: string) =>
    (await server.send({ method: "GET", url: new URL(path, `http://${host}`), headers: {}, body: "" })).body;
  const category = select(await read("/"), "header nav a")[0]?.attribs.href;
  if (!category) throw new Error("the imported shop has no category in its menu");
  const product = select(await read(category), "main article a")[0]?.attribs.href;
  if (!product) throw new Error(`${category} of the imported shop lists no product`);
  return { name: "photo shop", host, pages: { home: "/", category, product } };
}

const shop = (env: Record<string, string>, ...words: string[]) =>
  run(process.execPath, ["--import", "tsx", "app/cli/shop.ts", ...words], {
    env: { ...process.env, ...env },
  });
