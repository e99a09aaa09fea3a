import { createShop, starterFolder } from "~/services/files/seed/create-shop.server";
import type { Command } from "../command";
import { withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `create --code acme --domain acme.localhost [--name "Acme"] [--tagline "..."] [--email hello@acme.example]
 * [--first]`: makes a shop that can sell as soon as it has products; with `--first` its database, too.
 */
async function run(args: string[]): Promise<void> {
  const { options, switches } = readArguments(args, {
    required: ["code", "domain"],
    optional: ["name", "tagline", "email"],
    switches: ["first"],
  });
  const { code = "", domain = "", name, tagline, email } = options;
  await withShops(
    "create",
    async ({ base, say }) => {
      const { notes } = await createShop(base, starterFolder, { code, domain, name, tagline, email });
      say(
        `The shop ${code} answers at ${domain}. Add products: npm run shop -- import --client ${code} <file.csv>`,
      );
      for (const { file, reason } of notes) say(`${file}: ${reason}`);
    },
    { mayMake: switches.has("first") },
  );
}

/** See {@link run}. */
export const create: Command = {
  name: "create",
  usage: `
  create --code acme --domain acme.localhost [--name "Acme"]   make an empty shop that can sell
                                                               with --first where there is no database yet`,
  run,
};
