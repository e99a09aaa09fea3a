import { AppError } from "~/models/platform/error/app-error";
import { actorText } from "~/models/shops/actors/recorded-actor";
import { changeStock } from "~/services/catalogue/stock/change-stock.server";
import { listStockMoves, type StockMove } from "~/services/catalogue/stock/list-stock-moves.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `stock count|move|history --client acme <sku>`: pieces of the shop's seller. */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "count":
      return change(args, "<pieces>");
    case "move":
      return change(args, "<difference>");
    case "history":
      return history(args);
    default:
      throw new UsageError("use stock count, stock move or stock history");
  }
}

/** See {@link run}. */
export const stock: Command = {
  name: "stock",
  usage: `
  stock count --client acme [--reason <text>] <sku> <pieces>   set how many are in stock
  stock move --client acme --reason <text> <sku> +5            add to the stock; -- -5 takes away
                                                               --version <v> only to the pieces it was made to
  stock history --client acme <sku>                            show who changed it, when, by how much and why
                                                               --below-reserved also takes what orders are waiting for`,
  run,
};

async function change(args: string[], what: "<pieces>" | "<difference>"): Promise<void> {
  const allowed = { required: ["client"], optional: ["reason", "version"], switches: ["below-reserved"] };
  const { options, switches, rest } = readArguments(args, allowed, ["<sku>", what]);
  const [sku = "", typed = ""] = rest;
  if (!/^[+-]?\d{1,10}$/.test(typed)) throw new UsageError(`${what} is a whole number`);
  const pieces = Number(typed);
  const shared = {
    sku,
    reason: options.reason ?? "",
    evenBelowReserved: switches.has("below-reserved"),
    expectedVersion: options.version,
  };
  await withShops("stock", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { changed, refused } = await changeStock(ctx, [
      what === "<pieces>" ? { ...shared, count: pieces } : { ...shared, by: pieces },
    ]);
    const [refusal] = refused;
    if (refusal?.stale)
      say(`'${sku}': ${refusal.stale.current.onHand} there, version ${refusal.stale.version}`);
    if (refusal) throw new AppError(refusal.stale ? "conflict" : "invalid", `'${sku}': ${refusal.reason}`);
    for (const { onHand, reserved, version } of changed)
      say(`'${sku}': ${onHand} there, ${reserved} of them reserved, version ${version}`);
  });
}

async function history(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<sku>"]);
  await withShops("stock", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for (const move of await listStockMoves(ctx, rest[0] ?? "")) say(moveLine(move));
  });
}

function moveLine({ at, actor, onHand, reserved, isCount, reason }: StockMove): string {
  const parts = [
    onHand && `${onHand.before} -> ${onHand.after} there`,
    reserved && `${reserved.before} -> ${reserved.after} reserved`,
    isCount && "counted",
    reason,
  ];
  return `${at.toISOString()}  ${actor ? actorText(actor) : ""}  ${parts.filter(Boolean).join(", ")}`;
}
