import { and, eq, sql } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";

/** Queues the uploads of every shop that has an address for them (rule agents-20). */
export const queueUploadsJob: JobHandler<"upload-feeds"> = async ({ db }) => {
  const uploads = sql`coalesce(${shops.settings} -> 'agents' ->> 'upload_url', '') <> ''`;
  for (const tenantId of await tenantsWith(db, shops, uploads)) {
    const found = await db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.tenantId, tenantId), uploads));
    for (const { id } of found)
      await db.execute(sql`
        select graphile_worker.add_job('upload-feed', json_build_object('shopId', ${id}::text),
          job_key => ${`upload-feed:${id}`}, job_key_mode => 'preserve_run_at')`);
  }
};
