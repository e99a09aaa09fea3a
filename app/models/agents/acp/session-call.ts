import { z } from "zod";
import { askedLines, codesOnce } from "../purchase/asked-lines";
import {
  type AskedPurchase,
  type Buyer,
  chosenDestination,
  nothingAsked,
  type ToldAddress,
} from "../purchase/asked-purchase";
import { splitName } from "../purchase/split-name";

const text = (most: number) => z.string().trim().max(most);
const part = text(120).nullish();

const address = z.object({
  name: part,
  line_one: part,
  line_two: part,
  city: part,
  state: part,
  country: part,
  postal_code: part,
});

const details = z.object({
  name: part,
  phone_number: part,
  email: text(254).nullish(),
  address: address.nullish(),
});

const buyer = z.object({
  email: text(254).nullish(),
  first_name: part,
  last_name: part,
  full_name: part,
  phone_number: part,
});

const line = z.object({
  id: text(200).min(1),
  quantity: z.number().int().min(1).max(1_000_000).default(1),
});

const selected = z.object({ type: text(40).nullish(), option_id: text(100) });

/** What an agent sends to change a session: what is left out stays, null clears (rule agents-15). */
export const sessionChangeSchema = z.object({
  line_items: z.array(line).min(1).max(100).optional(),
  currency: text(3).optional(),
  buyer: buyer.nullish(),
  fulfillment_details: details.nullish(),
  selected_fulfillment_options: z.array(selected).max(50).nullish(),
  discounts: z.object({ codes: z.array(text(100)).max(5).nullish() }).nullish(),
});

/** What an agent sends to open a session. */
export const sessionCallSchema = sessionChangeSchema.required({ line_items: true });

/** What an agent sends to create or replace a cart. */
export const cartCallSchema = sessionCallSchema.pick({ line_items: true, buyer: true });

type SessionChange = z.output<typeof sessionChangeSchema>;

/** What an agent sends to complete a session. */
export const sessionCompletionSchema = z.object({
  buyer: buyer.nullish(),
  payment_data: z.object({
    handler_id: text(200),
    instrument: z.object({
      type: text(100),
      credential: z.object({ type: text(100), token: text(1000).min(1) }),
    }),
  }),
});

/** The purchase after a call, and the method of each cart that is delivered, in their order. */
export function askedAfterChange(
  before: AskedPurchase,
  call: SessionChange,
): { asked: AskedPurchase; options: (string | null)[] } {
  const told = call.fulfillment_details;
  const destination = told === null ? null : changedDestination(before, told);
  const lines = call.line_items?.map(({ id, quantity }) => ({ id, sku: id, qty: quantity }));
  return {
    asked: {
      ...before,
      lines: lines ? askedLines(before, lines) : before.lines,
      buyer: changedBuyer(before.buyer, call),
      methodId: "shipping",
      isPickedUp: isPickedUp(before, call.selected_fulfillment_options),
      destinations: destination ? [{ id: "address", address: destination }] : [],
      selectedDestinationId: destination ? "address" : null,
      codes: call.discounts === null ? [] : codesOnce(call.discounts?.codes ?? before.codes),
      paymentRefusal: "",
      needsBuyer: false,
      isRepriced: false,
    },
    options: optionsOf(call.selected_fulfillment_options ?? []),
  };
}

/** The cart after a call, which replaces all of it. */
export const askedInCart = (call: z.output<typeof cartCallSchema>): AskedPurchase =>
  askedAfterChange(nothingAsked, call).asked;

/** Whether it is collected after a call: as the chosen options say. */
const isPickedUp = (before: AskedPurchase, chosen: SessionChange["selected_fulfillment_options"]): boolean =>
  chosen === undefined ? (before.isPickedUp ?? false) : (chosen ?? []).some(({ type }) => type === "pickup");

/** The address after a call: a new one is whole, a name or number alone changes the one before. */
function changedDestination(
  before: AskedPurchase,
  told: z.output<typeof details> | undefined,
): ToldAddress | null {
  const earlier = chosenDestination(before)?.address ?? null;
  if (!told) return earlier;
  if (told.address === null) return null;
  const phone = told.phone_number ?? earlier?.phone ?? "";
  if (!told.address) return earlier && { ...earlier, phone, ...(told.name ? splitName(told.name) : {}) };
  const { name, line_one, line_two, city, state, country, postal_code } = told.address;
  return {
    ...splitName(name || told.name || ""),
    address_line1: line_one ?? "",
    address_line2: line_two ?? "",
    city: city ?? "",
    state: state ?? "",
    postcode: postal_code ?? "",
    country: (country ?? "").toUpperCase(),
    phone,
  };
}

/** Who buys after a call; what the delivery says of them counts where they said nothing themselves. */
function changedBuyer(before: Buyer, { buyer: told, fulfillment_details: delivery }: SessionChange): Buyer {
  const kept: Buyer = told === undefined ? before : {};
  const named = splitName(told?.full_name ?? delivery?.name ?? "");
  const parts: Buyer = {
    email: told?.email || kept.email || delivery?.email || "",
    first_name: told?.first_name || kept.first_name || named.first_name,
    last_name: told?.last_name || kept.last_name || named.last_name,
    phone: told?.phone_number || kept.phone || delivery?.phone_number || "",
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ""));
}

const placed = /^(\d+):(.+)$/;

/** The method of each cart, by the names that {@link optionId} gives them. */
function optionsOf(chosen: readonly z.output<typeof selected>[]): (string | null)[] {
  const options: (string | null)[] = [];
  for (const { option_id } of chosen) {
    const [, at = "1", code = option_id] = placed.exec(option_id) ?? [];
    const place = Math.min(Number(at), 50) - 1;
    while (options.length <= place) options.push(null);
    options[place] = code;
  }
  return options;
}

/** What the protocol calls a method of a cart: with the cart’s place where there are several. */
export const optionId = (code: string, at: number, cartCount: number): string =>
  cartCount > 1 ? `${at + 1}:${code}` : code;
