import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Address } from "~/models/accounts/address/address";
import { addressFieldList } from "~/models/accounts/address/address-field-list";
import { countryChoices } from "~/models/accounts/address/country-choices";
import { orderStateBadge } from "~/models/office/orders/order-state";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedField, DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { can } from "~/models/shops/actors/can";
import { officeOrderPath, officeOrdersPath } from "~/paths/office";
import { orderItems } from "~/tables/orders/orders";
import { searchStock } from "../../catalogue/stock/search-stock.server";
import { readEditRefusal } from "../../orders/edits/price-edit.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The page on which an order is edited: forms for its lines, where it goes and whose it is, and a search for
 * what is added.
 * @throws AppError `not_found`, `forbidden`
 */
export async function loadEditPage(ctx: ShopContext, number: string, q: string): Promise<RecordView> {
  const order = await findOrder(ctx, await findOrderByNumber(ctx, number));
  if (!can(await ctx.actor(), "change", orderSubject(order)))
    throw new AppError("forbidden", "Your role does not edit orders.");
  const refusal = await readEditRefusal(ctx, order);
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id)))
    .orderBy(orderItems.id);
  const isAccepted = order.status !== "pending";
  const methods = ctx.shop.settings.shipping_methods.map(({ code, title }) => ({
    value: code,
    label: title,
  }));
  const ofLines: DeedField[] = [
    ...items
      .filter(({ autoAddedBy, needsShipping }) => autoAddedBy === null && (needsShipping || !isAccepted))
      .map((item) =>
        deedField(`qty.l${item.id}`, item.name, {
          kind: "number",
          text: String(item.qty),
          help: `${item.sku} · ${formatMoney(item.priceMinor, order.currency)} each. 0 takes it out.`,
        }),
      ),
    deedField("add", "Add products", {
      kind: "long text",
      isOptional: true,
      example: "MUG-103=2",
      help: "A SKU on each line, with =2 for two pieces. Find SKUs below.",
    }),
    ...(order.shippingMethod
      ? [
          deedField("method", "Another shipping method", {
            kind: "choice",
            isOptional: true,
            choices: methods.filter(({ value }) => value !== order.shippingMethod?.code),
          }),
        ]
      : []),
    noteField,
  ];
  const values = { version: String(order.version), key: randomUUID() };
  const deeds: DeedView[] = refusal
    ? []
    : [
        {
          deed: "lines",
          label: "Change the lines…",
          submit: "See what it costs",
          isMain: true,
          fields: ofLines,
          values,
        },
      ];
  const countries = ctx.shop.settings.checkout_countries;
  if (order.shippingAddress)
    deeds.push({
      deed: "delivery",
      label: "Deliver elsewhere…",
      submit: "Save",
      about: "Where another country, state or postal code changes the price, you see it first.",
      fields: [...addressFields("ship", order.shippingAddress, countries), noteField],
      values,
    });
  deeds.push({
    deed: "billing",
    label: "Email and billing address…",
    submit: "Save",
    fields: [
      deedField("email", "Email", { kind: "email", text: order.email }),
      ...addressFields("bill", order.billingAddress, null),
      noteField,
    ],
    values,
  });
  return {
    title: `Edit order ${number}`,
    badges: [orderStateBadge(order.status)],
    intro:
      refusal ||
      "It is priced again: what was ordered keeps its price, what is added costs what it costs today.",
    way: [
      { to: officeOrdersPath(), label: "Orders" },
      { to: officeOrderPath(number), label: number },
    ],
    deeds,
    ...(refusal ? {} : { ask: [deedField("q", "Find a product to add", { text: q, isOptional: true })] }),
    main: q && !refusal ? [await foundProducts(ctx, q)] : [],
    aside: [],
  };
}

/** What another country might ask for. */
const otherLabels = { city: "City", state: "State or province", postcode: "Postal code" } as const;

const noteField = deedField("note", "Note for the history", { isOptional: true });

/**
 * The fields of an address as its country writes them, and what another country might ask for.
 * @param countries those to choose from; null for any
 */
export function addressFields(
  prefix: string,
  address: Address,
  countries: readonly string[] | null,
): DeedField[] {
  const fields = addressFieldList(address.country);
  const others = (["city", "state", "postcode"] as const).filter(
    (part) => !fields.some(({ name }) => name === part),
  );
  const otherFields = others.map((name) => ({ name, label: otherLabels[name], required: false }));
  return [...fields, ...otherFields].map(({ name: part, label, required }) =>
    deedField(`${prefix}.${part}`, label, {
      text: address[part as keyof Address],
      isOptional: !required,
      ...(part === "country" && countries
        ? {
            kind: "choice" as const,
            choices: countryChoices(countries).map(({ code, name }) => ({ value: code, label: name })),
          }
        : {}),
      ...(part === "country" && !countries ? { help: "The code of two letters." } : {}),
      ...(part === "state" ? { help: "Its name or code." } : {}),
    }),
  );
}

/** What can be added, by SKU or name. */
export async function foundProducts(ctx: ShopContext, q: string): Promise<PanelView> {
  const found = await searchStock(ctx, { text: q, state: null }, { after: "", limit: 20 });
  return {
    kind: "table",
    title: "Products found",
    columns: [{ label: "SKU" }, { label: "Product" }, { label: "Free", align: "end" }],
    rows: found.map(({ sku, name, onHand, reserved, isManaged }) => [
      sku,
      name,
      isManaged ? String(onHand - reserved) : "Not counted",
    ]),
    empty: "Nothing matches.",
  };
}
