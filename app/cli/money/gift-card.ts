import { randomUUID } from "node:crypto";
import { formatMoney } from "~/models/platform/money/format-money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { giftCardMoveNames } from "~/models/selling/gift-card/gift-card-moves";
import { giveGiftCard } from "~/services/payments/gift-cards/give-gift-card.server";
import { voidGiftCard } from "~/services/payments/gift-cards/void-gift-card.server";
import { type ListedGiftCard, listGiftCards } from "~/services/selling/gift-cards/list-gift-cards.server";
import { readGiftCard } from "~/services/selling/gift-cards/read-gift-card.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

type Options = Record<string, string>;
type Say = (line: string) => void;

type GiftCardCommand = {
  required?: string[];
  optional?: string[];
  words?: string[];
  run: (ctx: ShopContext, options: Options, say: Say, word: string) => Promise<void>;
};

const commands: Record<string, GiftCardCommand> = {
  list: { optional: ["find"], run: list },
  show: { words: ["<id>"], run: (ctx, _options, say, id) => show(ctx, say, idOf(id)) },
  give: {
    required: ["amount", "email", "reason"],
    optional: ["name", "from", "message", "send-on", "last-day"],
    run: give,
  },
  void: { required: ["reason"], words: ["<id>"], run: voidOne },
};

/**
 * `gift-card list --client acme [--find ada@example.com]`, `gift-card show --client acme <id>`,
 * `gift-card give --client acme --amount 25 --email ada@example.com --reason "..."` and
 * `gift-card void --client acme <id> --reason "..."` (rules gift-cards-10 and gift-cards-11).
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (!command) throw new UsageError(`use gift-card ${Object.keys(commands).join(", gift-card ")}`);
  const { required = [], optional = [], words = [] } = command;
  const { options, rest } = readArguments(args, { required: ["client", ...required], optional }, words);
  await withShops("gift-card", async ({ base, say }) => {
    await command.run(await findShop(base, options.client ?? ""), options, say, rest[0] ?? "");
  });
}

/** See {@link run}. */
export const giftCard: Command = {
  name: "gift-card",
  usage: `
  gift-card list --client acme [--find ada@example.com]        list the newest gift cards, or those of an email, order or code's end
  gift-card show --client acme <id>                            show a gift card with what moved on it
  gift-card give --client acme --amount 25 --email ada@example.com --reason "..." [--name Ada] [--from "Us"]
                 [--message "..."] [--send-on 2026-12-24] [--last-day 2027-12-31]
                                                               give a gift card without a purchase; its code is mailed
  gift-card void --client acme <id> --reason "..."             void what is left on a gift card that was given`,
  run,
};

function idOf(typed: string): number {
  if (!/^\d{1,15}$/.test(typed)) throw new UsageError("name the gift card by its number in gift-card list");
  return Number(typed);
}

async function list(ctx: ShopContext, { find = "" }: Options, say: Say): Promise<void> {
  const cards = await listGiftCards(ctx, { text: find, limit: 100 });
  if (cards.length === 0) say("No gift cards");
  for (const card of cards) say(lineOf(ctx, card));
}

async function show(ctx: ShopContext, say: Say, id: number): Promise<void> {
  const card = await readGiftCard(ctx, id);
  say(lineOf(ctx, card));
  for (const { kind, amountMinor, orderNumber, note, createdAt } of card.moves)
    say(
      `  ${createdAt.toISOString().slice(0, 10)}  ${giftCardMoveNames[kind].padEnd(25)}  ${money(ctx, amountMinor)}` +
        (orderNumber ? `  order ${orderNumber}` : note ? `  ${note}` : ""),
    );
}

async function give(ctx: ShopContext, options: Options, say: Say): Promise<void> {
  const amountMinor = parseExactMoney(options.amount ?? "", ctx.tenant.currency);
  if (amountMinor === null) throw new UsageError("--amount takes an amount, such as 12.50");
  const { email = "", name = "", from = "", message = "", reason = "" } = options;
  const days = { sendOn: options["send-on"] ?? "", expiresOn: options["last-day"] ?? "" };
  const given = { amountMinor, email, name, fromName: from, message, reason, ...days };
  await show(ctx, say, await giveGiftCard(ctx, given, randomUUID()));
}

async function voidOne(ctx: ShopContext, { reason = "" }: Options, say: Say, id: string): Promise<void> {
  await voidGiftCard(ctx, idOf(id), reason);
  await show(ctx, say, idOf(id));
}

const money = (ctx: ShopContext, amountMinor: number): string =>
  formatMoney(amountMinor, ctx.tenant.currency).padStart(12);

const lineOf = (ctx: ShopContext, card: ListedGiftCard): string =>
  [
    String(card.id).padStart(6),
    (card.codeEnd ? `…${card.codeEnd}` : "not mailed").padEnd(10),
    `${money(ctx, card.balanceMinor)} of ${money(ctx, card.issuedMinor)}`,
    card.recipientEmail,
    card.orderNumber ? `order ${card.orderNumber}` : "",
    card.expiresOn ? `until ${card.expiresOn}` : "",
  ]
    .filter(Boolean)
    .join("  ");
