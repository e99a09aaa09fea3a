import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { exemptCustomer } from "../../accounts/owned-customers/exempt-customer.server";
import { groupCustomer } from "../../accounts/owned-customers/group-customer.server";
import { noteCustomer } from "../../accounts/owned-customers/note-customer.server";
import { readOwnedCustomers } from "../../accounts/owned-customers/read-owned-customers.server";
import { restrictCustomer } from "../../accounts/owned-customers/restrict-customer.server";
import { applyEach } from "../kinds/apply-each.server";
import type { Keeps } from "./keeps";

const decided = z.object({
  group: z.string(),
  isRestricted: z.boolean(),
  isVerified: z.boolean(),
  note: z.string(),
  isTaxExempt: z.boolean(),
  taxExemptReason: z.string(),
});

/** What the owner decided about customers. An approval is not taken back. */
export const keepCustomers: Keeps<{ id?: number | undefined; email?: string | undefined }> = {
  keyOf: ({ id, email }) => (id === undefined ? (email ?? "").trim().toLowerCase() : String(id)),
  async read(ctx, keys) {
    const isId = (key: string) => /^\d{1,15}$/.test(key);
    const found = await readOwnedCustomers(ctx, {
      ids: keys.filter(isId).map(Number),
      emails: keys.filter((key) => !isId(key)),
    });
    return new Map(
      found.flatMap((customer) => {
        const kept = { key: String(customer.id), name: customer.email, values: decided.parse(customer) };
        return [
          [kept.key, kept],
          [customer.email, kept],
        ];
      }),
    );
  },
  restore: (inner, rows) =>
    applyEach(inner, rows, async (ctx, { now, to }) => {
      const was = decided.partial().parse(to.values);
      const is = decided.parse(now.values);
      if (was.isVerified === false && is.isVerified)
        throw new AppError("invalid", `${to.name} was approved, which is not undone`);
      const id = Number(to.key);
      if (was.group !== undefined) await groupCustomer(ctx, id, was.group);
      if (was.isRestricted !== undefined) await restrictCustomer(ctx, id, was.isRestricted);
      if (was.note !== undefined) await noteCustomer(ctx, id, was.note);
      const { isTaxExempt = is.isTaxExempt, taxExemptReason = is.taxExemptReason } = was;
      if (isTaxExempt !== is.isTaxExempt || taxExemptReason !== is.taxExemptReason)
        await exemptCustomer(ctx, id, isTaxExempt ? taxExemptReason : null);
    }),
};
