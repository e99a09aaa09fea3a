import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { firstCountry } from "~/models/accounts/address/country-choices";
import { shippingAddressSchema } from "~/models/accounts/address/shipping-address-schema";
import { newOrderPanels } from "~/models/office/orders/edit-preview";
import { typedPieces } from "~/models/office/orders/typed-pieces";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { emailSchema } from "~/models/platform/validation/email";
import { optionalText } from "~/models/platform/validation/required-text";
import { withQuery } from "~/paths";
import { officeNewOrderPath, officeOrdersPath, officeRecordPath } from "~/paths/office";
import { makeQuote, priceHandMade } from "../../checkout/quotes/make-quote.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule, previewed } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { addressFields, foundProducts } from "./load-edit-page.server";

type Args = [ctx: RequestContext];

const emptyAddress = {
  first_name: "",
  last_name: "",
  company: "",
  address_line1: "",
  address_line2: "",
  city: "",
  state: "",
  postcode: "",
  phone: "",
};

const formOf = (countries: readonly string[]) =>
  z.object({
    key: z.string().uuid(),
    seen: z.enum(["", "yes"]).default(""),
    email: emailSchema,
    add: z.string().max(4000),
    method: optionalText("Shipping", 60),
    message: optionalText("Message", 1000),
    ship: shippingAddressSchema(countries),
  });

async function load(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const countries = ctx.shop.settings.checkout_countries;
  const q = query.get("q") ?? "";
  const address = { ...emptyAddress, country: firstCountry(countries) };
  return {
    title: "New order",
    badges: [],
    intro: "For a customer who orders by phone, in the store or by letter. It is priced as in the checkout.",
    way: [{ to: officeOrdersPath(), label: "Orders" }],
    deeds: [
      {
        deed: "make",
        label: "What they order…",
        submit: "See what it costs",
        isMain: true,
        fields: [
          deedField("email", "Email", {
            kind: "email",
            help: "An account with this email has its own prices.",
          }),
          deedField("add", "Products", {
            kind: "long text",
            example: "MUG-103=2",
            help: "A SKU on each line, with =2 for two pieces. Find SKUs below.",
          }),
          ...addressFields("ship", address, countries),
          deedField("method", "Shipping method", {
            kind: "choice",
            isOptional: true,
            help: "Without one, the first that takes the goods there.",
            choices: ctx.shop.settings.shipping_methods.map(({ code, title }) => ({
              value: code,
              label: title,
            })),
          }),
          deedField("message", "Message to the customer", { kind: "long text", isOptional: true }),
        ],
        values: { key: randomUUID() },
      },
    ],
    ask: [deedField("q", "Find a product", { text: q, isOptional: true })],
    main: q ? [await foundProducts(ctx, q)] : [],
    aside: [],
  };
}

const rulesOf = (countries: readonly string[]) => {
  const form = formOf(countries);
  return {
    make: deedRule<Args, typeof form>(form, async (ctx, { ship, add, method, seen, ...typed }) => {
      const made = {
        ...typed,
        pieces: typedPieces(add, "add"),
        shippingAddress: ship,
        billingAddress: null,
        shippingMethodCode: method || null,
      };
      if (seen === "yes") {
        const { number } = await makeQuote(ctx, made);
        return redirect(withQuery(officeRecordPath("quotes", number), { done: "make" }), 303);
      }
      const { summary } = await priceHandMade(ctx, made);
      return previewed("make", {
        title: "What it costs",
        panels: newOrderPanels(summary),
        submit: "Make it",
        values: { seen: "yes" },
      });
    }),
  };
};

/** An order that staff make for a customer: a quote that is then sent, or ordered (rule quotes-6). */
export const newOrderSection: Section = {
  need: { verb: "create", kind: "order" },
  doneTexts: {},
  load: (ctx, _rest, query) => load(ctx, query),
  act: (ctx, posted) =>
    answerDeed<Args>(posted, rulesOf(ctx.shop.settings.checkout_countries), [ctx], officeNewOrderPath()),
};
