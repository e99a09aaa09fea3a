import { describe, expect, it, test } from "vitest";
import { preferredSellerCookie, visitorLocationCookie } from "./visitor-cookies";

const origin = "https://market.example";
const place = { latitude: 40.745, longitude: -75.3199 };
const potterId = "0b7c2f0e-7c1d-4a3e-9b52-6d1f6a4f2c11";
const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

describe("the cookies of a marketplace's visitor", () => {
  it("last a year for the whole shop", () => {
    const cookie = visitorLocationCookie.print(place, origin);
    expect(cookie).toContain("; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure");
  });

  it("are read as written", () => {
    const seller = { sellerId: potterId, name: "Åse; and Söhne" };
    const header = `a=b; ${pairOf(preferredSellerCookie.print(seller, origin))}; ${pairOf(visitorLocationCookie.print(place, origin))}`;
    expect(preferredSellerCookie.parse(header)).toEqual(seller);
    expect(visitorLocationCookie.parse(header)).toEqual(place);
  });

  it("can say that no seller is preferred", () => {
    const header = pairOf(preferredSellerCookie.print({ sellerId: null }, origin));
    expect(preferredSellerCookie.parse(header)).toEqual({ sellerId: null });
    expect(preferredSellerCookie.canonical(header)).toBe(header);
  });

  it("that were only found are no choice, and share the pages of visitors without any (rule location-2)", () => {
    const [pair = "", ...rest] = visitorLocationCookie.printFound(place, origin).split("; ");
    expect(JSON.parse(decodeURIComponent(pair.replace("visitor_location=", "")))).toMatchObject(place);
    expect(rest).toEqual(["Path=/", "Max-Age=31536000", "SameSite=Lax", "HttpOnly", "Secure"]);
    expect(visitorLocationCookie.parse(pair)).toBeNull();
    expect(visitorLocationCookie.canonical(pair)).toBe("");
  });

  it("are marked secure except on an http shop", () => {
    expect(visitorLocationCookie.print(place, "http://market.localhost:3000")).not.toContain("Secure");
  });
});

test.each([
  ["nothing", ""],
  ["another cookie", "my_visitor_location={}"],
  ["no JSON", "visitor_location=%7B"],
  ["a broken escape", "visitor_location=%E0%A4%A"],
  ["text for numbers", 'visitor_location={"latitude":"1","longitude":"2"}'],
  ["a place that is not on earth", 'visitor_location={"latitude":91,"longitude":0}'],
  ["a number without end", 'visitor_location={"latitude":1e999,"longitude":0}'],
])("%s has no location", (_, header) => {
  expect(visitorLocationCookie.parse(header)).toBeNull();
});

test("a cookie has one form for each value, however it was sent", () => {
  const sent = `visitor_location=${encodeURIComponent('{"longitude":-75.3199, "more":1,"latitude":40.745}')}`;
  expect(visitorLocationCookie.canonical(`a=b; ${sent}`)).toBe(
    pairOf(visitorLocationCookie.print(place, origin)),
  );
  expect(visitorLocationCookie.canonical("visitor_location=x")).toBe("");
  expect(visitorLocationCookie.canonical(undefined)).toBe("");
});

test.each([
  ['{"sellerId":"7","name":"A"}'],
  ['{"sellerId":7,"name":"A"}'],
  [`{"sellerId":"${potterId}","name":""}`],
])("%s has no seller", (text) => {
  expect(preferredSellerCookie.parse(`preferred_seller=${encodeURIComponent(text)}`)).toBeNull();
});
