import { expect, test } from "vitest";
import type { PasskeyRow } from "~/models/accounts/sign-in/passkey";
import { renderOnPage } from "~/widgets/widget-fixture";
import { PasskeyList } from "./passkey-list";

const key: PasskeyRow = {
  id: "AAAA",
  name: "Phone",
  addedText: "May 1, 2026",
  usedText: null,
  note: "",
  mayRemove: true,
};
const shown = (over: Partial<PasskeyRow>) =>
  renderOnPage(<PasskeyList rows={[{ ...key, ...over }]} action="/keys" addPath="/add" />);

test("a passkey says when it was added and used, and is removed by a button that names it", () => {
  expect(shown({})).toMatch(/Added (<!-- -->)?May 1, 2026.*never used/);
  expect(shown({ usedText: "May 2, 2026" })).toContain("last used May 2, 2026");
  expect(shown({})).toMatch(/action="\/keys".*value="AAAA".*aria-label="Remove the passkey Phone"/);
});

test("what else there is to say of one follows", () => {
  expect(shown({ note: "Works only at potter.example." })).toContain(". Works only at potter.example.");
});

test("the last way to sign in has no button", () => {
  expect(shown({ mayRemove: false })).not.toContain("Remove the passkey");
});

test("without a script the page says what adding one needs", () => {
  expect(renderOnPage(<PasskeyList rows={[]} action="/keys" addPath="/add" />)).toContain(
    "Adding a passkey needs JavaScript",
  );
});
