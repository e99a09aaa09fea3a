import { expect, test } from "vitest";
import { linkMail } from "./link-mail";
import { harborMailShop } from "./mail-shop-fixture";
import { letterSays, noOwnWords, withOwnWords } from "./own-words";

const said = { subject: "Your link", paragraphs: ["It works once.", "Within a day."] };
const own = { subject: "{shop} for {name}", opening: "Ahoy {name}, {other}!", closing: "Bye." };

test("without the owner’s words a mail says what it said", () => {
  expect(withOwnWords(said, noOwnWords, {})).toEqual({ ...said, closing: [] });
});

test("the owner’s subject, first and last paragraph take their places, filled in", () => {
  expect(withOwnWords(said, own, { name: "Ada", shop: "Harbor" })).toEqual({
    subject: "Harbor for Ada",
    paragraphs: ["Ahoy Ada, {other}!", "Within a day."],
    closing: ["Bye."],
  });
});

test("only the letter that has words is changed, and one without a kind is the platform’s", () => {
  const shop = { name: "Harbor", ownWords: { registration: own } };
  expect(letterSays(shop, { kind: "registration" }, said).subject).toBe("Harbor for {name}");
  expect(letterSays(shop, { kind: "password_reset" }, said).subject).toBe("Your link");
  expect(letterSays(shop, undefined, said).subject).toBe("Your link");
});

test("greeting, what a person wrote and the link stay whatever the owner says", () => {
  const { text, html } = linkMail(
    { ...harborMailShop, ownWords: { message_answer: { ...own, opening: "We answered:" } } },
    {
      to: "ada@example.com",
      messageKey: "m",
      subject: "Answer",
      own: { kind: "message_answer" },
      greeting: "Hello,",
      lines: ["June wrote:"],
      written: ["Yes, <b>it</b> is."],
      action: "Open",
      url: "https://harbor.example/m",
      note: "Sign in.",
    },
  );
  expect(text).toMatch(
    /^Hello,\n\nWe answered:\n\nYes, <b>it<\/b> is\.\n\nBye\.\n\nOpen: https:\/\/harbor\.example\/m/,
  );
  expect(html).toContain("Yes, &lt;b&gt;it&lt;/b&gt; is.");
});
