// @public

import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { paperKinds } from "~/models/orders/papers/paper-kind";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { findApiKey } from "../accounts/api-keys/find-api-key.server";
import { opensBulkFile } from "../bulk/bulk-file-link.server";
import { readBulkFile } from "../bulk/read-bulk-file.server";
import { writeXRechnung } from "../orders/e-invoices/write-x-rechnung.server";
import { answerPapers } from "../orders/papers/answer-papers.server";
import { answerXml } from "../orders/papers/answer-xml.server";
import { writeOrderPapers } from "../orders/papers/write-order-papers.server";
import { findOrderByNumber } from "../orders/reading/find-order-by-number.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { acting, type ShopContext } from "../shops/context/shop-context.server";
import { refuseCall } from "./graphql/reading/read-call.server";
import { limitCalls } from "./owner-graphql/limit-calls.server";

/** What the answer needs of a request's context. */
type FileContext = ShopContext & Pick<RequestContext, "secret" | "doNotCache">;

/** The file of an order by its number, as in `invoice-100001.pdf` or `xrechnung-100001.xml`. */
const orderPaper = /^(?:(packing-slip|invoice|credit-note)-(.{1,40})\.pdf|(xrechnung)-(.{1,40})\.xml)$/;

/**
 * Answers a GET for the file of a bulk operation, with a key or by its signed address (rule bulk-6), or
 * with a key for a paper of an order (rules office-77 and orders-30): piece by piece, as the reader takes it.
 * @param id of the operation, or the PDF's name
 */
export async function answerBulkFile(context: FileContext, request: Request, id: string): Promise<Response> {
  context.doNotCache();
  const headers = new Headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  const link = new URL(request.url).searchParams.get("link");
  const key = link === null ? await findApiKey(context, request) : null;
  if (key && !(await limitCalls(context, key, headers)))
    return refuseCall(429, "Too many calls. Wait as long as Retry-After says.", headers, "too_many");
  const [, pdf, pdfNumber, xml, xmlNumber] = orderPaper.exec(id) ?? [];
  const [paper, number = ""] = [pdf ?? xml, pdfNumber ?? xmlNumber];
  const isOpen =
    (paper !== undefined && key !== null) ||
    (isUuid(id) && (key !== null || (link !== null && opensBulkFile(context, id, link))));
  if (!isOpen) {
    headers.set("WWW-Authenticate", "Bearer");
    return refuseCall(401, "Send a key of this business as a bearer token.", headers, "sign_in_required");
  }
  // A signed address was given to who may read the file.
  const actor = key ?? ({ kind: "command-line", command: "file" } as const);
  try {
    const ctx = { ...context, actor: acting(actor) };
    if (xml !== undefined) {
      const note = new URL(request.url).searchParams.get("note");
      return answerXml(await writeXRechnung(ctx, await findOrderByNumber(ctx, number), note), headers);
    }
    if (paper !== undefined) {
      const kind = paperKinds.find((one) => one === `${paper}s`) ?? "invoices";
      return answerPapers(await writeOrderPapers(ctx, kind, [await findOrderByNumber(ctx, number)]), headers);
    }
    const { name, type, pieces } = await readBulkFile(ctx, id);
    headers.set("Content-Type", type);
    headers.set("Content-Disposition", contentDisposition(name));
    return new Response(createReadableStreamFromReadable(Readable.from(pieces)), { headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    for (const [field, value] of Object.entries(headersOfError(error))) headers.set(field, value);
    return refuseCall(error.status, error.message, headers, error.code);
  }
}
