// @public

import { useFetcher, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useField, useIsSubmitting, ValidatedForm } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { answerAsData, controlNames, formElementId } from "~/models/platform/form/posted-controls";
import { formPath, sentParameter } from "~/paths";
import { localAddress } from "../link/use-address";
import { useIsHydrated } from "../page/use-is-hydrated";
import type { LaterValidator } from "./later-validator";
import { CaptchaSuperseded, useCaptcha } from "./use-captcha";

/** Whether less than a time, in ms, has passed since the function was last called, and that function. */
function useHold(forMs: number): [boolean, () => void] {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => setHeld(false), forMs);
  };
  return [isHeld, hold];
}

/** How long a form is checked: before it is sent, or takes another press, ms (rule forms-17). */
const checkMs = 500;

type Answer = { sent?: boolean; fieldErrors?: Record<string, string> };

/** Whether the page was reached by sending this form without a script. */
export function useWasSent(name: string): boolean {
  return new URLSearchParams(useLocation().search).get(sentParameter) === name;
}

/**
 * A form that is sent to its own address: in place with a script, and to a page and back without one. On its
 * own page it is an ordinary form. The token of the captcha is fetched when everything else is right.
 * @param name attribute name of the form's content
 * @param validator the same rules the server applies; fetched when the form is first touched
 * @param onSent called when a script sent it; the form is then empty again
 * @param children get whether the form is being checked or is on its way
 */
export function PostedForm<Data extends Record<string, unknown>>({
  name,
  validator,
  hasFiles = false,
  onSent,
  className,
  children,
}: {
  name: string;
  validator: LaterValidator<Data>;
  hasFiles?: boolean;
  onSent: () => void;
  className?: string;
  children: (isBusy: boolean) => ReactNode;
}) {
  const t = useTexts();
  const fetcher = useFetcher<Answer>();
  const submit = useSubmit();
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const [captchaFailed, setCaptchaFailed] = useState(false);
  const action = formPath(name);
  const isOwnPage = pathname === action;
  const encType = hasFiles ? ("multipart/form-data" as const) : undefined;

  const answer = fetcher.data;
  const tellSent = useRef(onSent);
  tellSent.current = onSent;
  useEffect(() => {
    if (!answer?.sent) return;
    form.current?.reset();
    tellSent.current();
  }, [answer]);

  async function send() {
    if (!form.current) return;
    setCaptchaFailed(false);
    try {
      const body = new FormData(form.current);
      body.set(controlNames.token, await captcha.getToken());
      const options = { method: "post", action, ...(encType ? { encType } : {}) } as const;
      if (isOwnPage) return submit(body, options);
      body.set(controlNames.answer, answerAsData);
      fetcher.submit(body, options);
    } catch (error) {
      if (!(error instanceof CaptchaSuperseded)) setCaptchaFailed(true);
    }
  }

  const [isChecked, check] = useHold(checkMs);
  const isBusy =
    useIsSubmitting(formElementId(name)) ||
    fetcher.state !== "idle" ||
    (navigation.state !== "idle" && navigation.formAction === localAddress(action)) ||
    isChecked;
  return (
    <ValidatedForm
      id={formElementId(name)}
      formRef={form}
      validator={validator}
      {...(isOwnPage ? {} : { fetcher })}
      method="post"
      action={action}
      {...(encType ? { encType } : {})}
      noValidate={isHydrated}
      onFocus={() => {
        captcha.prepare();
        validator.prepare();
      }}
      onSubmitCapture={check}
      onSubmit={async (_data, event) => {
        event.preventDefault();
        await new Promise((resolve) => setTimeout(resolve, checkMs));
        await send();
      }}
      className={className}
    >
      <ReturnTo path={isOwnPage ? null : `${pathname}${search}`} />
      {captcha.isOn ? (
        <>
          <div ref={captcha.container} />
          <noscript>
            <p className="mb-3 text-sm">{t("This form needs JavaScript to check that you’re a person.")}</p>
          </noscript>
        </>
      ) : null}
      {captchaFailed ? (
        <p role="alert" className="error-note">
          {t("We couldn’t confirm that you’re a person. Please try again.")}
        </p>
      ) : null}
      {children(isBusy)}
    </ValidatedForm>
  );
}

/** Where to go back to; on the form's own page what the first post said. */
function ReturnTo({ path }: { path: string | null }) {
  const { defaultValue } = useField(controlNames.returnTo);
  const known = typeof defaultValue === "string" ? defaultValue : "";
  return <input type="hidden" name={controlNames.returnTo} value={path ?? known} />;
}
