import { and, eq, lt } from "drizzle-orm";
import { staffChallenges } from "~/tables/staff/staff-passkeys";
import { staffLinks, staffSessions } from "~/tables/staff/staff-sign-in";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";

/** Removes what sign-ins of staff left behind, tenant by tenant: ended sessions, unused links and
 * challenges. */
export const expireStaffSignInsJob: JobHandler<"expire-staff-sign-ins"> = async ({ db, now }) => {
  for (const table of [staffSessions, staffLinks, staffChallenges]) {
    const isOver = lt(table.expiresAt, now());
    for (const id of await tenantsWith(db, table, isOver))
      await db.delete(table).where(and(eq(table.tenantId, id), isOver));
  }
};
