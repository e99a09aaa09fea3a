import { sql } from "drizzle-orm";
import type { JobHandler } from "../../shops/jobs/job.server";
import { bytesBelow } from "../../shops/limits/measure-files.server";

/**
 * Adds up what the files of every business take, so that what was removed makes room (rule hosting-10): two
 * statements, however many there are (rule tenants-1).
 */
export const measureAllFilesJob: JobHandler<"measure-files"> = async ({ db, fileStore }) => {
  const { rows } = await db.execute<{ id: string; codes: string[] }>(sql`
    select t.id, array_append(array(select s.code from shops s where s.tenant_id = t.id), t.code) as codes
    from tenants t
    where not exists (select 1 from tenant_homes h where h.tenant_id = t.id and not h.is_here)
    order by t.id`);
  const measured: { id: string; bytes: number }[] = [];
  for (const { id, codes } of rows) measured.push({ id, bytes: await bytesBelow(fileStore, codes) });
  await db.execute(sql`
    update tenants set file_bytes = m.bytes
    from json_to_recordset(${JSON.stringify(measured)}::json) as m(id uuid, bytes bigint)
    where tenants.id = m.id`);
};
