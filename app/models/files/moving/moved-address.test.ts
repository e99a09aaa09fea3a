import { expect, test } from "vitest";
import { movedAddress } from "./moved-address";

const home = {
  first_name: "Ada",
  last_name: "Marsh",
  company: "",
  address_line1: "12 Harbor Street",
  address_line2: "",
  city: "Nazareth",
  state: "PA",
  postcode: "18064",
  country: "US",
  phone: "",
};

test.each(["4.47E+11", "4,47E+11", "n/a"])("a phone '%s' is left out, and the address stays", (phone) => {
  expect(movedAddress({ ...home, phone })).toMatchObject({
    address: { city: "Nazareth", phone: "" },
    notes: [`the address came without its phone: '${phone}' cannot be read`],
  });
});

test("an address of the armed forces is one of the United States", () => {
  const post = { ...home, city: "APO", state: "AE", postcode: "09012" };
  expect(movedAddress(post)).toMatchObject({ address: { state: "AE" }, notes: [] });
});

test("without a town there is no address, and one that says nothing is none", () => {
  expect(movedAddress({ ...home, city: "" })).toEqual({ reason: "City is required" });
  expect(movedAddress({ ...home, address_line1: "", city: "", postcode: "" })).toBe(null);
});
