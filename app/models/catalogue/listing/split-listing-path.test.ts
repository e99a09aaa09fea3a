import { describe, expect, it } from "vitest";
import { splitListingPath } from "./split-listing-path";

describe("a listing's path", () => {
  it.each([
    ["/mugs", "mugs", []],
    ["/mugs/color=Red", "mugs", ["color=Red"]],
    ["/a/b/color=Red/size=S%7CM/", "a/b", ["color=Red", "size=S|M"]],
    ["/mugs/brand=a%2Fb", "mugs", ["brand=a/b"]],
    ["/mug/pv/SKU=1", "mug/pv/SKU=1", []],
    ["/a=b", "a=b", []],
  ])("%s lists %s filtered by %o", (pathname, path, segments) => {
    expect(splitListingPath(pathname)).toEqual({ path, segments });
  });

  it.each([["/mugs/color=%E0%A4%A"], ["/mugs/color=Red/more"]])("%s is not valid", (pathname) => {
    expect(splitListingPath(pathname)).toBeNull();
  });
});
