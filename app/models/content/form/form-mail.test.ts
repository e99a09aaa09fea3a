import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { formMail } from "./form-mail";

const content = {
  id: "7",
  shop: harborMailShop,
  formName: "Contact",
  values: [
    { label: "Name", value: "<b>Ada</b>" },
    { label: "Phone", value: "" },
    { label: "Message", value: "One\nTwo" },
  ],
  fileTotal: 2,
  url: "https://harbor.example/admin/forms/7",
};

test("goes to the shop with the submitted values", () => {
  expect(formMail(content)).toMatchObject({
    to: "hello@harbor.example",
    subject: "New message: Contact",
    messageKey: "form-7",
    text: "Name: <b>Ada</b>\n\nMessage: One\nTwo\n\n2 files are kept with it.\n\nSee this message: https://harbor.example/admin/forms/7",
  });
});

test("escapes submitted text", () => {
  const { html } = formMail(content);
  expect(html).toContain(`href="${content.url}"`);
  expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
  expect(html).toContain("One<br>Two");
});

test("does not mention files if there are none", () => {
  expect(formMail({ ...content, fileTotal: 0 }).text).not.toContain("file");
});
