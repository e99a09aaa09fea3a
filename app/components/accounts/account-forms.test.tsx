import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { stateChoices } from "~/models/accounts/address/state-choices";
import { buttonsOf, fieldsOf, linksOf, unsaidIn, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AddressForm } from "./addresses/address-form";
import { ArchiveForm } from "./data/archive-form";
import { EmailChangeForm } from "./security/email-change-form";
import { PasswordChangeForm } from "./security/password-change-form";
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
