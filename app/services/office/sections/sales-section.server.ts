import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { listSales } from "../../catalogue/prices/list-sales.server";
import { planSale } from "../../catalogue/prices/plan-sale.server";
import { removeSale } from "../../catalogue/prices/remove-sale.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/sales";
const moment = "On the shop’s clock.";

type Args = [ctx: RequestContext];
const planned = z.object({
  name: requiredText("Name", 100),
  percent: requiredText("Percentage off", 10),
  from: requiredText("Begins", 20),
  to: optionalText("Ends", 20),
  category: optionalText("Category", 200),
  brand: optionalText("Brand", 200),
  skus: optionalText("SKUs", 20_000),
});
const ended = z.object({ name: requiredText("Sale", 100) });

const rules = {
  plan: deedRule<Args, typeof planned>(planned, async (ctx, typed) => {
    const percent = Number(typed.percent.replace(",", "."));
    if (!(percent > 0 && percent < 100))
      throw new AppError("invalid", "Enter a percentage between 0 and 100.", "percent");
    const skus = typed.skus.split(/[\s,]+/).filter(Boolean);
    const selection = {
      ...(skus.length > 0 && { skus }),
      ...(typed.category && { category: typed.category }),
      ...(typed.brand && { brand: typed.brand }),
    };
    await planSale(ctx, {
      name: typed.name,
      selection: Object.keys(selection).length > 0 ? selection : { all: true },
      terms: { offBasisPoints: Math.round(percent * 100) },
      from: typed.from.replace("T", " "),
      to: typed.to ? typed.to.replace("T", " ") : null,
      expectedVersion: null,
    });
  }),
  end: deedRule<Args, typeof ended>(ended, (ctx, { name }) => removeSale(ctx, name)),
};

/** Sales of a limited time. */
export const salesSection: Section = {
  need: { verb: "change", kind: "price" },
  doneTexts: { plan: "The sale is planned.", end: "Ended: prices are what they were without it." },
  async load(ctx) {
    const sales = await listSales(ctx);
    const going = sales.filter(({ state }) => state !== "ended");
    return {
      title: "Sales",
      badges: [],
      intro: "Lower prices for a limited time. They begin and end on the minute.",
      way: [],
      deeds: [
        {
          deed: "plan",
          label: "Plan a sale…",
          submit: "Plan it",
          isMain: true,
          fields: [
            deedField("name", "Name", { example: "Winter" }),
            deedField("percent", "Percentage off", { kind: "percent", unit: "%", example: "20" }),
            deedField("from", "Begins", { kind: "moment", help: moment }),
            deedField("to", "Ends", { kind: "moment", isOptional: true, help: "Empty for an open end." }),
            deedField("category", "Category", { isOptional: true, help: "Its address. Empty for all." }),
            deedField("brand", "Brand", { isOptional: true }),
            deedField("skus", "SKUs", {
              kind: "long text",
              isOptional: true,
              help: "With spaces or commas between.",
            }),
          ],
        },
        ...(going.length > 0
          ? [
              {
                deed: "end",
                label: "End a sale…",
                submit: "End it",
                isDanger: true,
                about: "Its prices end at once. Orders keep theirs. To have it back, plan it again.",
                fields: [
                  deedField("name", "Sale", {
                    kind: "choice",
                    choices: going.map(({ name }) => ({ value: name, label: name })),
                  }),
                ],
              },
            ]
          : []),
      ],
      main: [
        {
          kind: "rows",
          title: "Sales",
          empty: "No sales yet.",
          rows: sales.map(({ name, state, from, to, products }) => ({
            title: name,
            sub: `${from} ${to ? `to ${to}` : "without an end"} · ${products} ${products === 1 ? "product" : "products"}`,
            end: state === "planned" ? "Planned" : state === "running" ? "Running" : "Ended",
            tone: state === "running" ? ("good" as const) : state === "planned" ? "mind" : "plain",
          })),
        },
      ],
      aside: [],
    };
  },
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};
