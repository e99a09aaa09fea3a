// @public

import type { ShopContext } from "../context/shop-context.server";
import { keepVersion } from "./keep-version.server";
import type { RecordKind } from "./record-kind";

/**
 * Writes or removes a record inside a transaction that names its actor, and keeps what it was (rule
 * owners-4); changes of owners and of folders go this way.
 * @returns the tags of what shows something else now
 */
export async function saveRecord<R>(
  inner: ShopContext,
  kind: RecordKind<R>,
  name: string,
  { after, before }: { after: R | null; before: R | null },
): Promise<string[]> {
  const tags = await kind.save(inner, name, after, before);
  if (!kind.keepsVersions) await keepVersion(inner, kind, name, { before, after });
  return tags;
}
