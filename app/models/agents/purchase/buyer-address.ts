import { type Address, addressSchema } from "../../accounts/address/address";
import { type AskedPurchase, type Buyer, chosenDestination, type ToldAddress } from "./asked-purchase";
import type { Pickup } from "./shown-purchase";

/** The address with what the buyer said of themselves where the address says nothing. */
export const withBuyer = (address: ToldAddress, buyer: Buyer): ToldAddress => ({
  ...address,
  first_name: address.first_name || (buyer.first_name ?? ""),
  last_name: address.last_name || (buyer.last_name ?? ""),
  phone: address.phone || (buyer.phone ?? ""),
});

/** The buyer's own address of a purchase that they collect; null where the agent told none. */
export const homeAddress = (asked: AskedPurchase): ToldAddress | null =>
  (chosenDestination(asked) ?? asked.destinations[0])?.address ?? null;

/**
 * Where an order goes: to the chosen destination, or to the place where its buyer collects it, in their name
 * (rule agents-21). Null before a destination was chosen.
 */
export function orderAddress(asked: AskedPurchase, pickup: Pickup | null): ToldAddress | null {
  const place = pickup && isWhole(pickup.address) ? pickup.address : null;
  const address = asked.isPickedUp
    ? (place ?? homeAddress(asked) ?? pickup?.address)
    : chosenDestination(asked)?.address;
  return address ? withBuyer(address, asked.buyer) : null;
}

const isWhole = ({ address_line1, city, postcode }: ToldAddress): boolean =>
  [address_line1, city, postcode].every(Boolean);

/** An address that may be delivered to, or what is wrong with it. */
export type ReadAddress = { address: Address } | { problem: string };

/**
 * Reads a told address (rule agents-7): whole where the shop asks for that, else with its country alone.
 */
export function readAddress(told: ToldAddress, needs: "required" | "optional"): ReadAddress {
  const checked = addressSchema.safeParse({ ...told, company: "" });
  if (checked.success) return { address: checked.data };
  if (needs === "optional" && told.country !== "")
    return { address: { ...told, company: "", country: told.country.toUpperCase() } };
  const [issue] = checked.error.issues;
  return { problem: issue?.message ?? "The address is incomplete" };
}
