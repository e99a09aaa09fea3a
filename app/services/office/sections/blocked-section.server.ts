import { z } from "zod";
import { blockKindLabels, blockKinds } from "~/models/accounts/blocks/block";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { addBlock } from "../../accounts/blocks/add-block.server";
import { listBlocks } from "../../accounts/blocks/list-blocks.server";
import { removeBlock } from "../../accounts/blocks/remove-block.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/blocked";
/** Blocks that are listed; the search finds the others. */
const shown = 200;
const kinds = blockKinds.map((value) => ({ value, label: blockKindLabels[value] }));

type Args = [ctx: RequestContext];
const newBlock = z.object({
  kind: z.enum(blockKinds, { message: "Choose what to block." }),
  value: requiredText("Who", 300),
  words: optionalText("What they read", 300),
  note: optionalText("Why", 2000),
});
const oneBlock = z.object({ id: z.coerce.number().int().positive() });

const rules = {
  block: deedRule<Args, typeof newBlock>(newBlock, (ctx, typed) => addBlock(ctx, typed)),
  unblock: deedRule<Args, typeof oneBlock>(oneBlock, (ctx, { id }) => removeBlock(ctx, id)),
};

/** Who may neither sign in nor buy (rule accounts-46). */
export const blockedSection: Section = {
  need: { verb: "view", kind: "customer" },
  doneTexts: { block: "Blocked.", unblock: "They may sign in and buy again." },
  async load(ctx, _rest, query) {
    const subject = { kind: "customer", tenantId: ctx.tenant.id, id: null } as const;
    const text = (query.get("q") ?? "").slice(0, 200);
    const blocks = await listBlocks(ctx, { limit: shown, text });
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    const mayChange = can(await ctx.actor(), "change", subject);
    return {
      title: "Blocked",
      badges: [],
      intro: "They can neither sign in nor buy in any of your shops, with an account or as guests.",
      way: [{ to: "/admin/customers", label: "Customers" }],
      deeds: mayChange ? deedsOf(blocks) : [],
      ask: [deedField("q", "Find", { text, isOptional: true })],
      main: [
        {
          kind: "rows",
          title: "Blocked",
          empty: text ? "Nothing matches." : "No one is blocked.",
          rows: blocks.map(({ kind, value, text: who, words, note, createdAt }) => ({
            title: kind === "customer" ? `Customer ${who}` : who,
            ...(kind === "customer" && { to: `/admin/customers/${value}` }),
            sub: [blockKindLabels[kind], dayText(createdAt, clock), note, words ? `They read: ${words}` : ""]
              .filter(Boolean)
              .join(" · "),
          })),
        },
      ],
      aside: [],
    };
  },
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};

const deedsOf = (blocks: Awaited<ReturnType<typeof listBlocks>>) => [
  {
    deed: "block",
    label: "Block…",
    submit: "Block",
    isMain: true,
    fields: [
      deedField("kind", "What", { kind: "choice", choices: kinds, text: "email" }),
      deedField("value", "Who", {
        example: "ada@example.com",
        help: "An email or @ and a domain; a customer’s number; street and postal code; a network such as 203.0.113.0/24.",
      }),
      deedField("words", "What they read", {
        isOptional: true,
        help: "Without words of yours: “We can’t take this order. Please contact us.”",
      }),
      deedField("note", "Why", { kind: "long text", isOptional: true, help: "Staff alone see it." }),
    ],
  },
  ...(blocks.length > 0
    ? [
        {
          deed: "unblock",
          label: "Unblock…",
          submit: "Unblock",
          fields: [
            deedField("id", "Who", {
              kind: "choice",
              choices: blocks.map(({ id, kind, text }) => ({
                value: String(id),
                label: `${blockKindLabels[kind]}: ${text}`,
              })),
            }),
          ],
        },
      ]
    : []),
];
