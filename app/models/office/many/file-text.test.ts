import { expect, test } from "vitest";
import { fileText } from "./file-text";

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

test.each([
  ["UTF-8", Buffer.from("\uFEFFsku,name\nMUG,Tasse für Zwölf"), "sku,name\nMUG,Tasse für Zwölf"],
  ["UTF-16 with its mark", utf16("sku\tname\n"), "sku\tname\n"],
  ["an older encoding", Buffer.from([0x54, 0xe4, 0x73]), null],
  ["a spreadsheet of its own format", Buffer.from("PK\u0003\u0004\u0000"), null],
])("a file in %s (rule office-78)", (_what, bytes, text) => {
  expect(fileText(bytes)).toBe(text);
});
