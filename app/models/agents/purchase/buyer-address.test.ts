import { expect, test } from "vitest";
import { nothingAsked } from "./asked-purchase";
import { homeAddress, orderAddress, readAddress, withBuyer } from "./buyer-address";

const told = {
  first_name: "",
  last_name: "",
  address_line1: "12 Harbor St",
  address_line2: "",
  city: "Nazareth",
  state: "Pennsylvania",
  postcode: "18064",
  country: "us",
  phone: "",
};
const buyer = { first_name: "Ada", last_name: "Byron", phone: "6105551234" };

test("an address has its buyer's name and phone where it has none", () => {
  expect(readAddress(withBuyer(told, buyer), "required")).toMatchObject({
    address: { first_name: "Ada", state: "PA", country: "US", phone: expect.stringContaining("610") },
  });
});

test("an incomplete address says what it lacks", () => {
  expect(readAddress(told, "required")).toMatchObject({ problem: expect.stringContaining("First name") });
});

test("a shop may take what the agent tells, from a country on", () => {
  const onlyCountry = { ...told, address_line1: "", city: "", state: "", postcode: "" };
  expect(readAddress(onlyCountry, "optional")).toMatchObject({ address: { country: "US", city: "" } });
  expect(readAddress({ ...onlyCountry, country: "" }, "optional")).toHaveProperty("problem");
});

test("what is collected goes to its place in the buyer's name, else to their home (rule agents-21)", () => {
  const destinations = [{ id: "home", address: told }];
  const asked = { ...nothingAsked, buyer, destinations, isPickedUp: true };
  const place = { ...told, address_line1: "1 Wharf St" };
  const at = (address: typeof told) => orderAddress(asked, { name: "Shop", text: "Here.", address });
  expect(at(place)).toMatchObject({ address_line1: "1 Wharf St", first_name: "Ada", phone: "6105551234" });
  expect(at({ ...told, address_line1: "" })).toMatchObject({ address_line1: "12 Harbor St" });
  expect(homeAddress(asked)).toBe(told);
  expect(orderAddress({ ...asked, isPickedUp: false }, null)).toBeNull();
  expect(orderAddress(asked, null)).toMatchObject({ address_line1: "12 Harbor St" });
});
