// @public

import { z } from "zod";
import type { Shop } from "../shop";

/** An exact domain without scheme and port. */
export const domainSchema = z
  .string()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    "Use a domain name without scheme and port, such as shop.example.com",
  );

/** What a shop is called, where it is found and whether it is open, as shop.json says it. */
export const shopRecordFields = {
  name: z.string().min(1),
  industry: z.string().min(1).default("general"),
  status: z.string().min(1).default("active"),
  frontend_status: z.boolean().default(true),
  /** The first is the primary one, which links name. */
  domains: z.array(domainSchema).default([]),
};

/** A shop's record (rule owners-3). */
export const shopRecordSchema = z
  .object(shopRecordFields)
  .strict()
  .transform((record) => ({ ...record, domains: primaryFirst(record.domains) }));

/** A shop's record, its domains in the order they are read back in. */
export type ShopRecord = z.output<typeof shopRecordSchema>;

/** The record of a stored shop. */
export const shopRecordOf = ({ name, industry, status, frontendStatus, domains }: Shop): ShopRecord => ({
  name,
  industry,
  status,
  frontend_status: frontendStatus,
  domains,
});

/** The order domains are read back in: the first, which is the primary one, and the others by name. */
export function primaryFirst([primary, ...others]: readonly string[]): string[] {
  return primary === undefined ? [] : [primary, ...new Set(others.filter((name) => name !== primary).sort())];
}
