// @public

import { Form } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { useField, useIsSubmitting, ValidatedForm } from "remix-validated-form";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SellerName } from "~/models/marketplace/seller-name";
import { formatMoney } from "~/models/platform/money/format-money";
import { cartCodeFormId, codeIntents } from "~/models/selling/cart/cart-forms";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { payerText } from "~/models/selling/discount/payer-text";
import { Button } from "../../ui/form/button";
import { TextField } from "../../ui/form/field";
import { laterValidator } from "../../ui/form/later-validator";
import { Icon } from "../../ui/icon";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

const validator = laterValidator(() =>
  import("./form-validators").then(({ codeValidator }) => codeValidator),
);

/**
 * The discounts that apply by themselves, the field for a gift card or a coupon, and what was entered before,
 * each with a button that removes it. The field is folded away until it is needed (rules discounts-6 and
 * gift-cards-5).
 * @param action the page it is on
 * @param carts in a marketplace with their sellers, so that each discount says who pays for it
 */
export function DiscountCodeForm({
  summary,
  action,
  carts,
}: {
  summary: CartSummary;
  action: string;
  carts: readonly { seller: SellerName | null }[];
}) {
  const sellers = carts.flatMap(({ seller }) => seller ?? []);
  const { couponCodes, totals } = summary;
  const cards = totals.redemptions.filter(({ kind }) => kind === "gift_certificate");
  const hasCodes = couponCodes.length + cards.length > 0;
  const fold = useFocusAfterRemoval<HTMLElement>(couponCodes.length + cards.length);
  const automatic = summary.appliedDiscounts.filter(
    ({ code, amountMinor }) => code === null && amountMinor > 0,
  );
  return (
    <div className="space-y-3">
      {automatic.length > 0 ? (
        <ul className="space-y-1 text-sm text-muted">
          {automatic.map(({ ruleId, title, seller, amountMinor }) => (
            <li key={ruleId} className="flex justify-between gap-6">
              <span className="wrap-anywhere">
                {[title, payerText(seller, sellers)].filter(Boolean).join(", ")}
              </span>
              <span className="shrink-0 tabular-nums">-{formatMoney(amountMinor, summary.currency)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <ValidatedForm
        id={cartCodeFormId}
        method="post"
        action={action}
        validator={validator}
        noValidate
        resetAfterSubmit
        onFocus={validator.prepare}
        className="space-y-3"
      >
        <input type="hidden" name="intent" value={codeIntents.apply} />
        <CodeField hasCodes={hasCodes} fold={fold} />
      </ValidatedForm>
      <CreditForm summary={summary} action={action} />
      {hasCodes ? (
        <ul className="space-y-1 text-sm">
          {couponCodes.map(({ code, message }) => (
            <CodeRow
              key={code}
              name={code}
              text={message || couponText(summary, code, sellers)}
              isRefused={message !== ""}
              action={action}
              fields={{ intent: codeIntents.removeCode, code }}
            />
          ))}
          {cards.map(({ code, title, amountMinor }) => (
            <CodeRow
              key={code}
              name={title}
              text={`−${formatMoney(amountMinor, summary.currency)}`}
              isRefused={false}
              action={action}
              fields={{ intent: codeIntents.removeGiftCard, gift_card_id: code }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The customer's credit, with a button that has it pay or not (rule store-credit-2). */
function CreditForm({
  summary: { storeCredit, totals, currency },
  action,
}: {
  summary: CartSummary;
  action: string;
}) {
  const t = useTexts();
  if (!storeCredit) return null;
  const used = totals.redemptions.find(({ kind }) => kind === "store_credit");
  if (storeCredit.isUsed)
    return (
      <ul className="text-sm">
        <CodeRow
          name={t("Store credit")}
          text={used ? `−${formatMoney(used.amountMinor, currency)}` : t("There’s nothing left to pay.")}
          isRefused={false}
          action={action}
          fields={{ intent: codeIntents.removeCredit }}
        />
      </ul>
    );
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex items-center justify-between gap-3 pb-4"
    >
      <input type="hidden" name="intent" value={codeIntents.useCredit} />
      <span className="text-sm">
        <RichText
          text={t("You have <b>{amount}</b> of store credit.", {
            amount: formatMoney(storeCredit.balanceMinor, currency),
          })}
          parts={{ b: (words) => <strong>{words}</strong> }}
        />
      </span>
      <Button variant="secondary" size="sm" className="shrink-0 whitespace-nowrap">
        {t("Use store credit")}
      </Button>
    </Form>
  );
}

/**
 * The field in its fold, which opens for a code that was entered and for an error, and stays as it is then: a
 * fold that closes would take the focus of its field along.
 */
function CodeField({ hasCodes, fold }: { hasCodes: boolean; fold: RefObject<HTMLElement> }) {
  const t = useTexts();
  const { error, defaultValue } = useField("code");
  const isSubmitting = useIsSubmitting();
  const typed = typeof defaultValue === "string" ? defaultValue : "";
  const needsOpen = hasCodes || error !== undefined;
  const [isOpen, setOpen] = useState(needsOpen);
  useEffect(() => {
    if (needsOpen) setOpen(true);
  }, [needsOpen]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary
        ref={fold}
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden"
      >
        {t("Gift card or code")}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevronDown" sizePx={18} />
        </span>
      </summary>
      <div className="mt-2 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            id={`${cartCodeFormId}-field`}
            name="code"
            label={t("Code")}
            required
            defaultValue={typed}
            error={error}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <Button variant="secondary" busy={isSubmitting} className={error ? "mb-7" : ""}>
          {t("Apply")}
        </Button>
      </div>
    </details>
  );
}

/** What a coupon comes to, and who pays for it. */
function couponText(
  { appliedDiscounts, currency }: CartSummary,
  code: string,
  sellers: readonly SellerName[],
): string {
  const applied = appliedDiscounts.find((discount) => discount.code === code);
  if (!applied) return "";
  const amount = applied.amountMinor > 0 ? `−${formatMoney(applied.amountMinor, currency)}` : "";
  return [applied.title, payerText(applied.seller, sellers), amount].filter(Boolean).join(", ");
}

function CodeRow({
  name,
  text,
  isRefused,
  action,
  fields,
}: {
  name: string;
  text: string;
  /** Whether `text` says why it does not apply. */
  isRefused: boolean;
  action: string;
  fields: Record<string, string>;
}) {
  const t = useTexts();
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {text ? <span className={`block ${isRefused ? "text-danger" : "text-muted"}`}>{text}</span> : null}
      </span>
      <Form method="post" action={action} preventScrollReset>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className="min-h-11 font-medium underline underline-offset-4">
          {t("Remove")}
          <span className="sr-only"> {name}</span>
        </button>
      </Form>
    </li>
  );
}
