import { describe, expect, test } from "vitest";
import { carriedTo, readPermalink } from "./permalink";

const read = (path: string, query = "") => {
  const link = readPermalink(path, new URLSearchParams(query));
  if (!link) throw new Error("malformed");
  return link;
};

describe("a link that names goods (rule agents-22)", () => {
  test("asks for goods, codes, a place and its buyer", () => {
    const { asked } = read(
      "MUG:2",
      "discounts/codes/0=ten&/discounts/codes/1=GIFT&buyer/email=ada@example.com&buyer/full_name=Ada+Byron" +
        "&context/address_country=us&context/postal_code=94105",
    );
    expect(asked.lines).toMatchObject([{ sku: "MUG", qty: 2 }]);
    expect(asked.codes).toEqual(["TEN", "GIFT"]);
    expect(asked.buyer).toEqual({ email: "ada@example.com", first_name: "Ada", last_name: "Byron" });
    expect(asked.place).toEqual({ country: "US", state: "", postcode: "94105" });
  });

  test("chooses the only address it names", () => {
    const at = "fulfillment/methods/0/destinations/0";
    const { asked } = read("MUG:1", `${at}/street_address=1+Pier&${at}/address_country=US`);
    expect(asked.destinations[0]?.address).toMatchObject({ address_line1: "1 Pier", country: "US" });
    expect(asked.selectedDestinationId).toBe(asked.destinations[0]?.id);
  });

  test("is nothing where its goods are malformed", () => {
    expect(readPermalink("MUG:0", new URLSearchParams())).toBeNull();
    expect(read("").asked.lines).toEqual([]);
  });

  test("cannot change its goods, prices or what the buyer agrees to by its query", () => {
    const { asked, carried } = read(
      "MUG:1",
      "line_items/0/quantity=9&totals/0/amount=1&status=completed&buyer/consent/marketing=true&buyer=x",
    );
    expect(asked.lines).toMatchObject([{ sku: "MUG", qty: 1 }]);
    expect(asked.buyer).toEqual({});
    expect(carried).toEqual([]);
  });

  test("leaves out what is said twice, too long or broken, whatever the order", () => {
    const { asked } = read("MUG:1", "buyer/email=a@b.example&/buyer/email=c@d.example&buyer/first_name=Ada");
    expect(asked.buyer).toEqual({ first_name: "Ada" });
    expect(read("MUG:1", `buyer/first_name=${"a".repeat(255)}`).asked.buyer).toEqual({});
    expect(read("MUG:1", `buyer/first_name=${"a".repeat(121)}&discounts/codes/0=TEN`).asked).toMatchObject({
      buyer: {},
      codes: ["TEN"],
    });
    expect(read("MUG:1", "discounts/codes/0=a%0Ab").asked.codes).toEqual([]);
  });

  test("takes along where its visitor comes from, and no secrets", () => {
    const { carried } = read(
      "MUG:1",
      "attribution/utm_source=email&utm_medium=sms&color=black&access_token=s&buyer/unknown=x&_data=root&index=&email=a",
    );
    expect(carried).toEqual([
      ["utm_source", "email"],
      ["utm_medium", "sms"],
      ["color", "black"],
    ]);
    expect(carriedTo("/search?q=mug&color=red", carried)).toBe(
      "/search?q=mug&color=red&utm_source=email&utm_medium=sms",
    );
  });

  test.each([
    ["/collections/spring", "/collections/spring"],
    ["/a/../b?q=1", "/b?q=1"],
    ["/grün", "/gr%C3%BCn"],
    ["https://evil.example", ""],
    ["//evil.example", ""],
    ["/\\evil.example", ""],
    ["/..//evil.example", ""],
    ["/a b", ""],
    ["/a\nSet-Cookie: x", ""],
    ["spring", ""],
    ["", ""],
  ])("goes on at %j as %j", (named, path) => {
    expect(read("MUG:1", `continue_to=${encodeURIComponent(named)}`).continueTo).toBe(path);
  });

  test("goes on nowhere where two places are named", () => {
    expect(read("MUG:1", "continue_to=/a&continue_to=/b").continueTo).toBe("");
  });
});
