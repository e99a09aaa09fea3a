import type pg from "pg";

const foreignKeys = `
  select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'graphile_worker')
  order by 1, 2`;

const triggers = `
  select distinct format('%I.%I', n.nspname, c.relname) as table
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and n.nspname in ('public', 'graphile_worker')`;

/**
 * Drops foreign keys and disables triggers, so that rows can be inserted in any order. Part of the caller's
 * transaction; requires only ownership of the tables.
 * @returns restores them, which checks every row
 */
export async function takeOffKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const keys = (await client.query<{ table: string; name: string; definition: string }>(foreignKeys)).rows;
  const triggered = (await client.query<{ table: string }>(triggers)).rows;
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}
