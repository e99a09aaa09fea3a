import type { Side } from "./move";

/** What a sequence may count on while it is raised. */
const ahead = 10_000;

type Sequence = { name: string; last: number };

/** Raises the counters of a database above those of another, so that none counts a number the tenant has. */
export async function raiseSequences(from: Side, to: Side): Promise<void> {
  const read = async ({ pool }: Side) => {
    const { rows } = await pool.query<Sequence>(
      `select sequencename as name, coalesce(last_value, 0) as last from pg_sequences where schemaname = 'public'`,
    );
    return rows;
  };
  const [theirs, own] = await Promise.all([read(from), read(to)]);
  const lastOf = new Map(own.map(({ name, last }) => [name, last]));
  const behind = theirs.filter(({ name, last }) => (lastOf.get(name) ?? 0) < last);
  if (behind.length === 0) return;
  await to.pool.query(
    "select setval(format('public.%I', name)::regclass, value) from unnest($1::text[], $2::bigint[]) as s (name, value)",
    [behind.map(({ name }) => name), behind.map(({ last }) => last + ahead)],
  );
}
