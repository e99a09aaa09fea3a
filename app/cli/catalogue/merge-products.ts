import { listMerges } from "~/services/bulk/merging/list-merges.server";
import { mergeProducts, previewMerge } from "~/services/bulk/merging/merge-products.server";
import { previewSplit, splitProduct } from "~/services/bulk/merging/split-product.server";
import { undoMerge } from "~/services/bulk/merging/undo-merge.server";
import { asJson } from "../as-json";
import { UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** The usage of what makes products one and parts them. */
export const mergeUsage = `
  product merge --client bazaar [--stays potter=MUG,weaver=CUP] [--preview] <sku> <gone sku>
                                                               make two products of a marketplace one; the second is archived;
                                                               of sellers that offer both the named offer stays
  product split --client bazaar --sellers a,b [--name <name>] [--preview] <sku> <new sku>
                                                               part one: what these sellers offer becomes its own product
  product merges --client bazaar                               what was merged and parted, with the numbers to undo it
  product undo-merge --client bazaar <number>                  take it back, for 30 days`;

const previews = { required: ["client"], switches: ["preview"] };

/** `product merge`: the second product becomes one with the first. */
export async function onMerge(args: string[]): Promise<void> {
  const { options, switches, rest } = readArguments(args, { ...previews, optional: ["stays"] }, [
    "<sku>",
    "<gone sku>",
  ]);
  const [keptSku = "", goneSku = ""] = rest;
  const stays = staysOf(options.stays);
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    if (switches.has("preview")) return say(asJson(await previewMerge(ctx, { keptSku, goneSku })));
    const { id } = await mergeProducts(ctx, { keptSku, goneSku, stays });
    say(`'${goneSku}' is one with '${keptSku}' now; undo it by number ${id}`);
  });
}

/** Reads `potter=MUG,weaver=CUP`. */
function staysOf(typed: string | undefined): Record<string, string> {
  const pairs = typed === undefined ? [] : typed.split(",").map((pair) => pair.trim().split("="));
  if (pairs.some((pair) => pair.length !== 2))
    throw new UsageError("--stays takes <seller>=<sku>, with commas");
  return Object.fromEntries(pairs.map(([seller = "", sku = ""]) => [seller, sku]));
}

/** `product split`: offers of some sellers become a product of their own. */
export async function onSplit(args: string[]): Promise<void> {
  const { options, switches, rest } = readArguments(
    args,
    { required: ["client", "sellers"], optional: ["name"], switches: ["preview"] },
    ["<sku>", "<new sku>"],
  );
  const [sku = "", newSku = ""] = rest;
  const sellers = (options.sellers ?? "").split(",").map((code) => code.trim());
  const wanted = { sku, newSku, name: options.name ?? "", sellers };
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    if (switches.has("preview")) return say(asJson(await previewSplit(ctx, wanted)));
    const { id } = await splitProduct(ctx, wanted);
    say(`'${newSku}' is parted from '${sku}'; undo it by number ${id}`);
  });
}

/** `product merges`: the latest ones. */
export async function onMerges(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("product", async ({ base, say }) => {
    for (const one of await listMerges(await findShop(base, options.client ?? ""), 50))
      say(
        `${one.id}  ${one.at}  ${one.kind} ${one.fromSku} -> ${one.toSku}${one.undoneAt ? `, undone ${one.undoneAt}` : ""}`,
      );
  });
}

/** `product undo-merge`: takes a merge or split back. */
export async function onUndoMerge(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<number>"]);
  const id = Number(rest[0]);
  if (!Number.isSafeInteger(id)) throw new UsageError("<number> is that of 'product merges'");
  await withShops("product", async ({ base, say }) => {
    await undoMerge(await findShop(base, options.client ?? ""), id);
    say("undone: both products are as they were");
  });
}
