import { listShops } from "~/services/files/list-shops.server";
import type { Command } from "../command";
import { withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `list`: one line a shop with its type, domains and number of products. */
async function run(args: string[]): Promise<void> {
  readArguments(args, { required: [] });
  await withShops("list", async ({ base, elsewhere, say }) => {
    const shops = await listShops(base);
    for (const db of elsewhere) shops.push(...(await listShops({ ...base, db })));
    if (shops.length === 0) say("There are no shops yet: npm run shop -- create, or apply a folder.");
    for (const { code, name, type, domains, productTotal } of shops)
      say(`${code}  ${name}  ${type}  ${productTotal} products  ${domains.join(", ")}`);
  });
}

/** See {@link run}. */
export const list: Command = {
  name: "list",
  usage: `
  list                                                         list the shops`,
  run,
};
