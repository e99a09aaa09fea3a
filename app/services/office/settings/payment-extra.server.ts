import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import type { PanelView } from "~/models/office/record/record-view";
import type { ProviderSettings } from "~/models/shops/payment-providers/provider-settings";
import { type ProviderCode, providersSettings } from "~/models/shops/payment-providers/providers-settings";
import { paymentWebhookPath } from "~/paths/payment";
import { checkProvider } from "../../payments/providers/check-provider.server";
import { providerByCode } from "../../payments/providers/providers.server";
import { readWebhookHealth, type WebhookHealth } from "../../payments/webhooks/read-webhook-health.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answered, type DeedRule, deedRule } from "../answer-deed.server";
import { type KeyGroup, keyPanels, keysDeed, keysDone, keysRule } from "./key-panels.server";
import type { SettingsExtra } from "./settings-extra";

type Args = [ctx: RequestContext];

const codes = Object.keys(providersSettings) as ProviderCode[];
const settingsOf = (code: ProviderCode): ProviderSettings => providersSettings[code];

const testDeed = (code: ProviderCode): string => `test-${code}`;

const groupOf = (code: ProviderCode, origin: string): KeyGroup => {
  const { name, secrets, steps, secretWords } = settingsOf(code);
  return {
    code,
    name,
    title: `Set up ${name}`,
    steps: steps({
      webhookUrl: `${origin}${paymentWebhookPath(code)}`,
      events: (providerByCode(code)?.webhookEvents ?? []).join(", "),
    }),
    keys: secrets.map((secret) => ({ secret, label: secretWords[secret] ?? secret })),
  };
};

/** Steps, secrets that are written and never shown, a test, and the health of webhooks (rule payment-26). */
export const paymentExtra: SettingsExtra = {
  async load(ctx) {
    const groups = codes.map((code) => groupOf(code, ctx.origin));
    const [panels, health] = await Promise.all([keyPanels(ctx, groups), readWebhookHealth(ctx)]);
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    return {
      above: [],
      beside: codes.flatMap((code, at) => [
        ...panels.slice(at, at + 1),
        testPanel(code, health.get(code), (moment) => (moment ? dayText(moment, clock) : "Never")),
      ]),
    };
  },
  rules: Object.fromEntries(codes.flatMap((code) => rulesOf(code))),
  doneTexts: Object.fromEntries(codes.map((code) => [keysDeed({ code }), keysDone(settingsOf(code))])),
};

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
  const { name } = settingsOf(code);
  const none = z.object({});
  return [
    [keysDeed({ code }), keysRule(groupOf(code, ""))],
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
