import { describe, expect, test } from "vitest";
import type { Address } from "./address";
import { addressFieldOrder } from "./address-field-order";
import { nazareth } from "./address-fixture";
import { addressLines } from "./address-lines";

const abroad = (country: string, over: Partial<Address>): Address => ({
  ...nazareth,
  state: "",
  country,
  ...over,
});

describe("an address is written as its country writes it (rule accounts-38)", () => {
  test.each<[string, Address, string[]]>([
    ["United States", nazareth, ["Ada Marsh", "12 Harbor Street", "Nazareth, PA 18064"]],
    [
      "Germany",
      abroad("DE", { city: "Munich", postcode: "80331" }),
      ["Ada Marsh", "12 Harbor Street", "80331 Munich"],
    ],
    [
      "United Kingdom",
      abroad("GB", { city: "London", postcode: "SW1A 1AA" }),
      ["Ada Marsh", "12 Harbor Street", "London", "SW1A 1AA"],
    ],
    [
      "Italy",
      abroad("IT", { city: "Milano", postcode: "20121", state: "MI" }),
      ["Ada Marsh", "12 Harbor Street", "20121 Milano MI"],
    ],
    [
      "Spain",
      abroad("ES", { city: "Sitges", postcode: "08870", state: "Barcelona" }),
      ["Ada Marsh", "12 Harbor Street", "08870 Sitges Barcelona"],
    ],
    [
      "Singapore",
      abroad("SG", { city: "", postcode: "049483" }),
      ["Ada Marsh", "12 Harbor Street", "049483"],
    ],
    [
      "Martinique",
      abroad("MQ", { city: "Fort-de-France", postcode: "97200" }),
      ["Ada Marsh", "12 Harbor Street", "97200 Fort-de-France"],
    ],
    [
      "Brazil",
      abroad("BR", { city: "Recife", postcode: "50010-000", state: "PE" }),
      ["Ada Marsh", "12 Harbor Street", "Recife-PE", "50010-000"],
    ],
    [
      "Hungary",
      abroad("HU", { city: "Budapest", postcode: "1051" }),
      ["Marsh Ada", "Budapest", "12 Harbor Street", "1051"],
    ],
    [
      "Japan",
      abroad("JP", { city: "Chiyoda", postcode: "100-0001", state: "Tokyo", company: "Harbor" }),
      ["100-0001", "Tokyo Chiyoda", "12 Harbor Street", "Harbor", "Marsh Ada"],
    ],
  ])("%s", (country, address, lines) => {
    expect(addressLines(address)).toEqual([...lines, country]);
  });

  test("what stands before an empty part goes with it", () => {
    expect(addressLines({ ...nazareth, city: "", state: "" })).toContain("18064");
    expect(addressLines({ ...nazareth, state: "" })).toContain("Nazareth 18064");
    expect(addressLines({ ...nazareth, first_name: "" })).toContain("Marsh");
  });
});

describe("the fields of a form follow the same order", () => {
  test.each([
    ["US", "first_name last_name country address_line1 address_line2 company city state postcode phone"],
    ["", "first_name last_name country address_line1 address_line2 company city state postcode phone"],
    ["DE", "first_name last_name country address_line1 address_line2 company postcode city phone"],
    ["HU", "last_name first_name country city address_line1 address_line2 company postcode phone"],
    ["JP", "last_name first_name country postcode state city address_line1 address_line2 company phone"],
  ])("%s", (country, fields) => {
    expect(addressFieldOrder(country).join(" ")).toBe(fields);
  });
});
