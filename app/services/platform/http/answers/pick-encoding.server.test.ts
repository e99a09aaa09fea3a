import { describe, expect, test } from "vitest";
import { pickEncoding } from "./pick-encoding.server";

describe("pickEncoding", () => {
  test.each([
    [undefined, "identity"],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", "identity"],
    ["br;q=0.9", "br"],
  ])("%s gives %s", (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});
