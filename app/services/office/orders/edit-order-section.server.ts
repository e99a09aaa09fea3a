import { z } from "zod";
import { addressSchema } from "~/models/accounts/address/address";
import { shippingAddressSchema } from "~/models/accounts/address/shipping-address-schema";
import { chooseOrder } from "~/models/office/orders/choose-order";
import { comparedSums, differenceText, previewLines } from "~/models/office/orders/edit-preview";
import { typedPieces } from "~/models/office/orders/typed-pieces";
import { needsPricing, type OrderEdit } from "~/models/orders/edit/order-edit";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { emailSchema } from "~/models/platform/validation/email";
import { optionalText } from "~/models/platform/validation/required-text";
import { officeEditOrderPath } from "~/paths/office";
import { editOrder, previewEdit } from "../../orders/edits/edit-order.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule, previewed } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { loadEditPage } from "./load-edit-page.server";
import { withFieldsBelow } from "./with-fields-below.server";

type Args = [ctx: RequestContext, number: string];

const counted = z
  .string()
  .regex(/^\d{0,9}$/)
  .default("");
/** What every form of the page sends along: the order as it was shown, and the total of the preview. */
const once = {
  version: counted,
  seen: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(""),
  key: z.string().max(64).default(""),
  note: optionalText("Note", 300),
};
type Once = { version: string; seen: string; key: string; note: string };

const linesForm = z.object({
  ...once,
  qty: z.record(z.string().trim().max(6)).default({}),
  add: optionalText("Add", 4000),
  method: optionalText("Shipping", 60),
});
const deliveryForm = (countries: readonly string[]) =>
  z.object({ ...once, ship: shippingAddressSchema(countries) });
const billingForm = z.object({ ...once, email: emailSchema, bill: addressSchema });

const qtyOf = (typed: Readonly<Record<string, string>>): Map<number, number> =>
  new Map(
    Object.entries(typed).flatMap(([line, text]) => {
      if (text === "") return [];
      if (!/^\d{1,6}$/.test(text)) throw new AppError("invalid", "Enter a number of pieces.", `qty.${line}`);
      return [[Number(line.slice(1)), Number(text)] as const];
    }),
  );

/** Shows what an edit would cost; sent again with that total it is done. */
async function edit(
  [ctx, number]: Args,
  deed: string,
  { version, seen, key, note }: Once,
  what: OrderEdit,
): Promise<unknown> {
  const orderId = await findOrderByNumber(ctx, number);
  const asked = { key: key || null, version: version === "" ? null : Number(version) };
  const doIt = (seenTotalMinor: Minor | null) =>
    editOrder(ctx, orderId, { ...what, note }, { ...asked, seenTotalMinor });
  if (seen !== "") return doIt(Number(seen));
  const priced = await readPreview(ctx, orderId, what);
  if (priced === null) return doIt(null);
  const { order, summary, lines } = priced;
  const differenceMinor = summary.totals.totalDueMinor - order.totalDueMinor;
  const removed = priced.items.filter(({ id }) => !lines.some((line) => line.id === id));
  const compared = [
    ...summary.items.map((item) => ({
      ...item,
      wasQty: lines.find(({ id }) => id === item.itemId)?.wasQty ?? 0,
    })),
    ...removed.map((item) => ({ ...item, wasQty: item.qty, qty: 0 })),
  ];
  const isPaid = order.status !== "pending";
  return previewed(deed, {
    title: `Order ${number} after this`,
    panels: [
      previewLines(compared, order.currency),
      comparedSums(order, { ...summary.totals, shippingMinor: deliveryOf(summary.totals) }, order.currency),
      {
        kind: "facts",
        title: "The difference",
        facts: [
          {
            label: "What happens",
            text: differenceText(differenceMinor, { currency: order.currency, isPaid }),
          },
          { label: "Sent by", text: summary.shippingMethod?.title ?? "Nothing is sent" },
        ],
      },
    ],
    submit: `Save it for ${formatMoney(summary.totals.totalDueMinor, order.currency)}`,
    values: { seen: String(summary.totals.totalDueMinor) },
  });
}

const deliveryOf = (totals: { shippingMinor: Minor; shippingDiscountMinor: Minor }): Minor =>
  totals.shippingMinor - totals.shippingDiscountMinor;

/** An order as an edit would make it; null for an edit that needs no new price. */
async function readPreview(ctx: RequestContext, orderId: string, what: OrderEdit) {
  return needsPricing(await findOrder(ctx, orderId), what) ? previewEdit(ctx, orderId, what) : null;
}

const rulesOf = (countries: readonly string[]) => {
  const delivery = deliveryForm(countries);
  return {
    lines: deedRule<Args, typeof linesForm>(linesForm, (ctx, number, { qty, add, method, ...asked }) =>
      edit([ctx, number], "lines", asked, {
        qty: qtyOf(qty),
        add: typedPieces(add, "add"),
        ...(method ? { shippingMethodCode: method } : {}),
      }),
    ),
    delivery: deedRule<Args, typeof delivery>(delivery, (ctx, number, { ship, ...asked }) =>
      withFieldsBelow("ship", [], () => edit([ctx, number], "delivery", asked, { shippingAddress: ship })),
    ),
    billing: deedRule<Args, typeof billingForm>(billingForm, (ctx, number, { bill, email, ...asked }) =>
      withFieldsBelow("bill", ["email"], () =>
        edit([ctx, number], "billing", asked, { billingAddress: bill, email }),
      ),
    ),
  };
};

/** An order that is edited before it is packed (docs/rules/order-edits.md). */
export const editOrderSection: Section = {
  need: { verb: "change", kind: "order" },
  doneTexts: {
    lines: "Saved. The customer gets an email with the order as it is now.",
    delivery: "Saved. The customer gets an email with the order as it is now.",
    billing: "Saved. The customer gets an email with the order as it is now.",
  },
  load: async (ctx, number, query) =>
    number === "" ? chooseOrder("Edit an order") : loadEditPage(ctx, number, query.get("q") ?? ""),
  act: (ctx, posted, number) =>
    answerDeed<Args>(
      posted,
      rulesOf(ctx.shop.settings.checkout_countries),
      [ctx, number],
      officeEditOrderPath(number),
    ),
};
