import { type Address, addressSchema } from "../../accounts/address/address";
import type { Buyer, ToldAddress } from "./asked-purchase";

/** The address with what the buyer said of themselves where the address says nothing. */
export const withBuyer = (address: ToldAddress, buyer: Buyer): ToldAddress => ({
  ...address,
  first_name: address.first_name || (buyer.first_name ?? ""),
  last_name: address.last_name || (buyer.last_name ?? ""),
  phone: address.phone || (buyer.phone ?? ""),
});

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
