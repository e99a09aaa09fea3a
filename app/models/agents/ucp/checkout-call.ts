import { z } from "zod";
import { isRecord } from "../../platform/validation/is-record";
import { askedLines, codesOnce } from "../purchase/asked-lines";
import { type AskedPurchase, type Buyer, nothingAsked, type ToldAddress } from "../purchase/asked-purchase";
import { splitName } from "../purchase/split-name";

const text = (most: number) => z.string().trim().max(most);
const part = text(120).nullish();

/** Most groups of a delivery. */
const mostGroups = 50;

const postalAddress = z.object({
  first_name: part,
  last_name: part,
  full_name: part,
  phone_number: part,
  street_address: part,
  extended_address: part,
  address_locality: part,
  address_region: part,
  address_country: part,
  postal_code: part,
});

const method = z.object({
  id: text(100).nullish(),
  type: z.enum(["shipping", "pickup"]).nullish(),
  line_item_ids: z.array(text(100)).max(100).nullish(),
  destinations: z
    .array(postalAddress.extend({ id: text(100).nullish() }))
    .max(20)
    .nullish(),
  selected_destination_id: text(100).nullish(),
  groups: z
    .array(z.object({ id: text(100).nullish(), selected_option_id: text(100).nullish() }))
    .max(mostGroups)
    .nullish(),
});

const fulfillment = z.object({ methods: z.array(method).max(10).nullish() });

const buyer = z.object({
  email: text(254).nullish(),
  first_name: part,
  last_name: part,
  full_name: part,
  fullName: part,
  phone_number: part,
  consent: z
    .object({
      analytics: z.boolean().nullish(),
      preferences: z.boolean().nullish(),
      marketing: z.boolean().nullish(),
      sale_of_data: z.boolean().nullish(),
    })
    .nullish(),
});

const context = z.object({
  address_country: part,
  address_region: part,
  postal_code: text(40).nullish(),
  eligibility: z.array(text(200)).max(20).nullish(),
});

const line = z.object({
  id: text(100).nullish(),
  item: z.object({ id: text(200).min(1) }),
  quantity: z.number().int().min(1).max(1_000_000),
});

const instrument = z
  .object({ id: text(200), handler_id: text(200), type: text(100), credential: z.unknown() })
  .passthrough();

const payment = z.object({ instruments: z.array(instrument.partial()).max(10).nullish() });

/** What an agent sends to create or change a checkout; what is left out stays as it was. */
export const checkoutCallSchema = z.object({
  line_items: z.array(line).min(1).max(100),
  buyer: buyer.nullish(),
  context: context.nullish(),
  fulfillment: fulfillment.nullish(),
  discounts: z.object({ codes: z.array(text(100)).max(5).nullish() }).nullish(),
  payment: payment.nullish(),
  attribution: z.record(z.unknown()).nullish(),
});

/** What an agent sends to make a checkout of a cart; the cart says what is bought. */
export const cartCheckoutSchema = checkoutCallSchema
  .omit({ line_items: true })
  .extend({ cart_id: z.string().min(1).max(100) });

/** What an agent sends to create or replace a cart. */
export const cartCallSchema = checkoutCallSchema.pick({
  line_items: true,
  buyer: true,
  context: true,
  discounts: true,
  attribution: true,
});

/** What a link says of what is to be bought: parts that are wrong are left out (rule agents-22). */
export const linkedCallSchema = z.object({
  line_items: z.array(line),
  buyer: buyer.nullish().catch(null),
  context: context.nullish().catch(null),
  fulfillment: fulfillment.nullish().catch(null),
  discounts: z
    .object({ codes: z.array(text(100)) })
    .nullish()
    .catch(null),
});

/** What an agent sends to complete a checkout. */
export const completeCallSchema = z.object({
  payment: z.object({ instruments: z.array(instrument).min(1).max(10) }),
});

type CheckoutCall = Partial<Omit<z.output<typeof checkoutCallSchema>, "line_items">> & {
  line_items?: z.output<typeof line>[];
};

/** What a call asks for beside the lines: the option of each cart by the place of its group. */
export type AskedChange = { asked: AskedPurchase; options: (string | null)[] };

/** The purchase after a call (rule agents-6). Codes and options are only named here; the shop checks them. */
export function askedAfter(
  before: AskedPurchase,
  call: CheckoutCall,
  { isMultiGroup = true }: { isMultiGroup?: boolean } = {},
): AskedChange {
  const { groups, ...delivery } = deliveryAfter(before, call.fulfillment?.methods ?? []);
  return {
    asked: {
      ...before,
      lines: call.line_items
        ? askedLines(
            before,
            call.line_items.map(({ id, item, quantity }) => ({ id: id ?? "", sku: item.id, qty: quantity })),
          )
        : before.lines,
      ...(call.context ? toldContext(call.context) : {}),
      buyer: call.buyer ? toldBuyer(call.buyer) : before.buyer,
      ...delivery,
      codes: call.discounts?.codes ? codesOnce(call.discounts.codes) : before.codes,
      instruments: call.payment?.instruments?.map(withoutCredential) ?? before.instruments,
      attribution: call.attribution ?? before.attribution,
      paymentRefusal: "",
      needsBuyer: false,
      isRepriced: false,
    },
    options: optionsOf(groups, isMultiGroup),
  };
}

/** What the method of collecting is called while the agent calls it nothing else. */
export const pickupMethodId = "pickup_1";

type Method = z.output<typeof method>;

/** Whether a method collects; one without a type is known by its id. */
const isPickup = ({ type, id }: Pick<Method, "type" | "id">, { isPickedUp, methodId }: AskedPurchase) =>
  type ? type === "pickup" : id === pickupMethodId || (isPickedUp === true && id === methodId);

/** How it is delivered after a call: by the method that names lines, or by the first. */
function deliveryAfter(before: AskedPurchase, methods: readonly Method[]) {
  const { methodId, destinations, selectedDestinationId, isPickedUp = false } = before;
  const chosen = methods.find(({ line_item_ids }) => line_item_ids?.length) ?? methods[0];
  if (!chosen) return { methodId, destinations, selectedDestinationId, isPickedUp, groups: [] };
  const collects = isPickup(chosen, before);
  const named = collects === isPickedUp ? methodId : "";
  const shipping = methods.find((one) => !isPickup(one, before));
  const told = shipping?.destinations?.map((one, at) => ({
    id: one.id || `dest_${at + 1}`,
    address: toldAddress(one),
  }));
  const known = told ?? destinations;
  const asked = shipping ? (shipping.selected_destination_id ?? onlyOne(told)) : undefined;
  const kept = asked === undefined ? selectedDestinationId : asked;
  return {
    methodId: chosen.id || named || (collects ? pickupMethodId : "shipping_1"),
    destinations: known,
    selectedDestinationId: known.some(({ id }) => id === kept) ? kept : null,
    isPickedUp: collects,
    groups: chosen.groups ?? [],
  };
}

/** The option of each cart: where there is one group, its option is that of all of them. */
function optionsOf(
  groups: readonly { selected_option_id?: string | null | undefined }[],
  isMultiGroup: boolean,
): (string | null)[] {
  const chosen = groups.map(({ selected_option_id }) => selected_option_id ?? null);
  const [only = null] = chosen;
  return isMultiGroup || chosen.length === 0 ? chosen : Array.from({ length: mostGroups }, () => only);
}

/** The cart after a call, which replaces all of it but the ids of its lines. */
export const askedInCart = (
  { lines, linkedId }: AskedPurchase,
  call: z.output<typeof cartCallSchema>,
): AskedPurchase =>
  askedAfter({ ...nothingAsked, lines, ...(linkedId === undefined ? {} : { linkedId }) }, call).asked;

/** What a checkout is asked for that is made of a cart: what the cart says holds, whatever the call says. */
export const askedOfCart = (
  cart: AskedPurchase,
  call: z.output<typeof cartCheckoutSchema>,
  groups: { isMultiGroup?: boolean } = {},
): AskedChange => {
  const told = {
    ...call,
    buyer: Object.keys(cart.buyer).length > 0 ? null : call.buyer,
    context: cart.place || cart.claims ? null : call.context,
    discounts: cart.codes.length > 0 ? null : call.discounts,
    attribution: cart.attribution ?? call.attribution,
  };
  return askedAfter(cart, told, groups);
};

function toldContext(told: z.output<typeof context>): Pick<AskedPurchase, "place" | "claims"> {
  const country = (told.address_country ?? "").toUpperCase();
  const place = { country, state: told.address_region ?? "", postcode: told.postal_code ?? "" };
  const claims = [...new Set(told.eligibility ?? [])].filter(Boolean);
  return {
    ...(Object.values(place).some(Boolean) ? { place } : {}),
    ...(claims.length > 0 ? { claims } : {}),
  };
}

const onlyOne = (destinations: readonly { id: string }[] | undefined): string | null | undefined =>
  destinations === undefined ? undefined : destinations.length === 1 ? (destinations[0]?.id ?? null) : null;

function toldAddress(told: z.output<typeof postalAddress>): ToldAddress {
  const name = splitName(told.full_name ?? "");
  return {
    first_name: told.first_name || name.first_name,
    last_name: told.last_name || name.last_name,
    address_line1: told.street_address ?? "",
    address_line2: told.extended_address ?? "",
    city: told.address_locality ?? "",
    state: told.address_region ?? "",
    postcode: told.postal_code ?? "",
    country: (told.address_country ?? "").toUpperCase(),
    phone: told.phone_number ?? "",
  };
}

function toldBuyer(told: NonNullable<CheckoutCall["buyer"]>): Buyer {
  const name = splitName(told.full_name ?? told.fullName ?? "");
  const consent = Object.entries(told.consent ?? {}).flatMap(([key, value]) =>
    typeof value === "boolean" ? [[key, value] as const] : [],
  );
  return {
    ...given("email", told.email),
    ...given("first_name", told.first_name || name.first_name),
    ...given("last_name", told.last_name || name.last_name),
    ...given("phone", told.phone_number),
    ...(consent.length > 0 ? { consent: Object.fromEntries(consent) } : {}),
  };
}

const given = <Key extends string>(key: Key, value: string | null | undefined) =>
  value ? { [key]: value } : {};

/** An instrument as it may be kept and shown: without what pays. */
function withoutCredential(told: Record<string, unknown>): Record<string, unknown> {
  const { credential, ...shown } = told;
  return isRecord(credential) && typeof credential.type === "string"
    ? { ...shown, credential: { type: credential.type } }
    : shown;
}

/** The instrument that pays: the selected one, else the first. */
export function payingInstrument(call: z.output<typeof completeCallSchema>) {
  const { instruments } = call.payment;
  const chosen = instruments.find(({ selected }) => selected === true) ?? instruments[0];
  const credential = isRecord(chosen?.credential) ? chosen.credential : {};
  const token = typeof credential.token === "string" ? credential.token : "";
  return { handlerId: chosen?.handler_id ?? "", token, shown: instruments.map(withoutCredential) };
}
