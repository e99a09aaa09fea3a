import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { stateChoices } from "~/models/accounts/address/state-choices";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AddressForm } from "./addresses/address-form";
import { AddressList } from "./addresses/address-list";
import { ArchiveFiles } from "./data/archive-files";
import { ArchiveForm } from "./data/archive-form";
import { DeleteAccountForm } from "./data/delete-account-form";
import { DeletionFacts } from "./data/deletion-facts";
import { MailPreferencesForm } from "./mail-preferences-form";
import { PageSteps } from "./page-steps";
import { EmailChangeForm } from "./security/email-change-form";
import { LoginMethodList } from "./security/login-method-list";
import { PasswordChangeForm } from "./security/password-change-form";
import { SessionList } from "./security/session-list";
import { EmailForm } from "./sign-in/email-form";
import { MailedStep } from "./sign-in/mailed-step";
import { NewPasswordForm } from "./sign-in/new-password-form";
import { RegistrationForm } from "./sign-in/registration-form";
import { ResetLinkPage } from "./sign-in/reset-link-page";
import { SignInForm } from "./sign-in/sign-in-form";
import { SignInLink } from "./sign-in/sign-in-link";
import { VatForm } from "./vat-form";

const nothing = { favorite: undefined, later: undefined, helpful: undefined };
const countries = [{ code: "DE", name: "Germany" }];
const states = stateChoices(["DE"], ["DE"]);
const forms: [string, ReactElement, string, string[]][] = [
  ["signs in", <SignInForm key="f" redirect="" providers={[]} />, "/login", ["email", "password"]],
  [
    "registers",
    <RegistrationForm key="f" redirect="" pendingAction={nothing} />,
    "/register",
    ["first_name", "last_name", "email", "password"],
  ],
  ["asks for a link", <EmailForm key="f" formId="ask" action="/ask" label="Send" />, "/ask", ["email"]],
  [
    "sets a password anew",
    <NewPasswordForm key="f" hash="h" action="/reset" />,
    "/reset",
    ["password", "password_again"],
  ],
  [
    "changes a password",
    <PasswordChangeForm key="f" action="/change" />,
    "/change",
    ["current_password", "password", "password_again"],
  ],
  ["changes an email", <EmailChangeForm key="f" />, "/account/security/email", ["email", "current_password"]],
  [
    "asks who wants the data",
    <ArchiveForm key="f" isLate={false} />,
    "/account/settings/data",
    ["current_password"],
  ],
  [
    "takes the number of a business",
    <VatForm key="f" vatNumber="" invoiceReference="" check={null} />,
    "/account/settings",
    ["vat_number", "invoice_reference"],
  ],
  [
    "saves an address",
    <AddressForm key="f" id={null} address={null} countries={countries} states={states} />,
    "/account/address-book\\?edit=new",
    ["first_name", "last_name", "address_line1", "city", "postcode", "phone"],
  ],
];

describe.each(forms)("the form that %s", (_, form, action, fields) => {
  const page = renderOnPage(form);
  const formId = /<form[^>]* id="([^"]*)"/.exec(page)?.[1] ?? "";
  const typed = Object.fromEntries(fields.map((name) => [name, `typed ${name}`]));
  const told = Object.fromEntries(fields.map((name) => [name, `wrong ${name}`]));
  const refused = renderOnPage(form, {
    answer: { formId, fieldErrors: { ...told, form: "Please try again." }, repopulateFields: typed },
  });

  test("posts without a script, to its own address", () => {
    expect(page).toMatch(new RegExp(`<form method="post" action="${action}[^"]*" novalidate=""`));
    expect(fieldsOf(page).map((field) => field.replace(/[*=].*/s, ""))).toEqual(
      expect.arrayContaining(fields),
    );
  });

  test("says beside each field what is wrong with it, and what is wrong with all of it", () => {
    for (const name of fields) {
      const id = `${formId}-${name}`;
      expect(refused).toMatch(new RegExp(`id="${id}"[^>]*aria-invalid="true"`));
      expect(refused).toMatch(new RegExp(`aria-describedby="[^"]*${id}-error"`));
      expect(refused).toContain(`<p id="${id}-error" class="error-note">wrong ${name}</p>`);
    }
    expect(refused).toMatch(/role="alert"[^>]*>Please try again\./);
    expect(page).not.toMatch(/aria-invalid|role="alert"/);
  });

  test("keeps what was typed, but no password", () => {
    for (const name of fields)
      expect(refused.includes(`value="typed ${name}"`), name).toBe(!name.includes("password"));
  });

  test("is said in the shop's language (rule texts-2)", () => {
    expect(unsaidIn(() => renderOnPage(form)).filter((text) => !/^(Send|Germany)$/.test(text))).toEqual([]);
  });
});

describe("what browsers fill in", () => {
  const hints = (form: ReactElement) =>
    [...renderOnPage(form).matchAll(/autoComplete="([^"]*)"/gi)].map(([, hint]) => hint);

  test("a known password to sign in, a new one to register or to change it", () => {
    expect(hints(<SignInForm redirect="" providers={[]} />)).toEqual(["email", "current-password"]);
    expect(hints(<RegistrationForm redirect="" pendingAction={nothing} />)).toEqual([
      "given-name",
      "family-name",
      "email",
      "new-password",
    ]);
    expect(hints(<PasswordChangeForm />)).toEqual(["current-password", "new-password", "new-password"]);
  });
});

describe("signing in", () => {
  test("leads back to what was wanted, by a service too", () => {
    const page = renderOnPage(
      <SignInForm redirect="/tide-mug" pendingAction={{ ...nothing, favorite: 7 }} providers={["google"]} />,
    );
    expect(page).toMatch(/action="\/login\?[^"]*redirect=%2Ftide-mug[^"]*favorite=7"/);
    const [[google = "", to = ""] = []] = linksOf(page);
    expect(google).toBe("Continue with Google");
    expect(to).toMatch(/redirect=%2Ftide-mug.*favorite=7/);
    expect(renderOnPage(<SignInForm redirect="" providers={[]} />)).not.toContain("Continue with");
  });

  test("a link to it comes back to the page in view, and is none on its own page", () => {
    const link = (path: string) => linksOf(renderOnPage(<SignInLink className="">Go</SignInLink>, { path }));
    expect(link("/tide-mug")).toEqual([["Go", "/login?redirect=%2Ftide-mug"]]);
    expect(link("/login")).toEqual([["Go", "/login"]]);
  });

  test.each([
    [{ isUsed: false, isSent: false }, "Forgot your password?", "Send link"],
    [{ isUsed: true, isSent: false }, "Forgot your password?", "Send link"],
    [{ isUsed: false, isSent: true }, "Check your email", "Send again"],
  ])("a forgotten password, %j, is asked for by email", (state, title, button) => {
    const page = renderOnPage(<ResetLinkPage {...state} action="/reset" signInPath="/login" />);
    expect(page).toContain(`<h1 class="text-3xl font-medium">${title}</h1>`);
    expect(buttonsOf(page)).toEqual([button]);
    expect(page.includes('role="alert"')).toBe(state.isUsed);
    expect(linksOf(page)).toEqual([["Back to sign in", "/login"]]);
  });

  test("without a password a mailed link proves who asks, and a late one says so in the shop's language", () => {
    const step = (isLate: boolean) => (
      <MailedStep email="ada@acme.example" action="/account/data" isLate={isLate} />
    );
    expect(wordsOf(renderOnPage(step(false)))).toContain("We send a link to ada@acme.example");
    expect(wordsOf(renderOnPage(step(true)))).toContain("This link has expired.");
    expect(unsaidIn(() => renderOnPage(step(true)))).toEqual([]);
    expect(unsaidIn(() => renderOnPage(<ArchiveForm isLate />))).toEqual([]);
  });
});

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

test.each([
  [{ state: "valid" as const, name: "Amt 3" }, "Valid on 2026-03-01: Amt 3."],
  [{ state: "valid" as const, name: "" }, "Valid on 2026-03-01."],
  [{ state: "open" as const, name: "" }, "The register did not answer on 2026-03-01."],
])("a business's number that is %j says so (rule tax-9)", (found, words) => {
  const check = { at: "2026-03-01T10:00:00Z", receipt: "", ...found };
  const form = <VatForm vatNumber="DE123456789" invoiceReference="" check={check} />;
  expect(wordsOf(renderOnPage(form))).toContain(words);
  expect(fieldsOf(renderOnPage(form))).toContain("vat_number=DE123456789");
});
