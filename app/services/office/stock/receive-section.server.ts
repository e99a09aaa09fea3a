import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import { type Scanned, scannedCodes } from "~/models/office/stock/scanned-codes";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import { withQuery } from "~/paths";
import { officeReceivePath, officeStockPath } from "~/paths/office";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { answerDeed, deedRule, previewed } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { findScanned, type ScannedPieces } from "./find-scanned.server";

type Args = [ctx: RequestContext];

/** Unknown codes that a refusal names. */
const mostNamed = 10;

const delivery = z.object({
  codes: z.string().max(200_000),
  reason: requiredText("Why", 500),
  sure: z.string().max(3).optional(),
});

async function piecesOf(ctx: ShopContext, scanned: readonly Scanned[]): Promise<ScannedPieces[]> {
  const { found, unknown } = await findScanned(ctx, scanned);
  if (unknown.length === 0) return found;
  const named = unknown.slice(0, mostNamed).join(", ");
  const more = unknown.length > mostNamed ? ` and ${unknown.length - mostNamed} more` : "";
  throw new AppError(
    "invalid",
    `Nothing that is counted has ${named}${more} as its SKU or barcode. Correct it, or enter the barcode on the product’s page.`,
    "codes",
  );
}

async function receive(ctx: RequestContext, { codes, reason, sure }: z.output<typeof delivery>) {
  const pieces = await piecesOf(ctx, scannedCodes(codes));
  if (sure === "yes") {
    await inTransaction(ctx, async (inner) => {
      const moves = pieces.map(({ sku, qty }) => ({ sku, by: qty, reason }));
      const { refused } = await changeStock(inner, moves);
      if (refused[0]) throw new AppError("conflict", `${refused[0].sku}: ${refused[0].reason}`);
    });
    return redirect(withQuery(officeReceivePath(), { done: "receive" }), 303);
  }
  const total = pieces.reduce((sum, { qty }) => sum + qty, 0);
  return previewed("receive", {
    title: "What came",
    panels: [
      {
        kind: "table",
        title: total === 1 ? "1 piece" : `${total} pieces`,
        columns: [
          { label: "SKU" },
          { label: "Product" },
          { label: "Came", align: "end" },
          { label: "There then", align: "end" },
        ],
        rows: pieces.map(({ sku, name, qty, onHand }) => [sku, name, String(qty), String(onHand + qty)]),
        empty: "",
      },
    ],
    submit: "Put it into the stock",
    values: { sure: "yes" },
  });
}

const rules = { receive: deedRule<Args, typeof delivery>(delivery, receive) };

/** Goods that came are counted in by their barcodes or SKUs, as a scanner types them (rule office-106). */
export const receiveSection: Section = {
  need: { verb: "change", kind: "stock" },
  doneTexts: { receive: "It is in the stock. The next delivery can be scanned." },
  load: async () => ({
    title: "Receive goods",
    badges: [],
    intro: "Scan each piece, or paste the supplier’s list. You see what it is before it counts.",
    way: [{ to: officeStockPath(), label: "Stock" }],
    deeds: [
      {
        deed: "receive",
        label: "What came…",
        submit: "See what came",
        isMain: true,
        isOpen: true,
        fields: [
          deedField("codes", "Barcodes or SKUs", {
            kind: "long text",
            help: "One a line is one piece; with =12, or a number in the next cell, twelve.",
            example: "4006381333931",
          }),
          deedField("reason", "Why", { text: "Delivery" }),
        ],
      },
    ],
    main: [],
    aside: [],
  }),
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], officeReceivePath()),
};
