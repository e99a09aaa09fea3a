import { expect, test } from "vitest";
import { giftCardRow } from "./gift-card-row";

const reading = { currency: "USD", zone: "America/New_York", now: new Date("2026-05-10T12:00:00Z") } as const;
const card = { Code: "abcd-1234-efgh-5678", Balance: "25.00", Currency: "USD" };
const read = (cells: Record<string, string>) =>
  giftCardRow({ line: 2, cells: { ...card, ...cells } }, reading);

test("a gift card has its code in capitals and what is left on it", () => {
  expect(read({ "Expires On": "2026-12-31" })).toEqual({
    line: 2,
    card: { code: "ABCD1234EFGH5678", balanceMinor: 2500, expiresOn: "2026-12-31" },
  });
});

test("one that expires at a moment pays on its day in the shop's time zone", () => {
  expect(read({ "Expires At": "2026-12-31 02:00:00 UTC" })).toMatchObject({
    card: { expiresOn: "2026-12-30" },
  });
});

test("one that expires today still comes", () => {
  expect(read({ "Expires On": "2026-05-10" })).toHaveProperty("card");
});

const noCode =
  "comes without its whole code, so it cannot be paid with here: ask its issuer for a list of whole codes, or give its holder the balance by credit issue";

test.each([
  [{ Code: "", "Last Characters": "5678" }, noCode],
  [{ Code: "•••• •••• •••• 5678" }, noCode],
  [{ Code: "1-5678" }, "has a code of other signs than 8 to 32 letters and digits"],
  [{ Currency: "EUR" }, "is in EUR, not in the shop’s USD"],
  [{ Balance: "" }, "has the balance '', which is no amount"],
  [{ Balance: "-5" }, "has the balance '-5', which is no amount"],
  [{ Balance: "0.00" }, "has no balance left"],
  [{ "Enabled?": "false" }, "is switched off at the earlier shop"],
  [{ "Disabled At": "2026-01-01" }, "is switched off at the earlier shop"],
  [{ "Expires On": "2026-05-09" }, "expired 2026-05-09"],
  [{ "Expires On": "never" }, "expires 'never', which is no day"],
])("%j is refused: %s", (cells, reason) => {
  expect(read(cells)).toEqual({ line: 2, reason: `the gift card ending in '5678' ${reason}` });
});
