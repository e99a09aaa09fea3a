import { expect, test } from "vitest";
import type { KeyRow } from "~/models/staff/factors/key-row";
import { renderOnPage } from "~/widgets/widget-fixture";
import { KeyList } from "./key-list";

const key: KeyRow = { id: "AAAA", name: "Phone", domain: "", addedText: "May 1, 2026", usedText: null };
const shown = (over: Partial<KeyRow>) => renderOnPage(<KeyList rows={[{ ...key, ...over }]} />);

test("a passkey says when it was added and used, and is removed by a button that names it", () => {
  expect(shown({})).toMatch(/Added (<!-- -->)?May 1, 2026.*never used/);
  expect(shown({ usedText: "May 2, 2026" })).toContain("last used May 2, 2026");
  expect(shown({})).toMatch(/value="AAAA".*aria-label="Remove the passkey Phone"/);
});

test("a passkey of another domain names it (rule staff-17)", () => {
  expect(shown({ domain: "potter.example" })).toContain("Works only at potter.example.");
  expect(shown({})).not.toContain("Works only");
});

test("without a script the page says what adding one needs", () => {
  expect(renderOnPage(<KeyList rows={[]} />)).toContain("Adding a passkey needs JavaScript");
});
