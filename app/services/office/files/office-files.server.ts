import type { Need } from "~/models/office/frame/navigation";
import type { PaperKind } from "~/models/orders/papers/paper-kind";
import { officeGuestPath } from "~/paths/office";
import { sendFormFile } from "../../content/forms/send-form-file.server";
import { sendDisputeFile } from "../../conversations/disputes/send-dispute-file.server";
import { answerGuestArchive } from "../../files/account-data/answer-guest-archive.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerWorkFile } from "../host/works/answer-work-file.server";
import { listRunningWork } from "../list-running-work.server";
import { answerListFile, listFileNeed } from "../listed/answer-list-file.server";
import { ledToConfirm } from "../listed/led-to-confirm.server";
import { answerPapersFile } from "../orders/answer-papers-file.server";
import { answerXRechnungFile } from "../orders/answer-x-rechnung-file.server";
import { findGuestByOrder } from "../orders/find-guest-by-order.server";
import { answerGridData } from "../products/grid/answer-grid-data.server";
import { answerParcelsFile } from "../sections/answer-parcels-file.server";
import { answerSalesFile } from "../sections/answer-sales-file.server";
import { answerPreviewFile } from "../sections/many/answer-preview-file.server";
import { answerPayoutFile } from "../selling/answer-payout-file.server";

/** What a file of the office needs, and how it is answered. */
type OfficeFile = { need: Need; answer: (ctx: RequestContext) => Promise<Response> };
/** @param name what follows the kind in the address, such as a payout's number */
type FileKind = (query: URLSearchParams, name: string) => OfficeFile;

function papersOf(kind: PaperKind): FileKind {
  return (query, name) => ({
    need: { verb: "view", kind: "order" },
    answer: (ctx) => answerPapersFile(ctx, kind, { name, query }),
  });
}

/** Every kind of file, with what it needs. One route carries all, since shops' pages list every route. */
export const officeFileKinds = {
  "credit-notes": papersOf("credit-notes"),
  disputes: (_query, id) => ({
    need: { verb: "view", kind: "order" },
    answer: (ctx) => sendDisputeFile(ctx, Number(id)),
  }),
  "former-invoices": papersOf("former-invoices"),
  form: (_query, id) => ({
    need: { verb: "view", kind: "customer" },
    answer: (ctx) => sendFormFile(ctx, id),
  }),
  guest: (_query, number) => ({
    need: { verb: "change", kind: "customer" },
    answer: async (ctx) => {
      const { email } = await findGuestByOrder(ctx, number);
      return ledToConfirm(officeGuestPath(number), () => answerGuestArchive(ctx, email));
    },
  }),
  grid: (query, name) => ({
    need: { verb: "change", kind: "content" },
    answer: (ctx) => answerGridData(ctx, name, query),
  }),
  invoices: papersOf("invoices"),
  exports: (_query, name) => ({
    need: { verb: "view", kind: "machine" },
    answer: (ctx) => answerWorkFile(ctx, name),
  }),
  folder: (_query, name) => ({
    need: { verb: "create", kind: "invitation" },
    answer: (ctx) => answerWorkFile(ctx, name),
  }),
  listed: (query) => ({ need: listFileNeed(query), answer: (ctx) => answerListFile(ctx, query) }),
  "packing-slips": papersOf("packing-slips"),
  parcels: (query) => ({
    need: { verb: "view", kind: "order" },
    answer: (ctx) => answerParcelsFile(ctx, query),
  }),
  payouts: (_query, name) => ({
    need: { verb: "view", kind: "payout" },
    answer: (ctx) => answerPayoutFile(ctx, name),
  }),
  preview: (_query, name) => ({
    need: { verb: "view", kind: "price" },
    answer: (ctx) => answerPreviewFile(ctx, name),
  }),
  running: () => ({
    need: { verb: "view", kind: "price" },
    answer: async (ctx) => Response.json(await listRunningWork(ctx)),
  }),
  xrechnung: (query, name) => ({
    need: { verb: "view", kind: "order" },
    answer: (ctx) => answerXRechnungFile(ctx, { name, note: query.get("note") }),
  }),
  sales: (query) => ({
    need: { verb: "view", kind: "payout" },
    answer: (ctx) => answerSalesFile(ctx, query),
  }),
} satisfies Record<string, FileKind>;

/** The file at `/admin/file/<kind>/<name>` (rule office-32). @throws Response 404 */
export function officeFileAt(place: string, query: URLSearchParams): OfficeFile {
  const [kind = "", ...rest] = place.split("/");
  if (!isFileKind(kind)) throw new Response("Not Found", { status: 404 });
  return officeFileKinds[kind](query, rest.join("/"));
}

const isFileKind = (kind: string): kind is keyof typeof officeFileKinds =>
  Object.hasOwn(officeFileKinds, kind);
