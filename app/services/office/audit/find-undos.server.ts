import { and, eq, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { AuditEntry } from "~/models/shops/records/audit-entry";
import { categories } from "~/tables/catalogue/catalogue";
import { recordVersions } from "~/tables/shops/records";
import { listMerges } from "../../bulk/merging/list-merges.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addedTogether } from "./added-together.server";

/** The latest merges that a page of the audit looks through. */
const mostMerges = 500;

/** A change as the audit has it. */
type Entry = Pick<AuditEntry, "subject" | "subjectId"> & { id: number; at: Date };

/**
 * The record that a change was of, and when it was kept as it was before. Without a version the change, which
 * began at that moment, added products: `name` is the SKU of their family.
 */
export type Undo = { kind: string; name: string; version: string | null; at: string };

/** A change with the version that would bring it back: of a record by its name, or of any that `isIt`. */
type Wanted<E> = { entry: E; named: { kind: string; name: string } | null; isIt: (one: Undo) => boolean };

/** The kind of record that a table's rows are. */
const kindOfTable: Readonly<Record<string, string>> = {
  products: "product",
  option_sets: "option-set",
  widget_contents: "widget",
  menus: "menu",
  redirects: "redirect",
  templates: "template",
  categories: "category",
};

/**
 * What brings back the version before each change (rule office-98): the one of its record that was kept in
 * its transaction. A change without one, or with several, has none.
 * @param nameOf what people call what a change was of
 */
export async function findUndos<E extends Entry>(
  ctx: ShopContext,
  entries: readonly E[],
  nameOf: (entry: E) => string,
): Promise<Map<number, Undo>> {
  const merges = await undosOfMerges(ctx, entries);
  const kinds = ctx.handlers.recordKinds;
  const actor = await ctx.actor();
  const mayChange = new Set(
    kinds.filter((kind) => can(actor, "change", kind.subjectOf(ctx))).map(({ kind }) => kind),
  );
  const ofSettings = settingsKinds(kinds);
  const slugs = await slugsOf(ctx, entries);
  const wanted = entries.flatMap((entry): Wanted<E>[] => {
    const { subject, subjectId } = entry;
    if (subject === "settings") return [{ entry, named: null, isIt: ({ kind }) => ofSettings.has(kind) }];
    const kind = kindOfTable[subject];
    if (!kind) return [];
    const name =
      kind === "product" ? nameOf(entry) : kind === "category" ? (slugs.get(subjectId) ?? "") : subjectId;
    const isNamed = (one: string) => (kind === "template" ? one.endsWith(`/${name}`) : one === name);
    const isIt = (one: Undo) => one.kind === kind && isNamed(one.name);
    return [{ entry, named: kind === "template" ? null : { kind, name }, isIt }];
  });
  const times = wanted.map(({ entry }) => entry.at.getTime());
  if (times.length === 0) return merges;
  const named = wanted.flatMap((one) => one.named ?? []);
  const versions = await ctx.db
    .select({
      kind: recordVersions.kind,
      name: recordVersions.name,
      version: recordVersions.version,
      at: recordVersions.at,
      auditedAt: recordVersions.auditedAt,
    })
    .from(recordVersions)
    .where(
      and(
        eq(recordVersions.tenantId, ctx.tenant.id),
        or(isNull(recordVersions.shopId), eq(recordVersions.shopId, ctx.shop.id)),
        // The database's moments are finer than those read from it.
        gte(recordVersions.auditedAt, new Date(Math.min(...times))),
        lt(recordVersions.auditedAt, new Date(Math.max(...times) + 1)),
        or(inArray(recordVersions.kind, ["template", ...ofSettings]), ...namesOfKinds(named)),
      ),
    );
  const found = new Map(merges);
  for (const { entry, isIt } of wanted) {
    const candidates = versions
      .filter(({ auditedAt }) => auditedAt.getTime() === entry.at.getTime())
      .map(({ kind, name, version, at }) => ({ kind, name, version, at: at.toISOString() }))
      .filter((one) => mayChange.has(one.kind) && isIt(one));
    const [only] = candidates;
    if (only && candidates.length === 1) found.set(entry.id, only);
  }
  if (mayChange.has("product"))
    for (const [id, undo] of await findAdditions(ctx, entries)) found.set(id, undo);
  return found;
}

/** What archives the members that changes added to families, at each row of such a family and change. */
async function findAdditions(ctx: ShopContext, entries: readonly Entry[]): Promise<Map<number, Undo>> {
  const ofProducts = entries.filter(({ subject }) => subject === "products");
  if (ofProducts.length === 0) return new Map();
  const times = ofProducts.map(({ at }) => at.getTime());
  const ids = [...new Set(ofProducts.map(({ subjectId }) => subjectId))];
  const added = await addedTogether(
    ctx,
    { ids },
    { from: new Date(Math.min(...times)), before: new Date(Math.max(...times) + 1) },
  );
  const keyOf = (id: string, at: string) => `${id} ${at}`;
  const families = new Map(
    added.flatMap(({ id, rootId, rootSku, at }) => {
      const undo: Undo = { kind: "product", name: rootSku, version: null, at };
      return [
        [keyOf(id, at), undo],
        [keyOf(rootId, at), undo],
      ] as const;
    }),
  );
  return new Map(
    ofProducts.flatMap(({ id, subjectId, at }) => {
      const undo = families.get(keyOf(subjectId, at.toISOString()));
      return undo ? [[id, undo] as const] : [];
    }),
  );
}

/** What is undone as a whole, by its id (rule sellers-22). */
export const mergeUndo = "product-merge";

/** Merges and splits that can still be undone. */
async function undosOfMerges<E extends Entry>(
  ctx: ShopContext,
  entries: readonly E[],
): Promise<Map<number, Undo>> {
  const ofMerges = entries.filter(({ subject }) => subject === "product_merges");
  if (ofMerges.length === 0 || !can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id)))
    return new Map();
  const open = new Set((await listMerges(ctx, mostMerges)).flatMap((one) => (one.canUndo ? [one.id] : [])));
  return new Map(
    ofMerges.flatMap(({ id, subjectId, at }) =>
      open.has(Number(subjectId))
        ? [[id, { kind: mergeUndo, name: subjectId, version: "", at: at.toISOString() }] as const]
        : [],
    ),
  );
}

/** The kinds of records that are parts of a shop's settings: all that no table of their own holds. */
function settingsKinds(kinds: readonly { kind: string }[]): ReadonlySet<string> {
  const others = new Set([...Object.values(kindOfTable), "shop", "review", "question"]);
  return new Set(kinds.map(({ kind }) => kind).filter((kind) => !others.has(kind)));
}

function namesOfKinds(named: readonly { kind: string; name: string }[]): (SQL | undefined)[] {
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const names = named.filter((one) => one.kind === kind).map(({ name }) => name);
    return and(eq(recordVersions.kind, kind), inArray(recordVersions.name, [...new Set(names)]));
  });
}

async function slugsOf({ db, tenant }: ShopContext, entries: readonly Entry[]): Promise<Map<string, string>> {
  const ids = entries
    .filter(({ subject }) => subject === "categories")
    .map(({ subjectId }) => Number(subjectId));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.tenantId, tenant.id), inArray(categories.id, ids)));
  return new Map(rows.map(({ id, slug }) => [String(id), slug]));
}
