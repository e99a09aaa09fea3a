import { expect, test } from "vitest";
import { isTranslatedSetting } from "../../shops/settings/translated-settings";
import type { FormNode } from "../form/form-node";
import { moduleForm } from "./module-form";
import { settingsWords } from "./settings-words";

const isText = new Set<FormNode["kind"]>(["text", "exact text", "long text", "html"]);

/** Paths of a form's texts. */
function textsOf(node: FormNode, path = ""): string[] {
  const below = (fields: readonly FormNode[]) =>
    fields.flatMap((field) => textsOf(field, path === "" ? field.key : `${path}.${field.key}`));
  switch (node.kind) {
    case "group":
      return below(node.fields);
    case "list":
    case "map":
      return textsOf(node.item, path);
    case "variants":
      return node.variants.flatMap(({ fields }) => below(fields));
    default:
      return isText.has(node.kind) ? [path] : [];
  }
}

/** Texts that no shopper reads as words, by what they are. */
const excused: Readonly<Record<string, RegExp>> = {
  names:
    /^(general\.(app\.name|phone)|client_address\..*|invoices\.((credit_)?prefix|seller_name|tax_number))$/,
  "names of methods at providers": /^payment\.(paypal|stripe|klarna)\.title$/,
  "keys and accounts":
    /^payment\.(offline\.account|paypal|klarna)\.|^(modules\.sociallogins|tracking\.analytics|recaptcha|agents)\./,
  "codes, addresses and places":
    /(^|\.)(code|id|seller|estimate|country|state|postcodePattern|taxClass|categor(y|ies)|exceptCategories|customerGroups|path|warranty_path|attribute|startsAt|endsAt|time_zone|language|domain)$/,
  "lists of codes":
    /^(checkout_countries|us_restrict_states)\.value$|^markets\.value\.(countries|languages|shipping_methods|payment_methods)$/,
  "numbers of markets": /^markets\.value\.(currency|rate|rate_day)$/,
  "the office's own": /^(saved_answers|customer_groups)\.value\.(name|text|description)$/,
  "texts by language already": /^texts\.own$/,
  "rules of browsers": /^content_security\./,
};

test("each text of the settings is in the shop's languages, or is excused", () => {
  const texts = Object.keys(settingsWords).flatMap((name) =>
    textsOf(moduleForm(name)?.form ?? expect.fail(name)).map((path) => ({ name, path })),
  );
  const left = texts.filter(
    ({ name, path }) =>
      !isTranslatedSetting(name, path) &&
      !Object.values(excused).some((pattern) => pattern.test(`${name}.${path}`)),
  );
  expect(left.map(({ name, path }) => `${name}.${path}`)).toEqual([]);
});

test("what may be in several languages is taken by the module's schema beside the first", () => {
  const { schema } = moduleForm("general") ?? expect.fail("general");
  expect(schema.parse({ tagline: "Goods", "tagline:de": "Waren" })).toMatchObject({ "tagline:de": "Waren" });
  expect(schema.safeParse({ "phone:de": "1" }).success).toBe(false);
  const methods = moduleForm("shipping_methods")?.schema ?? expect.fail("methods");
  const flat = { type: "flat", code: "standard", title: "Standard", amountMinor: 500 };
  expect(methods.parse({ value: [{ ...flat, "title:de": "Normal" }] })).toEqual({
    value: [{ ...flat, "title:de": "Normal" }],
  });
  expect(methods.safeParse({ value: [{ ...flat, "code:de": "x" }] }).success).toBe(false);
});
