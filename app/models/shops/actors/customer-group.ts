// @public

import { z } from "zod";

/** A group that customers can be in, whose prices and discounts are theirs (rule owners-11). */
export const customerGroupSchema = z
  .object({
    /** Named by price levels, discounts and customers. */
    code: z.string().regex(/^[\w-]{1,60}$/, "Use letters, digits, _ and -, 60 at most"),
    name: z.string().trim().min(1).max(100),
    description: z.string().max(500).default(""),
  })
  .strict();

/** The groups of a shop, each code once. */
export const customerGroupsSchema = z.array(customerGroupSchema).superRefine((groups, refinement) => {
  const codes = groups.map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined)
    refinement.addIssue({ code: "custom", message: `customer group '${twice}' is listed twice` });
});

/** A group of a shop. */
export type CustomerGroup = z.output<typeof customerGroupSchema>;

/**
 * Why a customer cannot be put into a group, or null. A shop that lists no groups takes any code; an empty
 * code is none.
 */
export function groupProblem(code: string, groups: readonly CustomerGroup[]): string | null {
  if (!/^[\w-]{0,60}$/.test(code)) return "A group has a code of letters, digits, _ and -, 60 at most.";
  if (code === "" || groups.length === 0 || groups.some((group) => group.code === code)) return null;
  return `There is no customer group '${code}': the shop has ${groups.map((group) => group.code).join(", ")}.`;
}

/**
 * Why groups stay on a shop's list, with the count of the customers in each; null where no customer is in
 * any.
 */
export function usedGroupsProblem(used: readonly { code: string; count: number }[]): string | null {
  if (used.length === 0) return null;
  const counts = used.map(
    ({ code, count }) => `'${code}' has ${count} ${count === 1 ? "customer" : "customers"}`,
  );
  return `Customer group ${counts.join(", ")}. Put them into another group or into none first.`;
}
