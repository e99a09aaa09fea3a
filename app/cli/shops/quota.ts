import { quotaNames, quotasSchema, quotaText, quotaWords } from "~/models/shops/limits/quotas";
import { measureFiles } from "~/services/shops/limits/measure-files.server";
import { readQuotas } from "~/services/shops/limits/read-quotas.server";
import { writeQuotas } from "~/services/shops/limits/write-quotas.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `quota --client acme [--products 500] [--staff none] [--megabytes 2000]`: sets what the business of a shop
 * may use (rule hosting-10), and says what it uses.
 */
async function run(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: [...quotaNames] });
  const wanted = Object.fromEntries(
    quotaNames.flatMap((name) => (name in options ? [[name, limitOf(name, options[name])]] : [])),
  );
  await withShops("quota", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    if (Object.keys(wanted).length > 0) await writeQuotas(ctx, wanted);
    await measureFiles(ctx);
    const quotas = await readQuotas(ctx);
    for (const name of quotaNames) say(`${quotaWords[name].label}: ${quotaText(name, quotas[name])}`);
  });
}

function limitOf(name: (typeof quotaNames)[number], typed: string | undefined): number | null {
  const parsed = quotasSchema.shape[name].safeParse(typed === "none" ? "" : typed);
  if (!parsed.success || (typed !== "none" && parsed.data === null))
    throw new UsageError(`--${name} is a whole number up to 10,000,000, or none`);
  return parsed.data;
}

/** See {@link run}. */
export const quota: Command = {
  name: "quota",
  usage: `
  quota --client acme [--products 500] [--staff none] [--megabytes 2000]
                                                               limit what a business may add, and list what it has`,
  run,
};
