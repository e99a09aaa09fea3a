import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { applyEach } from "../kinds/apply-each.server";
import type { Keeps } from "./keeps";

type Row = { kind: string; name: string; record?: unknown };

const keyOf = ({ kind, name }: Row) => `${kind}/${name}`;
const partsOf = (key: string): [kind: string, name: string] => {
  const at = key.indexOf("/");
  return [key.slice(0, at), key.slice(at + 1)];
};
const kindOf = (ctx: ShopContext, named: string): RecordKind<unknown> | undefined =>
  ctx.handlers.recordKinds.find(({ kind }) => kind === named);

/** Whole records, such as categories, menus and redirects. */
export const keepRecords: Keeps<Row> = {
  keyOf,
  keyAfter(ctx, row) {
    const kind = kindOf(ctx, row.kind);
    if (!kind?.nameOf || row.record == null) return keyOf(row);
    return keyOf({ kind: row.kind, name: kind.nameOf(kind.check(row.name, row.record, ctx)) });
  },
  async read(ctx, keys) {
    const actor = await ctx.actor();
    const found = new Map<string, { key: string; name: string; values: { record: unknown } | null }>();
    for (const key of new Set(keys)) {
      const [named, name] = partsOf(key);
      const kind = kindOf(ctx, named);
      if (!kind) continue;
      authorize(actor, "view", kind.subjectOf(ctx));
      const record = await kind.read(ctx, name, false);
      found.set(key, { key, name: `${named} '${name}'`, values: record === null ? null : { record } });
    }
    return found;
  },
  restore: (inner, rows) =>
    applyEach(inner, rows, async (ctx, { now, to }) => {
      const [named, name] = partsOf(now.values === null ? to.key : now.key);
      const kind = kindOf(ctx, named);
      if (kind) await changeRecord(ctx, kind, { name, typed: to.values?.record ?? null });
    }),
};
