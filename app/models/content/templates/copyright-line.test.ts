import { expect, test } from "vitest";
import { copyrightLine } from "./copyright-line";

const read = (line: string) => copyrightLine(line, { year: 2026, client: "Harbor & Pine" });

test.each([
  ["© {year} {client}", { text: "© 2026 Harbor & Pine", link: null }],
  ["© {year} | Imprint /imprint", { text: "© 2026", link: { label: "Imprint", url: "/imprint" } }],
  ["© | https://a.example", { text: "©", link: { label: "https://a.example", url: "https://a.example" } }],
  ["© {client} | All rights reserved", { text: "© Harbor & Pine | All rights reserved", link: null }],
  ["© | Bad javascript:alert(1)", { text: "© | Bad javascript:alert(1)", link: null }],
  ["© |", { text: "©", link: null }],
  ["", { text: "", link: null }],
])("%j", (line, expected) => {
  expect(read(line)).toEqual(expected);
});
