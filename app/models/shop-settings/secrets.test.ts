import { expect, test } from "vitest";
import { secretsSchema, withoutSecrets, withSecrets } from "./secrets";
import { shopSettingsSchema } from "./shop-settings";

const settingsWith = (secret_key: string) =>
  shopSettingsSchema.parse({
    recaptcha: { site_key: "site", secret_key },
    tracking: { analytics: { api_secret: "ga" }, email_marketing: { private_key: "pk" } },
  });

test("what is written into a file holds no secret and everything else", () => {
  const written = withoutSecrets(settingsWith("captcha"));
  expect(JSON.stringify(written)).not.toMatch(/"captcha"|"ga"|"pk"/);
  expect(written.recaptcha.site_key).toBe("site");
});

test("every setting named as a secret is one", () => {
  const named = Object.keys(secretsSchema.shape).map((path) => path.split(".").at(-1));
  const inSettings = [
    ...JSON.stringify(shopSettingsSchema.parse({})).matchAll(/"(\w*(?:secret|private)\w*)":/g),
  ];
  expect(inSettings.map(([, key]) => key).sort()).toEqual(named.sort());
});

test.each([
  ["given beside the settings", { "recaptcha.secret_key": "new" }, "file", "stored", "new"],
  ["written into the settings", {}, "file", "stored", "file"],
  ["neither: the shop keeps its own", {}, "", "stored", "stored"],
  ["taken away", { "recaptcha.secret_key": "" }, "file", "stored", ""],
])("%s", (_, given, file, stored, expected) => {
  const { recaptcha } = withSecrets(settingsWith(file), given, settingsWith(stored));
  expect(recaptcha.secret_key).toBe(expected);
});

test("a new shop without any has none", () => {
  expect(withSecrets(settingsWith(""), {}, undefined).recaptcha.secret_key).toBe("");
});
