import type { ApplyChange } from "~/models/files/apply-change";
import type { FolderMarks } from "~/models/files/folder-marks";
import { type ConflictSide, type Mark, type Ruling, threeWay } from "~/models/files/three-way";
import { changedFields, type FieldChange } from "~/models/shops/records/changed-fields";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { recordVersion } from "../../../shops/records/record-version.server";
import type { ShopFilesContext } from "../../files-context.server";
import { readFolderMarks, saveMarks } from "../rows/folder-marks.server";

/** A kind of record that a folder and a shop both hold. */
export type MergeKind<R extends object> = {
  kind: string;
  /** The shop's records by name. */
  readShop(ctx: ShopContext): Promise<ReadonlyMap<string, R>>;
  /** What of a record its owner says, of which versions are made; all of it without this. */
  owned?(record: R): unknown;
  /** What a plan calls one. */
  say?(name: string, record: R): Pick<ApplyChange, "kind" | "name">;
  /** Fields of a conflict; those of both records without this. */
  fieldsOf?(shop: R, folder: R, ctx: ShopContext): FieldChange[];
  /** Whether two are the same; the same version without this. */
  isSame?(shop: R, folder: R): boolean;
};

/** The records of a kind that a folder has. */
export type FolderRecords<R extends object> = {
  folder: ReadonlyMap<string, R>;
  /** The folder's version of one where it is not that of the record. */
  versionOf?: (name: string) => string;
  /** Those that are not to be merged, because what the folder says of them was refused. */
  left?: ReadonlySet<string>;
};

/** What an apply makes the shop have: what stays as the shop has it first; `kept` names that. */
export type Merged<R> = { records: Map<string, R>; kept: ReadonlySet<string> };

/** An apply of a folder to a shop, of which it knows what the folder held before. */
export type FolderMerge = {
  ctx: ShopFilesContext;
  side: ConflictSide | null;
  before: FolderMarks | null;
  /** What to call the records that stay as the shop has them. */
  kept: string[];
  /** Asked for when everything is written: the marks of each kind. */
  ends: (() => Promise<[kind: string, marks: Record<string, Mark>]>)[];
};

/** Begins to merge a folder into a shop. @param side who decides conflicts; null refuses them */
export const beginMerge = async (
  ctx: ShopFilesContext,
  folder: string,
  side: ConflictSide | null,
): Promise<FolderMerge> => ({ ctx, side, before: await readFolderMarks(ctx, folder), kept: [], ends: [] });

/** Keeps what the folder holds, when everything is written. Marks of kinds that were not merged stay. */
export async function endMerge(merge: FolderMerge, folder: string): Promise<void> {
  const marks: FolderMarks = {};
  for (const end of merge.ends) {
    const [kind, ofKind] = await end();
    marks[kind] = ofKind;
  }
  await saveMarks(merge.ctx, { folder, marks, by: "apply" });
}

/** The version of what an owner says of a record. */
export const ownedVersion = <R extends object>({ owned }: MergeKind<R>, record: R): string =>
  recordVersion(owned ? owned(record) : record);

/**
 * Decides record by record whose an apply takes (rule shop-folders-6), and notes what stays and conflicts.
 */
export async function mergeRecords<R extends object>(
  merge: FolderMerge,
  kind: MergeKind<R>,
  { folder, versionOf, left = new Set() }: FolderRecords<R>,
): Promise<Merged<R>> {
  const { ctx, side, before } = merge;
  const shop = await kind.readShop(ctx);
  const marks = new Map(Object.entries(before?.[kind.kind] ?? {}));
  const versions = new Map<string, string>();
  const rulings = new Map<string, Ruling>();
  const [ofShop, ofFolder] = [new Map<string, R>(), new Map<string, R>()];
  for (const name of new Set([...folder.keys(), ...shop.keys(), ...marks.keys()])) {
    const [own, theirs] = [folder.get(name), shop.get(name)];
    if (left.has(name)) continue;
    const version = own ? (versionOf?.(name) ?? ownedVersion(kind, own)) : null;
    if (version) versions.set(name, version);
    const ruling = threeWay({
      folder: version,
      shop: theirs ? ownedVersion(kind, theirs) : null,
      mark: marks.get(name) ?? null,
      isFirst: before === null,
      isSame: own !== undefined && theirs !== undefined && isSame(kind, theirs, own),
    });
    const decided = ruling === "conflict" && side === "ours" ? "folder" : ruling;
    rulings.set(name, decided);
    if (decided === "shop" || decided === "conflict") {
      if (theirs) ofShop.set(name, theirs);
      const said = (theirs ?? own) as R;
      note(merge, kind, { name, said, own, theirs, isConflict: decided === "conflict" });
    } else if (own) ofFolder.set(name, own);
  }
  merge.ends.push(async () => {
    const isWritten = kind.isSame || [...rulings.values()].includes("folder");
    const after = isWritten ? await kind.readShop(ctx) : shop;
    const marked = [...new Set([...versions.keys(), ...marks.keys()])].flatMap((name) => {
      const mark = markOf(kind, {
        version: versions.get(name) ?? null,
        ruling: rulings.get(name),
        before: marks.get(name),
        after: after.get(name),
      });
      return mark ? [[name, mark] as const] : [];
    });
    return [kind.kind, Object.fromEntries(marked)];
  });
  return { records: new Map([...ofShop, ...ofFolder]), kept: new Set(ofShop.keys()) };
}

const isSame = <R extends object>(kind: MergeKind<R>, shop: R, folder: R): boolean =>
  kind.isSame ? kind.isSame(shop, folder) : ownedVersion(kind, shop) === ownedVersion(kind, folder);

/**
 * What is known of a record from now on. What was refused keeps what was known, so that it is tried again.
 */
function markOf<R extends object>(
  kind: MergeKind<R>,
  {
    version,
    ruling,
    before,
    after,
  }: {
    version: string | null;
    ruling: Ruling | undefined;
    before: Mark | undefined;
    after: R | undefined;
  },
): Mark | null {
  if (ruling === undefined) return before ?? null;
  if (version === null) return ruling === "folder" && after && before ? before : null;
  // No version is empty: what was made on both sides counts as changed in the shop.
  if (ruling === "shop" || ruling === "conflict") return { folder: version, shop: before?.shop ?? "" };
  return after ? { folder: version, shop: ownedVersion(kind, after) } : null;
}

function note<R extends object>(
  { ctx, side, kept }: FolderMerge,
  kind: MergeKind<R>,
  {
    name,
    said,
    own,
    theirs,
    isConflict,
  }: { name: string; said: R; own: R | undefined; theirs: R | undefined; isConflict: boolean },
): void {
  const called = kind.say ? kind.say(name, said) : { kind: kind.kind, name };
  if (isConflict && side === null) {
    const fields =
      own && theirs ? (kind.fieldsOf ? kind.fieldsOf(theirs, own, ctx) : changedFields(theirs, own)) : [];
    const why = !own
      ? "changed in the shop, removed in the folder"
      : !theirs
        ? "changed in the folder, removed in the shop"
        : "changed in both";
    ctx.noteChange?.({ ...called, did: "conflict", fields, why });
    return;
  }
  const why = !theirs ? "removed in the shop" : own ? "changed in the shop" : "only in the shop";
  kept.push(`${called.kind} ${called.name}`);
  ctx.noteChange?.({ ...called, did: "kept", fields: [], why });
}
