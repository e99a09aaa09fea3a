import { useId, useState } from "react";
import { useField } from "remix-validated-form";
import { Button } from "~/components/ui/form/button";
import { useErrorTitle } from "~/components/ui/form/error-title";
import { useFirstWrongFocus } from "~/components/ui/form/first-wrong-field";
import { FormAlert } from "~/components/ui/form/form-alert";
import { FormFailure } from "~/components/ui/form/form-failure";
import { laterValidator } from "~/components/ui/form/later-validator";
import { PostedForm, useWasSent } from "~/components/ui/form/posted-form";
import { formElementId, signupFailedMessage } from "~/models/platform/form/posted-controls";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

const validator = laterValidator(() =>
  import("./signup-validator").then(({ signupValidator }) => signupValidator),
);

/**
 * An e-mail field and a button. After success a message replaces the form until it is dismissed (rule
 * forms-13).
 */
export function EmailSignup({ props, name }: WidgetProps<Props>) {
  const wasSent = useWasSent(name);
  const [isSent, setSent] = useState(wasSent);
  const titleId = useId();
  return (
    <section
      id={isSent ? formElementId(name) : undefined}
      aria-labelledby={props.title ? titleId : undefined}
      className="page-width grid gap-x-12 gap-y-4 section-room lg:grid-cols-2 lg:items-center"
    >
      <div className="space-y-3">
        {props.title ? (
          <h2 id={titleId} className="text-2xl font-medium md:text-3xl">
            {props.title}
          </h2>
        ) : null}
        {props.description ? <p className="max-w-[46ch] text-muted">{props.description}</p> : null}
      </div>
      <div>
        {/* There from the start, so that what comes into it is heard (rule accessibility-4). */}
        <div aria-live="polite">
          {isSent ? (
            <FormAlert
              tone="success"
              message={props.successMessage}
              takesFocus={!wasSent}
              onDismiss={() => setSent(false)}
            />
          ) : null}
        </div>
        {isSent ? null : (
          <PostedForm name={name} validator={validator} onSent={() => setSent(true)} className="space-y-3">
            {(isBusy) => (
              <>
                <FormFailure failedText={signupFailedMessage} />
                <EmailRow name={name} props={props} isBusy={isBusy} />
              </>
            )}
          </PostedForm>
        )}
      </div>
    </section>
  );
}

function EmailRow({ name, props, isBusy }: { name: string; props: Props; isBusy: boolean }) {
  const { error, defaultValue, getInputProps } = useField("email", {
    validationBehavior: { initial: "onSubmit", whenTouched: "onSubmit", whenSubmitted: "onBlur" },
  });
  const { onBlur, onChange } = getInputProps();
  const focus = useFirstWrongFocus(error);
  useErrorTitle(Boolean(error));
  const id = `${formElementId(name)}-email`;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {props.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          {...focus}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typeof defaultValue === "string" ? defaultValue : ""}
          placeholder={props.placeholder || undefined}
          onBlur={onBlur}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          style={{ minHeight: props.buttonHeightPx }}
          className={`min-w-0 flex-1 rounded-base border bg-surface px-3.5 text-base text-ink placeholder:text-muted ${error ? "border-danger" : "border-ink/25 hover:border-ink/50"}`}
        />
        <Button
          busy={isBusy}
          className="px-2 leading-tight"
          style={{ width: props.buttonWidthPx, height: props.buttonHeightPx }}
        >
          {props.buttonLabel}
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} className="error-note">
          {error}
        </p>
      ) : null}
    </div>
  );
}
