// @public

import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import {
  type SubscriptionStep,
  subscriptionStatusLabels,
} from "~/models/orders/subscription/subscription-status";
import type { SubscriptionView } from "~/models/orders/subscription/subscription-view";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { accountSubscriptionAddressPath, accountSubscriptionsPath } from "~/paths/account";
import { Alert } from "../ui/alert";
import { Button, ButtonLink } from "../ui/form/button";
import { OrderList } from "./order-list";

const buttonLabels: Partial<Record<SubscriptionStep, string>> = {
  resume: message("Resume"),
  skip: message("Skip next delivery"),
  pause: message("Pause"),
};

/** A subscription with what can be done about it; every change is a plain form. */
export function SubscriptionCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useTexts();
  const { id, name, qty, intervalText, variationText, status, steps, nextOnText, failure } = subscription;
  return (
    <article aria-labelledby={`subscription-${id}`} className="rounded-base border border-line p-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id={`subscription-${id}`} className="text-xl font-medium wrap-anywhere">
            {name}
          </h2>
          <p className="mt-1 text-muted">
            {[variationText, `${qty} ${intervalText}`].filter(Boolean).join(" · ")}
          </p>
        </div>
        <span className="rounded-pill bg-sunken px-3 py-1 text-sm font-medium">
          {phrase(subscriptionStatusLabels[status])}
        </span>
      </header>
      {failure ? (
        <div className="mt-5">
          <Alert tone="warning">
            {t("Your last delivery couldn’t be ordered: {failure}", { failure })}
            {subscription.retryOnText
              ? ` ${t("We try again on {retryOnText}.", { retryOnText: subscription.retryOnText })}`
              : ""}
          </Alert>
        </div>
      ) : null}
      <dl className="mt-5 grid gap-5 sm:grid-cols-3">
        {nextOnText ? <Fact label={t("Next delivery")}>{nextOnText}</Fact> : null}
        {subscription.addressLines.length > 0 ? (
          <Fact label={t("Sent to")}>
            {subscription.addressLines.map((line) => (
              <span key={line} className="block wrap-anywhere">
                {line}
              </span>
            ))}
          </Fact>
        ) : null}
        <Fact label={t("Payment")}>{subscription.paymentTitle}</Fact>
      </dl>
      {steps.includes("change") ? <Changes subscription={subscription} /> : null}
      <details className="mt-6 border-t border-line pt-4">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
          {t("Orders")}
        </summary>
        <OrderList orders={subscription.orders} />
      </details>
    </article>
  );
}

function Changes({ subscription }: { subscription: SubscriptionView }) {
  const t = useTexts();
  const { id, steps, plans, addressLines, name } = subscription;
  return (
    <div className="mt-6 space-y-5">
      {plans.length > 1 ? (
        <Form method="post" action={accountSubscriptionsPath()} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="intent" value="interval" />
          <label className="grid gap-1.5 text-sm font-medium">
            {t("How often")}
            <select
              name="plan"
              defaultValue={plans.find(({ isCurrent }) => isCurrent)?.code}
              className="h-12 rounded-base border border-line bg-surface px-3 font-normal"
            >
              {plans.map(({ code, text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <Button variant="secondary">{t("Change interval")}</Button>
        </Form>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {(["resume", "skip", "pause"] as const)
          .filter((step) => steps.includes(step))
          .map((step) => (
            <StepForm key={step} id={id} step={step} label={`${t(buttonLabels[step] ?? "")}: ${name}`}>
              {t(buttonLabels[step] ?? "")}
            </StepForm>
          ))}
        {addressLines.length > 0 ? (
          <ButtonLink to={accountSubscriptionAddressPath(id)} variant="secondary" size="sm">
            {t("Change address")}
          </ButtonLink>
        ) : null}
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted">
          {t("Cancel subscription")}
        </summary>
        <p className="mb-3 text-sm text-muted">
          {t("Nothing more will be sent or charged. Orders you’ve already placed aren’t affected.")}
        </p>
        <StepForm id={id} step="cancel" label={t("Cancel now: {name}", { name })}>
          {t("Cancel now")}
        </StepForm>
      </details>
    </div>
  );
}

/** A button that takes a step. */
const StepForm = ({
  id,
  step,
  label,
  children,
}: {
  id: string;
  step: SubscriptionStep;
  label: string;
  children: ReactNode;
}) => (
  <Form method="post" action={accountSubscriptionsPath()}>
    <input type="hidden" name="id" value={id} />
    <Button
      name="intent"
      value={step}
      aria-label={label}
      variant={step === "cancel" ? "danger" : "secondary"}
      size="sm"
    >
      {children}
    </Button>
  </Form>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-medium">{label}</dt>
    <dd className="mt-1 text-[0.95rem] text-muted">{children}</dd>
  </div>
);
