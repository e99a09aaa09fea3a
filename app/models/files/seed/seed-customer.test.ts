import { expect, test } from "vitest";
import { addressSchema } from "../../accounts/address/address";
import { seedCustomer } from "./seed-customer";

test("generated customers have addresses that forms take as they are, and are the same in every run", () => {
  for (const at of [0, 1, 199_999]) {
    const { address } = seedCustomer(at);
    expect(addressSchema.parse(address)).toEqual(address);
    expect(seedCustomer(at).address).toEqual(address);
  }
});
