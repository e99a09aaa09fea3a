import { namesOf } from "../moving/home-rows.server";
import type { Side } from "../moving/move";
import { asMover, settleHome } from "../moving/settle-home.server";
import { sendHomeChange } from "./home-change.server";

/** A tenant that does not live in the home database. */
type Away = { cluster: string; names: string[] };

/** What a directory needs. */
export type TenantHomesParts = {
  /** The database that has it. */
  home: Side;
  /** The database of a cluster. */
  sideOf: (cluster: string) => Side;
  /** The process's own clock, ms; it may begin anywhere. */
  clock: () => number;
  /** Hears of each tenant that lives elsewhere than was known, right before it is known here. */
  moving: (tenantId: string) => void;
};

/** A tenant whose home was closed is looked after this often at most, ms. */
const settleEveryMs = 500;

/**
 * The directory of a process (rule tenants-4): which tenants live in another database than home, all of them,
 * and what finds them. Some 200 bytes each.
 */
export class TenantHomes {
  #away = new Map<string, Away>();
  #byName = new Map<string, string>();
  readonly #settledMs = new Map<string, number>();

  constructor(private readonly parts: TenantHomesParts) {}

  /** Reads all of it, or what it says of one tenant. */
  async load(tenantId?: string): Promise<void> {
    const { home } = this.parts;
    const { rows } = await home.pool.query<Away & { id: string }>(
      `select tenant_id as id, cluster, names from tenant_homes
       where cluster <> $1 and ($2::uuid is null or tenant_id = $2)`,
      [home.cluster, tenantId ?? null],
    );
    const clusters = new Map(rows.map(({ id, cluster }) => [id, cluster]));
    for (const id of tenantId ? [tenantId] : new Set([...this.#away.keys(), ...clusters.keys()]))
      if (this.clusterOf(id) !== (clusters.get(id) ?? null)) this.parts.moving(id);
    if (tenantId) this.#drop(tenantId);
    else for (const id of [...this.#away.keys()]) this.#drop(id);
    for (const { id, ...away } of rows) {
      this.#away.set(id, away);
      for (const name of away.names) this.#byName.set(name, id);
    }
  }

  /** The cluster of a tenant that lives elsewhere; null for home. */
  clusterOf(tenantId: string): string | null {
    return this.#away.get(tenantId)?.cluster ?? null;
  }

  /**
   * The same by what finds a tenant.
   * @param name a domain, `code:` with a shop's code, or `tenant:` with a tenant's
   */
  clusterOfName(name: string): string | null {
    const id = this.#byName.get(name);
    return id === undefined ? null : this.clusterOf(id);
  }

  /**
   * Looks where a tenant lives that was not written where it was thought to be. One that no database is open
   * for, because the command that moved it ended just then, is let in where the directory says.
   */
  async findHome(tenantId: string): Promise<void> {
    const { home, sideOf, clock } = this.parts;
    const before = this.clusterOf(tenantId);
    await this.load(tenantId);
    const nowMs = clock();
    if (this.clusterOf(tenantId) !== before) return;
    if (nowMs - (this.#settledMs.get(tenantId) ?? Number.NEGATIVE_INFINITY) < settleEveryMs) return;
    this.#settledMs.set(tenantId, nowMs);
    await asMover(home, tenantId, () => settleHome(home, tenantId, sideOf));
  }

  /**
   * Writes into the directory what finds a tenant that lives elsewhere, after its shops changed there. A name
   * that another tenant has stays that one's.
   */
  async keepNames(tenantId: string): Promise<void> {
    const { home, sideOf } = this.parts;
    const cluster = this.clusterOf(tenantId);
    if (cluster === null) return;
    const { rowCount } = await home.pool.query(keepNames, [
      tenantId,
      await namesOf(sideOf(cluster), tenantId),
    ]);
    if (rowCount) await sendHomeChange(home.pool, tenantId);
  }

  #drop(tenantId: string): void {
    for (const name of this.#away.get(tenantId)?.names ?? []) this.#byName.delete(name);
    this.#away.delete(tenantId);
  }
}

const keepNames = `
  with own as (
    select array(
      select name from unnest($2::text[]) as name
      where not exists (select from shop_domains d where d.domain = name and d.tenant_id <> $1)
        and not exists (select from shops s where 'code:' || s.code = name and s.tenant_id <> $1)
        and not exists (select from tenant_homes o where o.names @> array[name] and o.tenant_id <> $1)
      order by name) as names)
  update tenant_homes h set names = own.names from own
  where h.tenant_id = $1 and h.names is distinct from own.names`;
