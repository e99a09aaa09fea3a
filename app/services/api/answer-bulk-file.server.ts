// @public

import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { findApiKey } from "../accounts/api-keys/find-api-key.server";
import { opensBulkFile } from "../bulk/bulk-file-link.server";
import { readBulkFile } from "../bulk/read-bulk-file.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { acting, type ShopContext } from "../shops/context/shop-context.server";
import { refuseCall } from "./graphql/reading/read-call.server";
import { limitCalls } from "./owner-graphql/limit-calls.server";

/** What the answer needs of a request's context. */
type FileContext = ShopContext & Pick<RequestContext, "secret" | "doNotCache">;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Answers a GET for the file of a bulk operation, with a key or by its signed address (rule bulk-6): piece by
 * piece, as the reader takes it.
 * @param id of the operation
 */
export async function answerBulkFile(context: FileContext, request: Request, id: string): Promise<Response> {
  context.doNotCache();
  const headers = new Headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  const link = new URL(request.url).searchParams.get("link");
  const key = link === null ? await findApiKey(context, request) : null;
  if (key && !(await limitCalls(context, key, headers)))
    return refuseCall(429, "Too many calls. Wait as long as Retry-After says.", headers, "too_many");
  const isOpen = uuid.test(id) && (key !== null || (link !== null && opensBulkFile(context, id, link)));
  if (!isOpen) {
    headers.set("WWW-Authenticate", "Bearer");
    return refuseCall(401, "Send a key of this business as a bearer token.", headers, "sign_in_required");
  }
  // A signed address was given to who may read the file.
  const actor = key ?? ({ kind: "command-line", command: "file" } as const);
  try {
    const { name, type, pieces } = await readBulkFile({ ...context, actor: acting(actor) }, id);
    headers.set("Content-Type", type);
    headers.set("Content-Disposition", contentDisposition(name));
    return new Response(createReadableStreamFromReadable(Readable.from(pieces)), { headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    for (const [field, value] of Object.entries(headersOfError(error))) headers.set(field, value);
    return refuseCall(error.status, error.message, headers, error.code);
  }
}
