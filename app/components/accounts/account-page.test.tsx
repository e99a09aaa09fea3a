import { describe, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { buttonsOf, fieldsOf, linksOf, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AddressList } from "./addresses/address-list";
import { ArchiveFiles } from "./data/archive-files";
import { DeleteAccountForm } from "./data/delete-account-form";
import { DeletionFacts } from "./data/deletion-facts";
import { MailPreferencesForm } from "./mail-preferences-form";
import { PageSteps } from "./page-steps";
import { LoginMethodList } from "./security/login-method-list";
import { SessionList } from "./security/session-list";

describe("the services one signs in with (rule accounts-21)", () => {
  test.each([
    [{ action: "link" as const, email: null }, "Google Not connected", ["Connect Google"]],
    [
      { action: "unlink" as const, email: "ada@acme.example" },
      "Connected as ada@acme.example",
      ["Disconnect Google"],
    ],
    [{ action: "unlink" as const, email: null }, "Google Connected", ["Disconnect Google"]],
    [{ action: "last" as const, email: null }, "Connected. This is your only way to sign in.", []],
  ])("%j reads '%s'", (row, words, buttons) => {
    const page = renderOnPage(<LoginMethodList rows={[{ provider: "google", ...row }]} />);
    expect(wordsOf(page)).toContain(words);
    expect(buttonsOf(page)).toEqual(buttons);
  });
});

describe("where one is signed in", () => {
  const phone = {
    key: "00112233445566aa",
    device: "Firefox on Android",
    address: "",
    shopName: "",
    lastSeen: "Mar 1",
    isThis: true,
  };
  const laptop = {
    ...phone,
    key: "b",
    device: "Safari on macOS",
    isThis: false,
    shopName: "Potter",
    address: "192.0.2.x",
  };

  test("each device says when it was last seen and where, and has a button of its own", () => {
    const page = renderOnPage(<SessionList sessions={[phone, laptop]} />);
    expect(wordsOf(page)).toContain("Firefox on Android This device Last seen Mar 1 Sign out");
    expect(wordsOf(page)).toContain("Safari on macOS Last seen Mar 1 · Potter, 192.0.2.x");
    expect(buttonsOf(page)).toEqual([
      "Sign out on this device",
      "Sign out Safari on macOS",
      "Sign out all other devices",
      "Sign out everywhere",
    ]);
  });

  test("one alone has no others to end", () => {
    expect(buttonsOf(renderOnPage(<SessionList sessions={[phone]} />))).toEqual([
      "Sign out on this device",
      "Sign out everywhere",
    ]);
  });
});

describe("an account that ends (rule accounts-36)", () => {
  const none = { orderCount: 0, openOrderCount: 0, subscriptionCount: 0, creditText: null };
  const facts = (over: Partial<typeof none> | { creditText: string } = {}) =>
    wordsOf(renderOnPage(<DeletionFacts facts={{ ...none, ...over }} />));

  test.each([
    [{}, "Nothing: you have placed no order."],
    [{ orderCount: 1 }, "Your orders and invoices"],
    [{ orderCount: 1, openOrderCount: 1 }, "One order isn’t finished."],
    [{ orderCount: 3, openOrderCount: 2 }, "2 orders aren’t finished."],
    [{ subscriptionCount: 1 }, "Your subscription ends:"],
    [{ subscriptionCount: 2 }, "Your 2 subscriptions end:"],
    [{ creditText: "$5.00" }, "Your store credit of $5.00 is lost. Use it first."],
  ])("with %j reads '%s'", (over, words) => {
    expect(facts(over)).toContain(words);
  });

  test("says nothing of what its customer does not have", () => {
    expect(facts()).not.toMatch(/subscription|store credit|finished/);
  });

  test("is deleted with the password, or by the proof of a mailed link", () => {
    const form = (asksPassword: boolean) =>
      renderOnPage(
        <DeleteAccountForm asksPassword={asksPassword} proof={asksPassword ? undefined : "proof-1"} />,
      );
    expect(fieldsOf(form(true))).toContain("current_password*");
    expect(fieldsOf(form(false))).not.toContain("current_password*");
    expect(form(false)).toMatch(/action="[^"]*proof-1"/);
    expect(buttonsOf(form(true))).toEqual(["Delete my account"]);
    expect(linksOf(form(true))).toEqual([["Keep my account", "/account/settings"]]);
  });

  test("its data is downloaded in two ways before", () => {
    const page = renderOnPage(<ArchiveFiles proof="proof-1" />);
    expect([...page.matchAll(/href="([^"]*)" download=""/g)].map(([, to]) => to)).toEqual([
      expect.stringMatching(/my-data\.html.*proof-1/),
      expect.stringMatching(/my-data\.json.*proof-1/),
    ]);
  });
});

describe("the address book", () => {
  const entry = { id: 4, address: nazareth, isDefaultShipping: false, isDefaultBilling: false };
  const book = (over: object = {}) => renderOnPage(<AddressList book={[{ ...entry, ...over }]} />);
  const street = nazareth.address_line1;

  test.each([
    [{}, "", [`Ship here by default: ${street}`, `Bill here by default: ${street}`, `Remove: ${street}`]],
    [
      { isDefaultShipping: true },
      "Default for delivery",
      [`Bill here by default: ${street}`, `Remove: ${street}`],
    ],
    [
      { isDefaultBilling: true },
      "Default for billing",
      [`Ship here by default: ${street}`, `Remove: ${street}`],
    ],
    [
      { isDefaultShipping: true, isDefaultBilling: true },
      "Default for delivery and billing",
      [`Remove: ${street}`],
    ],
  ])("an address, %j, says '%s' and has buttons for the rest", (over, words, buttons) => {
    const page = book(over);
    expect(wordsOf(page).startsWith(words)).toBe(true);
    expect(buttonsOf(page)).toEqual(buttons);
    expect(linksOf(page)).toEqual([["Change", "/account/address-book?edit=4"]]);
  });
});

describe("lists of an account", () => {
  const steps = (page: number, totalPages: number) =>
    renderOnPage(<PageSteps pages={{ page, totalPages }} to={(at) => `/orders?page=${at}`} noun="orders" />);

  test.each([
    [1, 1, []],
    [1, 3, [["Older orders", "/orders?page=2"]]],
    [
      2,
      3,
      [
        ["Newer orders", "/orders?page=1"],
        ["Older orders", "/orders?page=3"],
      ],
    ],
    [3, 3, [["Newer orders", "/orders?page=2"]]],
  ])("page %i of %i leads on", (page, total, links) => {
    expect(linksOf(steps(page, total))).toEqual(links);
  });
});

test("which mails one wants is checked, each with what it brings", () => {
  const page = renderOnPage(
    <MailPreferencesForm mails={{ "back-in-stock": true, messages: false, newsletter: false }} />,
  );
  const boxes = [...page.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box);
  expect(boxes.filter((box) => box.includes("checked"))).toHaveLength(1);
  for (const box of boxes) {
    const [, described = ""] = /aria-describedby="([^"]*)"/.exec(box) ?? [];
    expect(page).toContain(`<p id="${described}"`);
  }
});
