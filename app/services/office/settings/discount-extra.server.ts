import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { typedPieces } from "~/models/office/orders/typed-pieces";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView } from "~/models/office/record/record-view";
import { goodsPanel, stepsPanel, verdictPanels } from "~/models/office/settings/trials/cart-trial";
import { cartTrialForm, cartTrialSchema } from "~/models/office/settings/trials/cart-trial-form";
import { destinationOf } from "~/models/office/settings/trials/trial-place";
import { mostCodes } from "~/models/shops/settings/copied-codes";
import type { DiscountSetting } from "~/models/shops/settings/discount-settings";
import { officeOrderPath } from "~/paths/office";
import { listDiscountUses } from "../../selling/discounts/list-discount-uses.server";
import { tryCart } from "../../selling/trials/try-cart.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { makeCodes } from "../../shops/settings/make-codes.server";
import { answered, deedRule } from "../answer-deed.server";
import { anySku } from "./any-sku.server";
import type { RecordExtra } from "./settings-extra";

type Args = [ctx: RequestContext, name: string];

const wantedCodes = z.object({
  count: z.coerce
    .number({ invalid_type_error: "Enter a number." })
    .int("Enter a whole number.")
    .min(1, "Enter 1 or more.")
    .max(mostCodes, `At most ${mostCodes} at once.`),
  prefix: z
    .string()
    .trim()
    .max(20, "At most 20 characters.")
    .regex(/^[A-Z0-9_-]*$/, "Use capital letters, digits, hyphens and underscores.")
    .default(""),
});

const shownUses = 10;

async function usesPanel(ctx: RequestContext, name: string): Promise<PanelView> {
  const { count, last } = await listDiscountUses(ctx, name, shownUses);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    kind: "rows",
    title: count === 0 ? "Uses" : `Uses: ${count}`,
    rows: last.map(({ number, buyer, code, createdAt }) => ({
      title: `Order ${number}`,
      to: officeOrderPath(number),
      sub: [buyer, code ?? ""].filter(Boolean).join(" · "),
      end: dayText(createdAt, clock),
    })),
    empty: "No order has used it yet.",
  };
}

/** What a cart would cost with a discount, its uses, and codes in bulk (rules office-28, discounts-11). */
export const discountExtra: RecordExtra = {
  async load(ctx, name, record) {
    const { code } = record as DiscountSetting;
    const { settings } = ctx.shop;
    return {
      above: [],
      beside: [
        {
          kind: "form",
          title: "What would this cart cost?",
          about: "It takes the discounts as they are saved, and products at today’s prices.",
          deed: cartTrialForm({
            countries: settings.checkout_countries,
            own: settings.client_address,
            products: await anySku(ctx),
            codes: code ?? "",
          }),
        },
        await usesPanel(ctx, name),
        {
          kind: "form",
          title: "Codes in bulk",
          about: "Copies of this discount, each with a code of its own that one order may use.",
          deed: {
            deed: "codes",
            label: "Make codes",
            submit: "Make codes",
            fields: [
              deedField("count", "How many", {
                kind: "number",
                text: "10",
                help: `At most ${mostCodes} at once.`,
              }),
              deedField("prefix", "Before each code", { isOptional: true, example: "SPRING" }),
            ],
          },
        },
      ],
    };
  },
  rules: {
    try: deedRule<Args, typeof cartTrialSchema>(cartTrialSchema, async (ctx, name, typed) => {
      const { summary, discounts } = await tryCart(ctx, {
        pieces: typedPieces(typed.products, "products"),
        destination: destinationOf(typed),
        codes: typed.codes,
        email: typed.email,
      });
      const [own, others] = verdictPanels(discounts, name);
      return answered(
        "try",
        [own, goodsPanel(summary), stepsPanel(summary), others].flatMap((panel) => panel ?? []),
      );
    }),
    codes: deedRule<Args, typeof wantedCodes>(wantedCodes, async (ctx, name, wanted) => {
      const codes = await makeCodes(ctx, name, wanted);
      return answered("codes", [
        {
          kind: "links",
          title: codes.length === 1 ? "1 code is made" : `${codes.length} codes are made`,
          links: [
            {
              href: `data:text/csv;charset=utf-8,${encodeURIComponent(["code", ...codes].join("\r\n"))}`,
              label: "Save them as CSV",
              isFile: true,
              fileName: `${name}-codes.csv`,
            },
          ],
        },
        { kind: "lines", title: "Codes", lines: codes },
      ]);
    }),
  },
};
