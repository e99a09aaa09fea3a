import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText } from "~/models/platform/validation/required-text";
import { withQuery } from "~/paths";
import { officeCustomersPath, officeGuestPath } from "~/paths/office";
import { addBlock } from "../../accounts/blocks/add-block.server";
import { deleteGuest } from "../../files/account-data/delete-guest.server";
import { type Guest, guestVersion } from "../../orders/guests/find-guest.server";
import { noteGuest } from "../../orders/guests/note-guest.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { blockDeed, noteDeed, writeDeed, writeSchema, writeTo } from "../customer-deeds.server";
import { findGuestByOrder } from "./find-guest-by-order.server";

/** What may be done with a guest: forms of their page (rule office-97). */
export const guestDeeds = (guest: Guest): DeedView[] => [
  writeDeed(`They get it as a mail at ${guest.email} and answer in the inbox.`),
  { ...noteDeed(guest.note), values: { version: guestVersion(guest) } },
  blockDeed("They can neither order as a guest with this email nor sign in with it."),
  {
    deed: "delete",
    label: "Delete their data…",
    submit: "Delete their data",
    isDanger: true,
    about:
      "Name, telephone, note, signups and messages go, in all your shops; published reviews lose their name. Orders and invoices stay, as the law asks. This cannot be undone.",
    fields: [deedField("email", "Their email", { help: "Type it, so that no other person’s data goes." })],
  },
];

type Args = [ctx: RequestContext, number: string];
const noteSchema = z.object({
  note: optionalText("Note", 2000),
  version: z.string().max(100).optional(),
});
const blockSchema = z.object({
  words: optionalText("What they read", 300),
  note: optionalText("Why", 2000),
});
const deleteSchema = z.object({ email: z.string().max(320) });

const rules = {
  write: deedRule<Args, typeof writeSchema>(writeSchema, async (ctx, number, message) => {
    const { email, firstName, lastName } = await findGuestByOrder(ctx, number);
    const name = `${firstName} ${lastName}`.trim() || "Guest";
    return writeTo(ctx, { id: null, name, guestEmail: email }, message);
  }),
  note: deedRule<Args, typeof noteSchema>(noteSchema, async (ctx, number, { note, version }) =>
    noteGuest(ctx, (await findGuestByOrder(ctx, number)).email, note, version),
  ),
  block: deedRule<Args, typeof blockSchema>(blockSchema, async (ctx, number, texts) => {
    await addBlock(ctx, { kind: "email", value: (await findGuestByOrder(ctx, number)).email, ...texts });
  }),
  delete: deedRule<Args, typeof deleteSchema>(deleteSchema, async (ctx, number, { email }) => {
    const guest = await findGuestByOrder(ctx, number);
    if (email.trim().toLowerCase() !== guest.email)
      throw new AppError("invalid", "This is not their email.", "email");
    await deleteGuest(ctx, guest.email);
    return redirect(withQuery(officeCustomersPath(), { done: "deleted" }), 303);
  }),
};

/** Does with a guest what a form of their page asks for. */
export const actOnGuest = (ctx: RequestContext, request: Request, number: string) =>
  answerDeed<Args>(request, rules, [ctx, number], officeGuestPath(number));
