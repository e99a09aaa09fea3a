// @public

import { z } from "zod";

/** Most carts that are ordered together. */
const mostCarts = 100;

/**
 * The answers of a field that is asked once for each cart, by the guid of its seller; by '' for the only
 * cart.
 */
export type PerCart<Answer> = ReadonlyMap<string, Answer>;

/**
 * The name of a field that is asked once for each cart that is ordered: its own where there is one cart, else
 * with the seller's guid behind a dot (rule checkout-11).
 */
export const fieldPerCart = (name: string, seller: { guid: string } | null): string =>
  seller ? `${name}.${seller.guid}` : name;

/** The schema of such a field, from that of its answers. */
export const perCart = <Output>(answer: z.ZodType<Output, z.ZodTypeDef, unknown>) =>
  z.unknown().transform((posted, context): PerCart<Output> => {
    const several = z.record(z.string().uuid(), z.unknown()).safeParse(posted);
    const entries = several.success
      ? Object.entries(several.data).slice(0, mostCarts)
      : [["", posted] as const];
    const answers = new Map<string, Output>();
    for (const [guid, value] of entries) {
      const result = answer.safeParse(value);
      if (result.success) answers.set(guid, result.data);
      else
        for (const issue of result.error.issues)
          context.addIssue({ ...issue, path: [...(guid === "" ? [] : [guid]), ...issue.path] });
    }
    return answers;
  });
