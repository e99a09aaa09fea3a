import { expect, test } from "vitest";
import { type GivenGiftCard, readGivenGiftCard } from "./given-gift-card";

const given: GivenGiftCard = { amountMinor: 2500, email: " Ada@Example.com ", reason: "The parcel was late" };
const today = "2026-03-01";

test("says to whom it goes; without a day it is sent at once and does not expire", () => {
  expect(readGivenGiftCard(given, today).data).toMatchObject({
    amountMinor: 2500,
    email: "ada@example.com",
    name: "",
    sendOn: null,
    expiresOn: null,
  });
});

test.each([
  [{ amountMinor: 0 }, "amountMinor", "Enter an amount above 0."],
  [{ email: "ada" }, "email", "Please enter a valid email address"],
  [{ reason: " " }, "reason", "Say why, for the books."],
  [{ sendOn: "2026-02-28" }, "sendOn", "Please choose today or a later day."],
  [{ sendOn: "soon" }, "sendOn", "Enter a day, such as 2026-12-31."],
  [{ expiresOn: "2026-02-28" }, "expiresOn", "Choose a last day that is not before it is sent."],
  [
    { sendOn: "2026-03-05", expiresOn: "2026-03-04" },
    "expiresOn",
    "Choose a last day that is not before it is sent.",
  ],
] as const)("refuses %j beside %s", (wrong, field, message) => {
  const read = readGivenGiftCard({ ...given, ...wrong }, today);
  expect(read.error?.issues).toMatchObject([{ path: [field], message }]);
});
