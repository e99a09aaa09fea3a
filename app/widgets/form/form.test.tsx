import { describe, expect, test } from "vitest";
import { readItems } from "~/models/content/form/form-fixture";
import { propsOf, renderOnPage, rootFixture } from "../widget-fixture";
import { FormWidget } from "./form";
import { declaration } from "./schema";

const items = readItems(
  { wuid: "name", fieldLabel: "Name", fieldRequired: true, fieldHelpText: "As on your order" },
  {
    wuid: "mail",
    fieldLabel: "Email",
    fieldType: "email",
    fieldCollectEmail: true,
    fieldShowEmailOptIn: true,
    fieldEmailOptInText: "Send me news",
  },
  { wuid: "tel", fieldLabel: "Phone", fieldType: "phone" },
  { wuid: "age", fieldLabel: "Pieces", fieldType: "number", fieldMinValue: 1, fieldMaxValue: 9 },
  { wuid: "text", fieldLabel: "Message", fieldType: "textarea" },
  { wuid: "terms", fieldLabel: "Terms", fieldType: "checkbox", fieldDefaultValue: "On" },
  { wuid: "topic", fieldLabel: "Topic", fieldType: "select", fieldOptionValues: "Order|Repair" },
  { wuid: "reply", fieldLabel: "Reply", fieldType: "radio", fieldRadioGroups: "Mail|Call" },
  {
    wuid: "mood",
    fieldLabel: "Mood",
    fieldType: "button-group",
    fieldBtnGroups: "Good<b>+</b>|Bad<b>-</b>",
    fieldUseOnlyIcons: true,
  },
  { wuid: "photo", fieldLabel: "Photo", fieldType: "file", fieldSupportedTypes: "png|pdf" },
  { fieldType: "submit", primaryBtnName: "Send it" },
);

function render(props: Record<string, unknown> = {}, root = rootFixture, some = items): string {
  const checked = propsOf(declaration, props);
  return renderOnPage(<FormWidget props={checked} items={some} data={null} name="contact" />, { root });
}

describe("a form on a page", () => {
  test("is sent to its own address with its files, with or without a script", () => {
    expect(render()).toMatch(
      /<form(?=[^>]* action="\/forms\/contact")(?=[^>]* method="post")(?=[^>]* enc[tT]ype="multipart\/form-data")/,
    );
  });

  test("contains the page to return to", () => {
    expect(render()).toContain('name="_return_to" value="/"');
  });

  test.each([
    ["name", /<input(?=[^>]*name="name")(?=[^>]*required)(?=[^>]*aria-describedby="form-contact-name-help")/],
    ["email", /<input(?=[^>]*name="mail")(?=[^>]*type="email")/],
    [
      "opt-in",
      /<input type="checkbox" id="form-contact-mail-optin" name="_optin-mail" class="[^"]*" value="On"\/>/,
    ],
    ["phone", /<input(?=[^>]*name="tel")(?=[^>]*type="tel")/],
    ["number", /<input(?=[^>]*name="age")(?=[^>]*type="number")(?=[^>]*min="1")(?=[^>]*max="9")/],
    ["textarea", /<textarea(?=[^>]*name="text")(?=[^>]*rows="3")/],
    ["checkbox", /<input(?=[^>]*type="checkbox")(?=[^>]*name="terms")(?=[^>]*checked)/],
    ["select", /<option value="" selected="">-- Please Select --<\/option><option>Order<\/option>/],
    ["radio", /<input(?=[^>]*type="radio")(?=[^>]*name="reply")(?=[^>]*value="Call")/],
    ["icon", /<span><b>\+<\/b><\/span><span class="sr-only">Good<\/span>/],
    ["file", /<input(?=[^>]*type="file")(?=[^>]*accept="\.png, \.pdf")(?=[^>]*multiple)/],
    ["button", /<button[^>]*>Send it<\/button>/],
  ])("has its %s", (_, html) => {
    expect(render()).toMatch(html);
  });

  test("has no captcha if the shop has none", () => {
    expect(render()).not.toContain("This form needs JavaScript");
  });

  test("says without a script that the captcha needs one, and loads nothing yet", () => {
    const captcha = { siteKey: "site", scriptUrl: "https://captcha.example/api.js" };
    const html = render({}, { ...rootFixture, captcha });
    expect(html).toContain("This form needs JavaScript");
    expect(html).not.toContain("captcha.example");
  });

  test("without fields shows nothing", () => {
    expect(render({}, rootFixture, [])).not.toContain("<form");
  });
});

test.each([
  [{}, { layout: "vertical", afterSuccess: "keep_form", version: 1, form: 0 }],
  [
    { layout: "diagonal", form: "x", version: 0 },
    { layout: "vertical", version: 1, form: 0 },
  ],
  [
    { layout: "horizontal", form: "7", afterSuccess: "remove_form" },
    { layout: "horizontal", form: 7 },
  ],
])("properties %j are read as %j", (given, read) => {
  expect(propsOf(declaration, given)).toMatchObject(read);
});
