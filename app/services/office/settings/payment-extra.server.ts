import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView } from "~/models/office/record/record-view";
import type { SecretName } from "~/models/platform/secret/secret-name";
import { maxSecretLength } from "~/models/platform/secret/secret-name";
import type { ProviderSettings } from "~/models/shops/payment-providers/provider-settings";
import { type ProviderCode, providersSettings } from "~/models/shops/payment-providers/providers-settings";
import { paymentWebhookPath } from "~/paths/payment";
import { checkProvider } from "../../payments/providers/check-provider.server";
import { providerByCode } from "../../payments/providers/providers.server";
import { readWebhookHealth, type WebhookHealth } from "../../payments/webhooks/read-webhook-health.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { listSecretTimes } from "../../shops/secrets/list-secret-times.server";
import { writeSecrets } from "../../shops/secrets/write-secrets.server";
import { answered, type DeedRule, deedRule } from "../answer-deed.server";
import type { SettingsExtra } from "./settings-extra";

type Args = [ctx: RequestContext];

const codes = Object.keys(providersSettings) as ProviderCode[];
const settingsOf = (code: ProviderCode): ProviderSettings => providersSettings[code];

/** The field of a secret: the last part of its name. */
const fieldOf = (secret: SecretName): string => secret.split(".").at(-1) ?? secret;

const keysDeed = (code: ProviderCode): string => `keys-${code}`;
const testDeed = (code: ProviderCode): string => `test-${code}`;

/** Steps, secrets that are written and never shown, a test, and the health of webhooks (rule payment-26). */
export const paymentExtra: SettingsExtra = {
  async load(ctx) {
    const [times, health] = await Promise.all([listSecretTimes(ctx), readWebhookHealth(ctx)]);
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    return {
      above: [],
      beside: codes.flatMap((code) => [
        setUpPanel(ctx, code, (name) => {
          const at = times.get(name);
          return at ? `Set ${dayText(at, clock)}. Leave it empty to keep it.` : "Not set yet.";
        }),
        testPanel(code, health.get(code), (at) => (at ? dayText(at, clock) : "Never")),
      ]),
    };
  },
  rules: Object.fromEntries(codes.flatMap((code) => rulesOf(code))),
  doneTexts: Object.fromEntries(
    codes.map((code) => [keysDeed(code), `The keys of ${settingsOf(code).name} are kept.`]),
  ),
};

function setUpPanel(
  ctx: RequestContext,
  code: ProviderCode,
  stateOf: (name: SecretName) => string,
): PanelView {
  const { name, secrets, steps, secretWords } = settingsOf(code);
  return {
    kind: "form",
    title: `Set up ${name}`,
    about: "A key is written once and never shown again.",
    steps: steps({
      webhookUrl: `${ctx.origin}${paymentWebhookPath(code)}`,
      events: (providerByCode(code)?.webhookEvents ?? []).join(", "),
    }),
    deed: {
      deed: keysDeed(code),
      label: "Keep",
      submit: "Keep these keys",
      fields: [
        ...secrets.map((secret) =>
          deedField(fieldOf(secret), secretWords[secret] ?? secret, {
            kind: "secret",
            isOptional: true,
            help: stateOf(secret),
          }),
        ),
        deedField("remove", `Remove the keys of ${name}`, { kind: "flag" }),
      ],
    },
  };
}

const testPanel = (
  code: ProviderCode,
  health: WebhookHealth | undefined,
  at: (moment: Date | null | undefined) => string,
): PanelView => ({
  kind: "form",
  title: `Test ${settingsOf(code).name}`,
  about: "It asks the provider with your keys; nothing is paid.",
  facts: [
    { label: "Last webhook", text: at(health?.receivedAt) },
    {
      label: "Last that failed",
      text: [at(health?.failedAt), health?.failure ?? ""].filter(Boolean).join(": "),
    },
  ],
  deed: { deed: testDeed(code), label: "Test it", submit: "Test it", fields: [] },
});

function rulesOf(code: ProviderCode): [string, DeedRule<Args>][] {
  const { name, secrets } = settingsOf(code);
  const secretText = z.string().trim().max(maxSecretLength).default("");
  const keys = z
    .object({ remove: z.enum(["yes"]).optional() })
    .extend(Object.fromEntries(secrets.map((secret) => [fieldOf(secret), secretText])))
    .passthrough();
  const none = z.object({});
  return [
    [
      keysDeed(code),
      {
        ...deedRule<Args, typeof keys>(keys, (ctx, typed) => {
          const texts = secrets.map((secret) => [secret, String(typed[fieldOf(secret)] ?? "")] as const);
          const written = typed.remove
            ? texts.map(([secret]) => [secret, ""] as const)
            : texts.filter(([, text]) => text !== "");
          return inTransaction(ctx, (inner) =>
            writeSecrets({ ...inner, box: ctx.box }, Object.fromEntries(written)),
          );
        }),
        keepsNothing: true,
      },
    ],
    [
      testDeed(code),
      deedRule<Args, typeof none>(none, async (ctx) => {
        const { isGood, text } = await checkProvider(ctx, code);
        return answered(testDeed(code), [
          {
            kind: "rows",
            title: `What ${name} says`,
            rows: [{ title: text, end: isGood ? "Works" : "Does not work", tone: isGood ? "good" : "bad" }],
            empty: "",
          },
        ]);
      }),
    ],
  ];
}
