// @public

import type { Subject } from "~/models/shops/actors/subject";
import type { RecordMessage, RecordMessages } from "~/models/shops/records/record-faults";
import type { ChangeReach } from "../changes/announce-change.server";
import type { ShopContext } from "../context/shop-context.server";

/**
 * A kind of record that owners change (rule owners-1): menus, say. Its area says here how one is read,
 * checked and written; who may, versions, audit and telling are the same for all of them
 * (`change-record.server.ts`).
 */
export interface RecordKind<R> {
  /** What it is called on the command line and in the owner's API. */
  kind: string;
  /** Whose pages show it. */
  reach: ChangeReach;
  /** What an actor must be allowed to view or change. */
  subjectOf(ctx: ShopContext): Subject;
  /** Names of all records, in the order of their names. */
  listNames(ctx: ShopContext): Promise<string[]>;
  /**
   * Reads one, or null.
   * @param hold whether its row is kept from others until the transaction ends
   */
  read(ctx: ShopContext, name: string, hold: boolean): Promise<R | null>;
  /**
   * What an owner typed as a whole record. Throws AppError `invalid` naming what is wrong and how to mend it.
   */
  check(name: string, typed: unknown, ctx: ShopContext): R;
  /** Whether `save` keeps versions, because it writes many records at once, or more than the one. */
  keepsVersions?: boolean;
  /** Of kinds whose records say their name themselves: the name one has from then on. */
  nameOf?(record: R): string;
  /**
   * Writes one, or removes it when `after` is null; a folder's apply writes by it too. Throws AppError
   * `invalid` or `conflict` where it does not fit what else is stored.
   * @returns the tags of what shows something else now
   */
  save(inner: ShopContext, name: string, after: R | null, before: R | null): Promise<string[]>;
}

/** What a record is after a change. */
export type ChangedRecord<R> = {
  record: R | null;
  version: string | null;
  isChanged: boolean;
  /** What its owner will hardly have meant (rule owners-12). */
  notes: readonly RecordMessage[];
};

/**
 * Looks up what a stored record names elsewhere in its shop (rule owners-12). Null for kinds it knows nothing
 * of.
 */
export type RecordCheck = (
  ctx: ShopContext,
  kind: string,
  name: string,
  record: unknown,
) => Promise<RecordMessages> | null;

declare module "../context/shop-context.server" {
  interface AreaHandlers {
    /** The kinds of records that owners change by name (rule owners-1). */
    recordKinds: readonly RecordKind<unknown>[];
    /** What is looked up about a record before it stays saved (rule owners-12). */
    recordChecks: readonly RecordCheck[];
  }
}

/** A kind of which a shop has few enough to read all of them at once: what folders hold. */
export interface WholeKind<R> extends RecordKind<R> {
  /** Every record by its name, in the order a folder's file has them. */
  readAll(ctx: ShopContext): Promise<Map<string, R>>;
}
