import { expect, test } from "vitest";
import { withoutOldData } from "./without-old-data.server";

test.each([
  ["/mugs", "/mugs"],
  ["/mugs?q=%zz&form_data=1", "/mugs?q=%zz&form_data=1"],
  ["/mugs?_data=routes%2F_store", "/mugs"],
  ["/mugs?a=1&_data&b=%20", "/mugs?a=1&b=%20"],
  ["/mugs?%5Fd%61ta=x", "/mugs"],
])("%s is read as %s", (url, read) => expect(withoutOldData(url)).toBe(read));
