import { expect, test } from "vitest";
import { pastedTable } from "./pasted-table";

test.each([
  ["sku,price\nMUG,12.00", "sku,price\nMUG,12.00"],
  ["sku\tname\r\nMUG\tBig, blue", 'sku,name\nMUG,"Big, blue"'],
  ['sku\tname\nMUG\t9" plate', 'sku,name\nMUG,"9"" plate"'],
  ['sku\tname\nMUG\t"a ""b"""', 'sku,name\nMUG,"a ""b"""'],
  ["", ""],
])("%j becomes %j", (pasted, csv) => expect(pastedTable(pasted)).toBe(csv));
