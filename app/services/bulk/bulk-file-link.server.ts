// @public

import type { RequestContext } from "../shops/context/request-context.server";
import { isSignedLink, type LinkSubject, signLink } from "../shops/secrets/signed-link.server";
import type { BulkOperation } from "./bulk-operation";

/** How long an address of a file opens it, ms (rule bulk-6). */
const opensMs = 60 * 60_000;

const subjectOf = (shopId: string, id: string): LinkSubject => ({ kind: "bulk-file", shopId, id });

/** The path of an operation's file, which opens it without a key for an hour. */
export function bulkFilePath(
  ctx: Pick<RequestContext, "shop" | "secret" | "now">,
  { id }: Pick<BulkOperation, "id">,
): string {
  const until = new Date(ctx.now().getTime() + opensMs);
  return `/admin-graphql/files/${id}?link=${signLink(ctx.secret, subjectOf(ctx.shop.id, id), until)}`;
}

/** Whether a link opens the file of an operation. */
export const opensBulkFile = (
  ctx: Pick<RequestContext, "shop" | "secret" | "now">,
  id: string,
  link: string,
): boolean => isSignedLink(ctx.secret, subjectOf(ctx.shop.id, id), link, ctx.now());
