import { describe, expect, it } from "vitest";
import { carrierCodes, carrierName, trackingUrl } from "./carrier";

describe("a carrier", () => {
  it("has a name and a page about each parcel", () => {
    expect(carrierName("ups")).toBe("UPS");
    expect(trackingUrl("ups", "1Z 999")).toBe("https://www.ups.com/track?tracknum=1Z%20999");
  });

  it.each(carrierCodes)("%s links by https, with the number in the address", (code) => {
    const url = trackingUrl(code, "AB&12") ?? "";
    expect(new URL(url).protocol).toBe("https:");
    expect(url).toContain("AB%2612");
  });

  it.each(["Harbor's own van", "constructor"])(
    "'%s' without a known page has its name and no link",
    (name) => {
      expect([carrierName(name), trackingUrl(name, "7")]).toEqual([name, null]);
    },
  );

  it("links nowhere without a number", () => {
    expect(trackingUrl("ups", "")).toBeNull();
  });
});
