import { AppError } from "~/models/platform/error/app-error";
import type { Side } from "../moving/move";

/**
 * The id of the business with a code, wherever it lives.
 * @throws AppError `not_found`
 */
export async function findTenant({ pool }: Side, code: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select tenant_id as id from tenant_homes where names @> array['tenant:' || $1]
     union all select id from tenants where code = $1 limit 1`,
    [code],
  );
  if (rows[0]) return rows[0].id;
  throw new AppError("not_found", `there is no business '${code}'`);
}
