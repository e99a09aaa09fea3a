import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { openingOf, openingText, policiesOf, policiesText } from "~/models/office/selling/seller-lines";
import { formatMajor } from "~/models/platform/money/format-major";
import { optionalText } from "~/models/platform/validation/required-text";
import { officeBuilderPath, officeSellerPagePath as path } from "~/paths/office";
import { sellerPath } from "~/paths/places";
import { inSellersPage, startSellersPage } from "../../content/sellers-page/open-sellers-page.server";
import { changeSellerPage, readSellerPage } from "../../marketplace/sellers/seller-page.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { shopUrlOf } from "../../shops/directory/shop-url.server";
import { amountOf } from "../amount-of.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

async function load(ctx: RequestContext): Promise<RecordView> {
  const { profile, selling, code, name, version } = await readSellerPage(ctx, ctx.shop.sellerId);
  const { address, pickup } = profile;
  return {
    title: "Your page",
    badges: [],
    intro: `What shoppers read of ${name}.`,
    way: [],
    deeds: [
      ...(ctx.shop.type === "marketplace" ? [build] : []),
      {
        deed: "page",
        label: "Page and terms",
        submit: "Save",
        isMain: true,
        isOpen: true,
        values: { version },
        fields: [
          deedField("story", "Your story", {
            kind: "long text",
            isOptional: true,
            text: profile.story,
            help: "A line break begins a paragraph.",
          }),
          deedField("logo", "Logo", {
            isOptional: true,
            text: profile.logo,
            help: "Its address, beginning with https:// or /.",
          }),
          deedField("email", "Email for orders and messages", {
            kind: "email",
            isOptional: true,
            text: profile.email,
            help: "Shoppers never see it.",
          }),
          deedField("line1", "Street", { isOptional: true, text: address.line1 }),
          deedField("city", "Town", { isOptional: true, text: address.city }),
          deedField("region", "State or region", { isOptional: true, text: address.region }),
          deedField("postalCode", "Postal code", { isOptional: true, text: address.postalCode }),
          deedField("opening", "Open", {
            kind: "long text",
            isOptional: true,
            text: openingText(profile.opening),
            example: "Monday to Friday: 9 am to 5 pm",
            help: "A line each: days, a colon, hours.",
          }),
          deedField("pickup", "Shoppers may collect what they bought", {
            kind: "flag",
            text: pickup.isOffered ? "yes" : "",
          }),
          deedField("note", "How they collect it", { isOptional: true, text: pickup.note }),
          deedField("policies", "Policies", {
            kind: "long text",
            isOptional: true,
            text: policiesText(profile.policies),
            help: "A title, its text in the next lines, and an empty line before the next one.",
          }),
          deedField("tax_number", "Tax number", { isOptional: true, text: profile.tax_number }),
          deedField("processing_days", "Working days until you hand over", {
            kind: "number",
            text: String(selling.processing_days),
          }),
          deedField("minimum", "Smallest order", {
            kind: "money",
            isOptional: true,
            text:
              selling.minimum_order_minor > 0
                ? formatMajor(selling.minimum_order_minor, ctx.tenant.currency)
                : "",
            help: "Empty for any.",
          }),
        ],
      },
    ],
    main: [
      {
        kind: "facts",
        title: "In the shop",
        facts: [{ label: name, text: "Look at your page", to: `${shopUrlOf(ctx)}${sellerPath(code)}` }],
      },
    ],
    aside: [],
  };
}

const build: DeedView = {
  deed: "build",
  label: "Build your page…",
  submit: "Open the builder",
  fields: [],
  about: "Banners, pictures, texts and products of yours around what shoppers read of you.",
};

const typed = z.object({
  version: z.string().max(100).optional(),
  story: optionalText("Your story", 4000),
  logo: optionalText("Logo", 500),
  email: optionalText("Email", 254),
  line1: optionalText("Street", 200),
  city: optionalText("Town", 100),
  region: optionalText("State or region", 100),
  postalCode: optionalText("Postal code", 12),
  opening: optionalText("Open", 2000),
  pickup: z.string().max(5).optional(),
  note: optionalText("How they collect it", 500),
  policies: optionalText("Policies", 44_000),
  tax_number: optionalText("Tax number", 40),
  processing_days: z.coerce.number().int().min(0).max(60),
  minimum: optionalText("Smallest order", 20),
});

type Args = [ctx: RequestContext];

const rules = {
  build: deedRule<Args, z.AnyZodObject>(z.object({}), async (ctx) =>
    redirect(officeBuilderPath(await startSellersPage(await inSellersPage(ctx))), 303),
  ),
  page: deedRule<Args, typeof typed>(typed, async (ctx, form) => {
    const { profile } = await readSellerPage(ctx, ctx.shop.sellerId);
    const { story, logo, email, line1, city, region, postalCode, tax_number } = form;
    const said = {
      story,
      logo,
      email,
      tax_number,
      place: profile.place,
      address: { line1, city, region, postalCode },
      opening: openingOf(form.opening),
      pickup: { isOffered: form.pickup === "yes", note: form.note },
      policies: policiesOf(form.policies),
    };
    const selling = {
      processing_days: form.processing_days,
      minimum_order_minor: form.minimum === "" ? 0 : amountOf(ctx, form.minimum, "minimum"),
    };
    await changeSellerPage(ctx, ctx.shop.sellerId, { profile: said, selling }, form.version);
  }),
};

/** What a seller says of itself to shoppers, and the terms it sets itself (rule sellers-21). */
export const sellerPageSection: Section = {
  need: { verb: "change", kind: "price" },
  doneTexts: { page: "Saved. The shop shows it within a second." },
  load: (ctx) => load(ctx),
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};
