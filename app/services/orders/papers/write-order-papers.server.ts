// @public

import { type PaperKind, paperFileName } from "~/models/orders/papers/paper-kind";
import { AppError } from "~/models/platform/error/app-error";
import type { Paper } from "~/models/platform/paper/paper";
import { paperSizeOf } from "~/models/platform/paper/paper-size";
import { directionOf } from "~/models/shops/settings/language";
import { writePapers } from "../../platform/paper/write-papers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findFacturX } from "../e-invoices/read-factur-x.server";
import { readPapers } from "./read-papers.server";

/** A PDF: its name, and its bytes piece by piece. */
export type PaperFile = { name: string; pieces: AsyncGenerator<Uint8Array, void, undefined> };

/**
 * The packing slips, invoices or credit notes of orders as one PDF (rule office-77); orders without are left
 * out.
 * @throws AppError `not_found` where none has one, or the actor may not view one of the first
 */
export async function writeOrderPapers(
  ctx: ShopContext,
  kind: PaperKind,
  orderIds: readonly string[],
): Promise<PaperFile> {
  const read = readPapers(ctx, kind, orderIds);
  const papers = papersOf(read);
  const first = await papers.next();
  if (first.done) throw new AppError("not_found", noneText(kind, orderIds.length));
  const now = ctx.now();
  const name = paperFileName(kind, orderIds.length === 1 ? first.value.number : null, now);
  const { checkout_countries, general } = ctx.shop.settings;
  const size = paperSizeOf(checkout_countries);
  const { language } = general;
  const all = startingWith(first.value.paper, papers);
  const [orderId = ""] = orderIds;
  const facturX = orderIds.length === 1 ? await findFacturX(ctx, kind, orderId) : null;
  const direction = directionOf(language);
  const head = { title: first.value.paper.title, size, now, language, direction, facturX };
  return { name, pieces: writePapers(all, head) };
}

const paperNames: Record<PaperKind, string> = {
  "packing-slips": "a packing slip",
  invoices: "an invoice yet",
  "former-invoices": "a former invoice",
  "credit-notes": "a credit note",
};

function noneText(kind: PaperKind, count: number): string {
  const paper = paperNames[kind];
  return count === 1
    ? `This order has no ${paper.replace(/^an? /, "")}.`
    : `None of these orders has ${paper}.`;
}

type Named = { number: string; paper: Paper };

async function* papersOf(read: ReturnType<typeof readPapers>): AsyncGenerator<Named, void, undefined> {
  for await (const { number, paper } of read) if (paper) yield { number, paper };
}

async function* startingWith(first: Paper, rest: AsyncIterable<Named>): AsyncGenerator<Paper> {
  yield first;
  for await (const { paper } of rest) yield paper;
}
