import { randomUUID } from "node:crypto";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { checkDocVersion } from "~/services/content/templates/check-doc-version.server";
import { renderSeenMail } from "~/services/office/settings/seen-mails/render-seen-mail.server";
import { findLatestOrder } from "~/services/orders/mails/find-latest-order.server";
import { renderSubscriptionStarted } from "~/services/orders/mails/render-subscription-started.server";
import { sendMailOnTrial } from "~/services/orders/mails/send-mail-on-trial.server";
import { giveGiftCard } from "~/services/payments/gift-cards/give-gift-card.server";
import { voidGiftCard } from "~/services/payments/gift-cards/void-gift-card.server";
import { checkProvider } from "~/services/payments/providers/check-provider.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { noteWebhook } from "~/services/payments/webhooks/note-webhook.server";
import { readWebhookHealth } from "~/services/payments/webhooks/read-webhook-health.server";
import { listDiscountUses } from "~/services/selling/discounts/list-discount-uses.server";
import { listGiftCards } from "~/services/selling/gift-cards/list-gift-cards.server";
import { readGiftCard } from "~/services/selling/gift-cards/read-gift-card.server";
import { tryCart } from "~/services/selling/trials/try-cart.server";
import { listAudit } from "~/services/shops/audit/list-audit.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { findMarketplace } from "~/services/shops/directory/find-marketplace.server";
import { listSellers, readListedSeller } from "~/services/shops/directory/list-sellers.server";
import { checkDomain, findServer } from "~/services/shops/domains/check-domain.server";
import { keepUsedGroups } from "~/services/shops/records/keep-used-groups.server";
import { listSecretTimes } from "~/services/shops/secrets/list-secret-times.server";
import { readSecret } from "~/services/shops/secrets/read-secret.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { writeSecrets } from "~/services/shops/secrets/write-secrets.server";
import { makeCodes } from "~/services/shops/settings/make-codes.server";
import { writeSettings } from "~/services/shops/settings/write-settings.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const nothingFound = { dns: async () => null, certificate: async () => null };
const atServer = <Context>(ctx: Context) => {
  const config = { baseDomain: "shops.example", publicScheme: "https", publicPort: 443 } as const;
  return { ...ctx, config };
};

/** Tries services of settings, secrets and the audit as the second shop with the first shop's rows. */
export const settingsAttempts: Attempts = {
  readSecret: async ({ beta, alpha }) => {
    if (await readSecret({ ...beta, box: testBox }, "recaptcha.secret_key"))
      throw failure(`read a secret of ${alpha.shop.code}`);
  },
  writeSettings: ({ beta }) =>
    inTransaction(beta, (inner) => writeSettings(inner, { seo: { title_suffix: " | Eve" } })),
  makeCodes: ({ beta }) => makeCodes(beta, "welcome", { count: 1, prefix: "EVE" }),
  listDiscountUses: ({ beta }) => listDiscountUses(beta, "welcome", 10),
  tryCart: ({ beta, customer }) =>
    tryCart(beta, {
      pieces: [{ sku: "MUG", qty: 1 }],
      destination: nazareth,
      codes: [],
      email: customer.email,
    }),
  listSecretTimes: async ({ beta, alpha }) => {
    if ((await listSecretTimes(beta)).size > 0) throw failure(`told of secrets of ${alpha.shop.code}`);
  },
  noteWebhook: ({ beta }) => noteWebhook(beta, "stripe", null),
  readWebhookHealth: async ({ beta }) => [...(await readWebhookHealth(beta)).keys()],
  checkProvider: ({ beta }) => checkProvider(withPayments(beta), "stripe"),
  findServer: ({ beta }) => findServer(atServer(beta), nothingFound),
  checkDomain: ({ beta, alpha }) =>
    checkDomain(atServer(beta), alpha.shop.domains[0] ?? "alpha.example", nothingFound),
  listGiftCards: ({ beta }) => listGiftCards(beta, { text: "", limit: 10 }),
  readGiftCard: ({ beta, giftCardId }) => readGiftCard(beta, giftCardId),
  giveGiftCard: ({ beta }) =>
    giveGiftCard(beta, { amountMinor: 100, email: "eve@example.com", reason: "Eve" }, randomUUID()),
  voidGiftCard: ({ beta, giftCardId }) => voidGiftCard(beta, giftCardId, "Eve"),
  findLatestOrder: ({ beta }) => findLatestOrder(beta),
  sendMailOnTrial: ({ beta, order }) =>
    sendMailOnTrial(beta, order.id, { kind: "placed", subjectId: "", to: "eve@example.com" }),
  renderSeenMail: ({ beta, customer }) =>
    renderSeenMail(
      { ...beta, secret: "secret", origin: "https://beta.example", officeOrigin: "https://beta.example" },
      "password_reset",
      customer.email,
    ),
  renderSubscriptionStarted: ({ beta, order }) =>
    renderSubscriptionStarted({ ...beta, origin: "https://beta.example" }, order.id),
  keepUsedGroups: ({ beta, customer }) => {
    const { groupCode: code } = customer;
    return keepUsedGroups(beta, [{ code, name: code, description: "" }], []).catch(() => {
      throw failure("counted a customer of another shop");
    });
  },
  writeSecrets: ({ beta }) =>
    inTransaction({ ...beta, box: testBox }, (inner) => writeSecrets(inner, { "recaptcha.secret_key": "" })),
  listSellers: ({ beta }) => listSellers(beta),
  readListedSeller: async ({ alpha, beta }) => {
    if (await readListedSeller(beta, alpha.shop.sellerId)) throw failure("read a seller of another shop");
  },
  findMarketplace: ({ beta }) => findMarketplace(beta),
  checkDocVersion: async ({ beta, mugId }) => {
    const held = {
      _id: String(mugId),
      docType: "product" as const,
      updatedAt: new Date(0),
      isFrontend: true,
    };
    const answer = await checkDocVersion(beta, held);
    if (answer.updatedAt !== null) throw failure("told the version of another shop's product");
  },
  listAudit: async ({ beta }) => {
    const entries = [];
    for await (const entry of listAudit(beta, {})) entries.push(entry);
    return entries;
  },
};
