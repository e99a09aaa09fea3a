import { describe, expect, test } from "vitest";
import { customerRow, momentOf } from "./customer-row";

const read = (cells: Record<string, string>) => customerRow({ line: 2, cells }, "America/New_York");
const customerOf = (cells: Record<string, string>) => {
  const reading = read(cells);
  if (!("customer" in reading)) throw new Error(reading.reason);
  return reading.customer;
};

const shopify = {
  "First Name": "Ada",
  "Last Name": "Marsh",
  Email: "Ada@Example.com",
  "Accepts Email Marketing": "yes",
  "Default Address Company": "",
  "Default Address Address1": "12 Harbor Street",
  "Default Address City": "Nazareth",
  "Default Address Province Code": "PA",
  "Default Address Country Code": "US",
  "Default Address Zip": "'18064",
  "Default Address Phone": "'+16105551234",
  Note: "Rings twice",
  "Tax Exempt": "no",
  Tags: "vip, Trade, vip",
};

describe("a row of Shopify's customers", () => {
  test("is a customer with address, tags and consent", () => {
    expect(customerOf(shopify)).toMatchObject({
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Marsh",
      wantsNews: true,
      note: "Rings twice",
      tags: ["vip", "Trade"],
      isTaxExempt: false,
      group: "",
      notes: [],
      addresses: [{ address_line1: "12 Harbor Street", state: "PA", postcode: "18064", first_name: "Ada" }],
    });
  });

  test("has no consent where the file says no, or nothing", () => {
    expect(customerOf({ ...shopify, "Accepts Email Marketing": "no" }).wantsNews).toBe(false);
    expect(customerOf({ Email: "b@example.com" }).wantsNews).toBe(false);
  });

  test("keeps an address without a phone", () => {
    const [address] = customerOf({ ...shopify, "Default Address Phone": "" }).addresses;
    expect(address).toMatchObject({ city: "Nazareth", phone: "" });
  });

  test("comes without an address that cannot be delivered to, and says so", () => {
    const customer = customerOf({ ...shopify, "Default Address Zip": "999" });
    expect(customer.addresses).toEqual([]);
    expect(customer.notes).toEqual(["the account came without an address: Please enter a valid ZIP code"]);
  });

  test("loses what cannot be read, not the account", () => {
    const customer = customerOf({ ...shopify, "Default Address Phone": "4.47E+11", Note: "x".repeat(2001) });
    expect(customer.addresses).toMatchObject([{ city: "Nazareth", phone: "" }]);
    expect(customer.note.length).toBe(2000);
    expect(customer.notes).toEqual([
      "its note was cut to 2000 characters",
      "the address came without its phone: '4.47E+11' cannot be read",
    ]);
  });

  test("is refused without an e-mail", () => {
    expect(read({ ...shopify, Email: "" })).toEqual({ line: 2, reason: "Email is required" });
  });
});

const woo = {
  ID: "7",
  user_login: "ida",
  user_email: "ida@example.com",
  user_pass: "$P$B123",
  display_name: "Ida Wells",
  roles: "wholesale_customer",
  user_registered: "2021-03-04 10:00:00",
  billing_first_name: "Ida",
  billing_last_name: "Wells",
  billing_address_1: "Hauptstr. 1",
  billing_city: "Berlin",
  billing_postcode: "10115",
  billing_country: "DE",
  billing_phone: "+49 30 123456",
  shipping_first_name: "Otto",
  shipping_last_name: "Wells",
  shipping_address_1: "Nebenstr. 2",
  shipping_city: "Berlin",
  shipping_postcode: "10117",
  shipping_country: "Germany",
};

describe("a row of WooCommerce's customers", () => {
  test("has both addresses, the group of a role, and its moment in the shop's time zone", () => {
    const customer = customerOf(woo);
    expect(customer).toMatchObject({ firstName: "Ida", group: "wholesale_customer" });
    expect(customer.createdAt?.toISOString()).toBe("2021-03-04T15:00:00.000Z");
    expect(customer.addresses.map(({ first_name, country }) => [first_name, country])).toEqual([
      ["Ida", "DE"],
      ["Otto", "DE"],
    ]);
  });

  test("is in no group as a mere customer", () => {
    expect(customerOf({ ...woo, roles: "customer" }).group).toBe("");
  });

  test("is refused for who works there", () => {
    expect(read({ ...woo, roles: "administrator" })).toEqual({
      line: 2,
      reason: "works at the shop and is no customer: invite staff",
    });
  });
});

test("a row of PrestaShop's customers has its consent to news", () => {
  const row = { "First name": "Ida", "Last name": "Wells", "Email address": "ida@example.com" };
  expect(customerOf({ ...row, Newsletter: "1", "Partner offers": "0" })).toMatchObject({
    email: "ida@example.com",
    firstName: "Ida",
    wantsNews: true,
  });
  expect(customerOf({ ...row, Newsletter: "0" }).wantsNews).toBe(false);
});

test("moments are read with an offset, in UTC, and without either", () => {
  const read = (text: string) => momentOf(text, "Europe/Berlin")?.toISOString();
  expect(read("2024-03-05 10:00:00 -0500")).toBe("2024-03-05T15:00:00.000Z");
  expect(read("2024-03-05T10:00:00Z")).toBe("2024-03-05T10:00:00.000Z");
  expect(read("2024-03-05 10:00:00 UTC")).toBe("2024-03-05T10:00:00.000Z");
  expect(read("2024-03-05 10:00:00")).toBe("2024-03-05T09:00:00.000Z");
  expect(momentOf("yesterday", "Europe/Berlin")).toBe(null);
});
