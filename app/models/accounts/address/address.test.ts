import { describe, expect, test } from "vitest";
import { addressSchema } from "./address";
import { nazareth } from "./address-fixture";

function errorsOf(over: Record<string, unknown>) {
  return addressSchema.safeParse({ ...nazareth, ...over }).error?.flatten().fieldErrors;
}

describe("addressSchema", () => {
  test("a valid address is unchanged", () => {
    expect(addressSchema.parse(nazareth)).toEqual(nazareth);
  });

  test("input is normalized to postal form", () => {
    const typed = {
      ...nazareth,
      state: "pennsylvania",
      postcode: "180641234",
      phone: "610.555.1234",
      country: "us",
    };
    expect(addressSchema.parse(typed)).toMatchObject({
      state: "PA",
      postcode: "18064-1234",
      phone: "(610) 555-1234",
      country: "US",
    });
  });

  test("names hold no web address (rule forms-19)", () => {
    expect(errorsOf({ first_name: "Win at https://win.example", last_name: "www.win.example" })).toEqual({
      first_name: ["First name can’t hold a web address"],
      last_name: ["Last name can’t hold a web address"],
    });
  });

  test("optional parts may be missing", () => {
    const { company, address_line2, ...rest } = nazareth;
    expect(addressSchema.parse(rest)).toMatchObject({ company, address_line2 });
  });

  test.each([
    ["first_name", "", "First name is required"],
    ["last_name", undefined, "Last name is required"],
    ["address_line1", " ", "Address is required"],
    ["city", "", "City is required"],
    ["state", "", "State is required"],
    ["state", "Ontario", "Please select a valid state"],
    ["postcode", "1806", "Please enter a valid ZIP code"],
    ["postcode", "", "ZIP code is required"],
    ["phone", "555", "Please enter a valid phone number"],
    ["phone", "", "Phone is required"],
  ])("%s %j: %s", (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: [message] });
  });

  test("the error names the postal code as the country does", () => {
    const toronto = { country: "CA", state: "ON" };
    expect(errorsOf({ ...toronto, postcode: "" })).toEqual({ postcode: ["Postal code is required"] });
    expect(errorsOf({ ...toronto, postcode: "18064" })).toEqual({
      postcode: ["Please enter a valid postal code"],
    });
  });

  test("a country without known states needs none", () => {
    expect(errorsOf({ country: "DE", state: "", postcode: "80331" })).toBeUndefined();
  });

  test("the error names the state as the country does, where the postal code does not tell it", () => {
    const spain = { country: "ES", city: "Sitges", postcode: "08870" };
    expect(errorsOf({ ...spain, state: "Bayern" })).toEqual({ state: ["Please select a valid province"] });
    expect(addressSchema.parse({ ...nazareth, ...spain, state: "" }).state).toBe("Barcelona");
    expect(errorsOf({ country: "AE", state: "", postcode: "" })).toEqual({ state: ["Emirate is required"] });
  });

  test("a country without cities needs none", () => {
    const { city: _city, ...singapore } = { ...nazareth, country: "SG", state: "", postcode: "049483" };
    expect(addressSchema.parse({ ...singapore, phone: "+65 6123 4567" })).toMatchObject({ city: "" });
  });

  test("a country without postal codes needs none", () => {
    const hongKong = { country: "HK", city: "Mong Kok", state: "Kowloon", postcode: "" };
    expect(errorsOf(hongKong)).toBeUndefined();
    expect(errorsOf({ ...hongKong, postcode: "<b>" })).toEqual({
      postcode: ["Please enter a valid postal code"],
    });
  });

  test("a phone number abroad is kept as written", () => {
    const munich = { ...nazareth, country: "DE", state: "", postcode: "80331", phone: "+49 89 1234 5678" };
    expect(addressSchema.parse(munich).phone).toBe("+49 89 1234 5678");
  });
});
