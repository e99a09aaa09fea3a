import { auditLine } from "~/models/shops/records/audit-entry";
import { listAudit } from "~/services/shops/audit/list-audit.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

const moment = (option: string, typed: string | undefined): string | null => {
  if (typed === undefined) return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime()))
    throw new UsageError(`--${option} takes a day or a moment, such as 2026-01-31 or 2026-01-31T12:00Z`);
  return at.toISOString();
};

/** `audit --client acme`: prints every change that matches, with who made it, the oldest first. */
async function run(args: string[]): Promise<void> {
  const { options } = readArguments(args, {
    required: ["client"],
    optional: ["since", "until", "subject", "record", "person"],
  });
  const { subject, record, person } = options;
  if (person !== undefined && !/^\d{1,15}$/.test(person))
    throw new UsageError("--person takes the number of staff, as 'staff list' says it");
  const [from, before] = [moment("since", options.since), moment("until", options.until)];
  const search = { subject, record, staffId: person === undefined ? null : Number(person), from, before };
  await withShops("audit", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for await (const entry of listAudit(ctx, search)) say(auditLine(entry));
  });
}

/** See {@link run}. */
export const audit: Command = {
  name: "audit",
  usage: `
  audit --client acme [--since 2026-01-31] [--until 2026-02-01] [--subject products] [--record <SKU, number or name>]
    [--person <number of staff>]                               show who changed what, and when`,
  run,
};
