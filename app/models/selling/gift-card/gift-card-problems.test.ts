import { expect, test } from "vitest";
import { inZone } from "../../platform/date/format-date";
import { giftCardProblems } from "./gift-card-problems";

// In Los Angeles it is still the 23rd.
const now = inZone(new Date("2026-12-24T05:00:00Z"), "America/Los_Angeles");
const asked = (send_on: string) => ({ options: {}, personalization: { send_on } });
const refused = { "personalization.send_on": "Please choose today or a later day." };

test.each([
  ["2026-12-22", refused],
  ["2026-12-23", null],
  ["2026-12-24", null],
  ["", null],
])("a gift card to be sent on %j gives %j (rule gift-cards-9)", (day, problems) => {
  expect(giftCardProblems({ classCode: "gift_certificate", choices: asked(day) }, now)).toEqual(problems);
});

test("the day of another product may be over, such as that of an engraving", () => {
  expect(giftCardProblems({ classCode: "simple", choices: asked("1969-07-20") }, now)).toBeNull();
});

test("names that hold a web address are refused beside their field", () => {
  const texts = {
    recipient_name: "Ada www.win.example",
    from_name: "Eve",
    message: "See https://harbor.example",
  };
  expect(
    giftCardProblems(
      { classCode: "gift_certificate", choices: { options: {}, personalization: texts } },
      now,
    ),
  ).toEqual({ "personalization.recipient_name": "Recipient’s name can’t hold a web address" });
});
