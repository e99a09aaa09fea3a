import { z } from "zod";
import {
  type DisputeState,
  disputeStateLabels,
  disputeStepLabels,
} from "~/models/conversations/disputes/dispute-state";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import { formatMoney } from "~/models/platform/money/format-money";
import { optionalText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { officeDisputeFilePath, officeDisputesPath, officeOrderPath } from "~/paths/office";
import { listDisputeAnswers } from "../../conversations/disputes/answer-dispute.server";
import { addDisputeEntry, listDisputeEntries } from "../../conversations/disputes/dispute-entries.server";
import { type Dispute, findDisputes, listDisputes } from "../../conversations/disputes/list-disputes.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { orderSubject } from "../../orders/states/order-subject";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { nameActors } from "../orders/name-actors.server";
import type { Section } from "../sections/section";
import {
  answerDeeds,
  answerRules,
  answersPanel,
  answerTexts,
  type DisputeArgs,
  howAnswered,
} from "./dispute-answers.server";

/** The latest disputes that the screen lists. */
const mostListed = 100;

const said = z.object({ text: optionalText("What you say", 5000) });

const rules = {
  ...answerRules,
  say: deedRule<DisputeArgs, typeof said>(said, (ctx, number, files, { text }) =>
    addDisputeEntry(ctx, number, { text, files }),
  ),
};

const tones: Readonly<Record<DisputeState, Tone>> = {
  open: "bad",
  "decided later": "mind",
  won: "good",
  lost: "plain",
};

/**
 * Disputed payments: all of them for the business, a seller's own for its staff, who add words and files for
 * who answers the provider (rule payment-28).
 */
export const disputesSection: Section = {
  need: { verb: "reply", kind: "order" },
  takesFiles: true,
  doneTexts: { say: "Kept with the dispute.", ...answerTexts },
  load: (ctx, rest) => (rest === "" ? loadAll(ctx) : loadOne(ctx, rest)),
  act(ctx, posted, rest) {
    const files = posted.getAll("files").filter((file) => file instanceof IncomingFile);
    return answerDeed<DisputeArgs>(posted, rules, [ctx, rest, files], officeDisputesPath(rest));
  },
};

const clockOf = (ctx: RequestContext) => ({ zone: ctx.shop.settings.general.time_zone, now: ctx.now() });
const atText = (ctx: RequestContext, at: string | Date) => dayText(new Date(at), clockOf(ctx));

async function loadAll(ctx: RequestContext): Promise<RecordView> {
  const disputes = await listDisputes(ctx, mostListed);
  return {
    title: "Disputes",
    badges: [],
    intro: "Payments that a shopper or their bank disputes. Answer each before its day, or it is lost.",
    way: [{ to: "/admin/orders", label: "Orders" }],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Disputed payments",
        rows: disputes.map((one) => ({
          title: `Order ${one.orderNumber}`,
          to: officeDisputesPath(one.orderNumber),
          sub: [
            one.sellerName,
            one.steps.at(-1)?.note,
            one.entries === 1 ? "1 answer here" : `${one.entries} answers here`,
          ]
            .filter(Boolean)
            .join(" · "),
          end: `${disputeStateLabels[one.state]}, ${formatMoney(one.amountMinor, one.currency)}`,
          tone: tones[one.state],
        })),
        empty: "No payment is disputed.",
      },
    ],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, number: string): Promise<RecordView> {
  const { orderId, disputes } = await findDisputes(ctx, number);
  const entries = await listDisputeEntries(ctx, orderId);
  const actor = await ctx.actor();
  const names = await nameActors(
    ctx,
    entries.map((entry) => entry.actor),
  );
  const answers = await listDisputeAnswers(ctx, disputes);
  const isBusiness = sellerOfActor(actor) === null;
  const mayAnswer = can(actor, "reply", orderSubject(await findOrder(ctx, orderId)));
  return {
    title: `Dispute of order ${number}`,
    badges: disputes.map(({ state }) => ({ text: disputeStateLabels[state], tone: tones[state] })),
    intro: howAnswered(disputes, isBusiness),
    way: [
      { to: officeDisputesPath(), label: "Disputes" },
      { to: officeOrderPath(number), label: `Order ${number}` },
    ],
    deeds: mayAnswer
      ? [
          ...(isBusiness ? answerDeeds(disputes, entries, answers) : []),
          {
            deed: "say",
            label: "Add words and files…",
            submit: "Keep it",
            about: "Say what was sent, when and how, and add the proof: a photo or a PDF.",
            fields: [
              deedField("text", "What you say", { kind: "long text", isOptional: true }),
              deedField("files", "Files", {
                kind: "file",
                isOptional: true,
                example: ".jpg,.png,.webp,.pdf",
              }),
            ],
          },
        ]
      : [],
    main: [
      ...answersPanel(answers, clockOf(ctx)),
      entries.length === 0
        ? { kind: "lines", title: "Words and files", lines: ["Nothing is kept yet."] }
        : {
            kind: "words",
            title: "Words and files",
            entries: entries.map(({ id, text, actor: who, createdAt, fileName }) => ({
              text,
              who: names(who),
              atText: atText(ctx, createdAt),
              isOwn: "staffId" in who && "staffId" in actor && who.staffId === actor.staffId,
              files: fileName === "" ? [] : [{ name: fileName, url: officeDisputeFilePath(id) }],
            })),
          },
    ],
    aside: disputes.map((dispute) => stepsPanel(ctx, dispute)),
  };
}

const stepsPanel = (ctx: RequestContext, { steps, currency }: Dispute): PanelView => ({
  kind: "rows",
  title: "What the provider said",
  rows: steps.map(({ kind, note, amountMinor, at }) => ({
    title: disputeStepLabels[kind],
    sub: [note, atText(ctx, at)].filter(Boolean).join(" · "),
    end: amountMinor === null ? "" : formatMoney(amountMinor, currency),
  })),
  empty: "",
});
