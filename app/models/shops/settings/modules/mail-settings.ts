// @public

import { z } from "zod";
import { privateModule } from "./settings-module";

/** What stands in an owner's words for what each mail fills in. */
const mailPlaceholders = ["name", "order", "shop", "total"] as const;

/** Words of the owner's with nothing in braces but the placeholders, so that no mail breaks by them. */
const ownText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .default("")
    .superRefine((text, context) => {
      const known: readonly string[] = mailPlaceholders;
      const [, unknown] =
        [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name = ""]) => !known.includes(name)) ?? [];
      if (unknown !== undefined)
        context.addIssue({
          code: "custom",
          message: `There is no {${unknown}}: use {name}, {order}, {shop} or {total}`,
        });
    });

const words = z
  .object({
    /** In the place of the mail's subject. */
    subject: ownText(150).refine((text) => !/[\r\n]/.test(text), "Use one line"),
    /** In the place of its first paragraph. */
    opening: ownText(1000),
    /** A paragraph behind the others. */
    closing: ownText(1000),
  })
  .strict()
  .default({});

/** An owner's own words in a mail; an empty text leaves what the mail says. */
export type OwnMailWords = z.output<typeof words>;

/** An owner's words in the mails about orders, by their kinds (rule orders-26). */
export const mails = privateModule(
  z
    .object({
      placed: words,
      paid: words,
      edited: words,
      shipped: words,
      completed: words,
      canceled: words,
      refunded: words,
      refund_pending: words,
      refund_failed: words,
      return_requested: words,
      return_accepted: words,
      return_declined: words,
      return_received: words,
    })
    .strict()
    .default({}),
);
