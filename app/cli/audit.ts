import { auditLine } from "~/models/shops/records/audit-entry";
import { listAudit } from "~/services/shops/audit/list-audit.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `audit --client acme [--since 2026-01-31]`: prints every change with who made it, the oldest first. */
async function run(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["since"] });
  const since = new Date(options.since ?? 0);
  if (Number.isNaN(since.getTime()))
    throw new UsageError("--since takes a day or a moment, such as 2026-01-31 or 2026-01-31T12:00Z");
  await withShops("audit", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for await (const entry of listAudit(ctx, since)) say(auditLine(entry));
  });
}

/** See {@link run}. */
export const audit: Command = {
  name: "audit",
  usage: `
  audit --client acme [--since 2026-01-31]                     show who changed what, and when`,
  run,
};
