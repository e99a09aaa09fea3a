import { sql } from "drizzle-orm";
import type { WorkReport } from "~/models/office/host/works/work-report";
import type { FilesContext } from "../../../../files/files-context.server";
import type { Db } from "../../../../platform/db/pool/open-pool.server";

/** Carries what a trial found out of the transaction that it rolls back. */
class Trial extends Error {
  constructor(readonly report: WorkReport) {
    super("nothing of a trial stays");
  }
}

/** Does work in a transaction as long as it takes; of a trial nothing stays but what it found. */
export const inTrial = (
  { db }: Pick<FilesContext, "db">,
  { isTrial }: { isTrial: boolean },
  work: (tx: Db) => Promise<WorkReport>,
): Promise<WorkReport> =>
  db
    .transaction(async (tx) => {
      await tx.execute(sql`select set_config(name, '0', true)
        from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`);
      const report = await work(tx);
      if (isTrial) throw new Trial(report);
      return report;
    })
    .catch((error: unknown) => {
      if (error instanceof Trial) return error.report;
      throw error;
    });
