// @public

import type { ShopContext } from "../context/shop-context.server";
import { listVersions } from "./list-versions.server";
import type { RecordKind } from "./record-kind";

/** Finds what a record was in a version that it has no more; undefined where that is not kept. */
export const formerOf =
  <R>(ctx: ShopContext, kind: RecordKind<R>, name: string) =>
  async (version: string): Promise<unknown> =>
    (await listVersions(ctx, kind, name)).find((one) => one.version === version)?.record;
