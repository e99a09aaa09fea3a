import { reportLines } from "~/models/files/import-report";
import { importFile } from "~/services/files/import-file.server";
import { createShop, starterFolder } from "~/services/files/seed/create-shop.server";
import { sampleGoods } from "~/services/files/seed/sample-goods.server";
import type { Command } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `create --code acme --domain acme.localhost [--name "Acme"] [--tagline "..."] [--email hello@acme.example]
 * [--samples] [--first]`: makes a shop that can sell as soon as it has products; with `--samples` it has
 * some to try out, with `--first` its database is made, too.
 */
async function run(args: string[]): Promise<void> {
  const { options, switches } = readArguments(args, {
    required: ["code", "domain"],
    optional: ["name", "tagline", "email"],
    switches: ["samples", "first"],
  });
  const { code = "", domain = "", name, tagline, email } = options;
  await withShops(
    "create",
    async ({ base, say, onProgress }) => {
      const { notes } = await createShop(base, starterFolder, { code, domain, name, tagline, email });
      const add = `Add products: npm run shop -- import --client ${code} <file.csv>`;
      say(`The shop ${code} answers at ${domain}.${switches.has("samples") ? "" : ` ${add}`}`);
      for (const { file, reason } of notes) say(`${file}: ${reason}`);
      if (!switches.has("samples")) return;
      const report = await importFile(await findShop(base, code), sampleGoods, onProgress);
      for (const line of reportLines(report)) say(line);
    },
    { mayMake: switches.has("first") },
  );
}

/** See {@link run}. */
export const create: Command = {
  name: "create",
  usage: `
  create --code acme --domain acme.localhost [--name "Acme"] [--samples]
                                                               make an empty shop that can sell, or one with samples;
                                                               with --first where there is no database yet`,
  run,
};
