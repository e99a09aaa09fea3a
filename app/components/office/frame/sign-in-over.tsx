import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { adminSignInPath } from "~/paths/staff";
import { ModalDialog } from "../../ui/panel/modal-dialog";
import { type SignedOutDetail, signedOutEvent } from "../form/send-office-form";

const signedIn = "office-signed-in";
const ownAccount = "/admin/me";

type Sent = { formData: FormData; action: string; encType: "multipart/form-data" | undefined };
type Asked = { sent: Sent | null; answer: SignedOutDetail };

/**
 * The sign-in over a form that was sent after its session had ended (rule staff-19): the pages of the sign-in
 * in a frame, with every way and second step they have. Then the same post goes on.
 */
export function SignInOver() {
  const { state, formData, formAction, formEncType } = useNavigation();
  const submit = useSubmit();
  const sent = useRef<Sent | null>(null);
  sent.current =
    state === "submitting" && formData && formAction
      ? {
          formData,
          action: formAction,
          encType: formEncType === "multipart/form-data" ? formEncType : undefined,
        }
      : null;
  const [asked, setAsked] = useState<Asked | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Within that frame, the office says that it is open.
    if (window.parent !== window) window.parent.postMessage(signedIn, window.location.origin);
    const ask = (event: Event) =>
      setAsked({ sent: sent.current, answer: (event as CustomEvent<SignedOutDetail>).detail });
    window.addEventListener(signedOutEvent, ask);
    return () => window.removeEventListener(signedOutEvent, ask);
  }, []);
  useEffect(() => {
    if (!asked) return;
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || data !== signedIn) return;
      if (source !== frame.current?.contentWindow) return;
      setAsked(null);
      if (!asked.sent) return asked.answer(refusal(null, "You’re signed in again. Send it once more."));
      const { formData: again, action, encType } = asked.sent;
      submit(again, { method: "post", action, encType });
      asked.answer(null);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [asked, submit]);
  if (!asked) return null;
  const close = () => {
    setAsked(null);
    asked.answer(refusal(asked.sent, "You’re signed out. What you typed is still here."));
  };
  return (
    <ModalDialog label="Sign in to go on" onClose={close}>
      <p className="office-sign-in">
        You were signed out before this was sent. Sign in, and it goes on; nothing you typed is lost.
      </p>
      <iframe ref={frame} title="Sign in" src={adminSignInPath(ownAccount)} className="office-sign-in" />
    </ModalDialog>
  );
}

/** A refusal that names the form, with all that was typed into it. */
const refusal = (sent: Sent | null, text: string) => ({
  formId: sent?.formData.get("do") ?? undefined,
  fieldErrors: { form: text },
  typed: sent ? [...sent.formData].filter((pair) => typeof pair[1] === "string") : undefined,
});
