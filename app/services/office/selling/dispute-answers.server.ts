import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { DisputeState } from "~/models/conversations/disputes/dispute-state";
import { dayText } from "~/models/office/day-text";
import { countOf } from "~/models/office/host/count-of";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import {
  type AnswerFacts,
  type AnswerProof,
  type AnswerState,
  answerStateLabels,
  proofKinds,
  proofLabels,
} from "~/models/payments/disputes/dispute-answer";
import { optionalText } from "~/models/platform/validation/required-text";
import { providersSettings } from "~/models/shops/payment-providers/providers-settings";
import { withQuery } from "~/paths";
import { officeDisputesPath } from "~/paths/office";
import {
  answerDispute,
  answersOf,
  type DisputeAnswerRow,
  previewAnswer,
  retryAnswer,
} from "../../conversations/disputes/answer-dispute.server";
import type { DisputeEntry } from "../../conversations/disputes/dispute-entries.server";
import type { Dispute } from "../../conversations/disputes/list-disputes.server";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { deedRule, previewed } from "../answer-deed.server";

/** What a form of a dispute's page is answered with: the order's number, and files that came. */
export type DisputeArgs = [ctx: RequestContext, number: string, files: readonly IncomingFile[]];

const proof = z.coerce
  .number()
  .int()
  .positive()
  .optional()
  .or(z.literal("").transform(() => undefined));
const answer = z.object({
  text: optionalText("The answer", 20_000),
  delivery: proof,
  messages: proof,
  receipt: proof,
  policy: proof,
  other: proof,
  seen: z.string().optional(),
});
const again = z.object({});

const proofsOf = (typed: z.output<typeof answer>): AnswerProof[] =>
  proofKinds.flatMap((kind) => {
    const entryId = typed[kind];
    return entryId === undefined ? [] : [{ entryId, kind }];
  });

/** What became of an answer, as the page says it. */
const ends: Readonly<Record<AnswerState, string>> = { waiting: "later", sent: "sent", refused: "refused" };

/** The page's words after an answer, by how it ended. */
export const answerTexts = {
  sent: "Sent. The provider’s decision will stand here.",
  later: "Saved, but the provider could not be reached. We will try again.",
  refused: "The provider refused it: see why below.",
};

const backTo = (number: string, { state }: DisputeAnswerRow) =>
  redirect(withQuery(officeDisputesPath(number), { done: ends[state] }), 303);

/** Sends an answer after it was seen whole, and tries one again that waits (rule payment-28). */
export const answerRules = {
  answer: deedRule<DisputeArgs, typeof answer>(answer, async (ctx, number, _files, typed) => {
    const written = { text: typed.text, proofs: proofsOf(typed) };
    if (typed.seen) return backTo(number, await answerDispute(ctx, number, written));
    const { provider, facts, fileNames } = await previewAnswer(ctx, number, written);
    return previewed("answer", {
      title: `What ${providerName(provider)} gets`,
      panels: [
        { kind: "lines", title: "Your answer", lines: written.text.split("\n") },
        { kind: "lines", title: "Files", lines: fileNames.length > 0 ? fileNames : ["None."] },
        { kind: "facts", title: "From the order", facts: factLines(facts) },
      ],
      submit: "Send it",
      values: { seen: "yes" },
    });
  }),
  again: deedRule<DisputeArgs, typeof again>(again, async (ctx, number) =>
    backTo(number, await retryAnswer(ctx, number)),
  ),
};

const named: Partial<Record<string, { name: string }>> = providersSettings;
const providerName = (code: string): string => named[code]?.name ?? "the provider";

function factLines(facts: AnswerFacts): { label: string; text: string }[] {
  const { customerName, email, billingAddress, shippingAddress, products, shippedOn, parcels } = facts;
  return [
    { label: "Customer", text: [customerName, email].filter(Boolean).join(", ") },
    { label: "Billing address", text: billingAddress },
    { label: "Sent to", text: shippingAddress },
    { label: "Products", text: products },
    { label: "Sent on", text: shippedOn },
    ...parcels.map(({ carrier, trackingNumber }) => ({
      label: "Parcel",
      text: `${carrier} ${trackingNumber}`,
    })),
  ].filter(({ text }) => text !== "");
}

/** How the business answers a dispute from here, in a sentence; what a seller's staff read is theirs. */
export function howAnswered(disputes: readonly Dispute[], isBusiness: boolean): string {
  if (!isBusiness)
    return "Add what proves that the order arrived: the marketplace answers the provider with it.";
  const elsewhere = disputes.find((one) => answersOf(one) === null);
  if (elsewhere)
    return `${capital(providerName(elsewhere.provider))} takes answers in its own pages alone: use there what is kept here.`;
  return "Keep here what proves that the order arrived, then send your answer. A provider takes one.";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The forms that answer the provider: none where it asks for nothing, or while an answer waits. */
export function answerDeeds(
  disputes: readonly Dispute[],
  entries: readonly DisputeEntry[],
  answers: readonly DisputeAnswerRow[],
): DeedView[] {
  if (answers.some(({ state }) => state === "waiting"))
    return [{ deed: "again", label: "Try to send it now", submit: "Try now", isMain: true, fields: [] }];
  const open: DisputeState = "open";
  const dispute = disputes.find((one) => one.state === open && answersOf(one) !== null);
  if (!dispute) return [];
  const files = entries.filter(({ fileName }) => fileName !== "");
  const choices = files.map(({ id, fileName }) => ({ value: String(id), label: fileName }));
  const text = entries
    .map((entry) => entry.text)
    .filter(Boolean)
    .join("\n\n");
  return [
    {
      deed: "answer",
      label: `Answer ${providerName(dispute.provider)}…`,
      submit: "Show what is sent",
      isMain: true,
      about: "It goes with who bought what, and the parcels’ numbers. You see all of it before it is sent.",
      fields: [
        deedField("text", "Your answer", { kind: "long text", isOptional: true, text }),
        ...(files.length === 0
          ? []
          : proofKinds.map((kind) =>
              deedField(kind, proofLabels[kind], {
                kind: "choice",
                isOptional: true,
                choices: [{ value: "", label: "No file" }, ...choices],
                text: kind === "other" && files.length === 1 ? String(files[0]?.id) : "",
              }),
            )),
      ],
    },
  ];
}

const tones: Readonly<Record<AnswerState, Tone>> = { waiting: "mind", sent: "good", refused: "bad" };

/** The answers with what became of each; none before the first. */
export function answersPanel(
  answers: readonly DisputeAnswerRow[],
  clock: Parameters<typeof dayText>[1],
): PanelView[] {
  if (answers.length === 0) return [];
  return [
    {
      kind: "rows",
      title: "Answers to the provider",
      rows: answers.map(({ text, state, note, failedTries, proofs, createdAt, triedAt }) => ({
        title: text || "Files alone",
        sub: [
          note ||
            (state === "waiting"
              ? `The provider could not be reached (${countOf(failedTries, "try", "tries")}).`
              : ""),
          proofs.length === 0 ? "" : countOf(proofs.length, "file"),
          dayText(triedAt ?? createdAt, clock),
        ]
          .filter(Boolean)
          .join(" · "),
        end: answerStateLabels[state],
        tone: tones[state],
      })),
      empty: "",
    },
  ];
}
