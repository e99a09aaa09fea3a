import { expect, test } from "vitest";
import { readAddress, withBuyer } from "./buyer-address";

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
