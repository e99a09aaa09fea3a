import { Form, useActionData, useLocation, useNavigation } from "@remix-run/react";
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from "react";
import { adminConfirmPath } from "~/paths/staff";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";

/** What a form was refused with: messages by field, and what was typed. */
type Refusal = { formId?: string; fieldErrors?: Record<string, string>; repopulateFields?: unknown };

type FormState = { id: string; deed: string; refusal: Refusal | null };

const FormContext = createContext<FormState>({ id: "", deed: "", refusal: null });

/**
 * A form of the office (rule office-4). It posts to its own page with and without a script; `deed` names it
 * in the post, and a refusal comes back to it with what was typed. Where a page has the deed several times,
 * `of` says what each is about, and the refusal names it: `describe /media/...`.
 */
export function OfficeForm({
  deed,
  of,
  id,
  hasFiles = false,
  keepsPlace = false,
  className = "office-fields",
  action,
  onSubmit,
  children,
}: {
  deed: string;
  of?: string;
  id?: string;
  hasFiles?: boolean;
  /** Whether what it changes is shown around it: place on the page and focus stay. */
  keepsPlace?: boolean;
  className?: string;
  /** Another page that takes the post, and shows what is refused; absent for the form's own. */
  action?: string | undefined;
  /** Sends the form in place of the browser. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children: ReactNode;
}) {
  const answer = useActionData<Refusal>();
  const formId = of === undefined ? deed : `${deed} ${of}`;
  const refusal = answer?.formId === formId ? answer : null;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.focus();
  }, [refusal]);
  const message = refusal?.fieldErrors?.form;
  return (
    <FormContext.Provider value={{ id: formId, deed, refusal }}>
      <Form
        method="post"
        action={action}
        id={id}
        encType={hasFiles ? "multipart/form-data" : undefined}
        className={className}
        noValidate={isHydrated}
        preventScrollReset={keepsPlace}
        ref={form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="do" value={deed} />
        {message ? (
          <p role="alert" tabIndex={-1} className="office-note" data-tone="bad">
            {message} {refusal?.fieldErrors?.confirm ? <ConfirmLink /> : null}
          </p>
        ) : null}
        {children}
      </Form>
    </FormContext.Provider>
  );
}

/** The way to prove who one is, beside the page, so that what was typed stays (rule staff-14). */
function ConfirmLink() {
  const { pathname } = useLocation();
  return (
    <a href={adminConfirmPath(pathname)} target="_blank" rel="noopener noreferrer">
      Confirm it in another tab
    </a>
  );
}

/** Whether the form was refused, so that what folds it away opens. */
export const useIsRefused = (deed: string): boolean => useActionData<Refusal>()?.formId === deed;

/** A field's message and what was typed into it; null where nothing was refused. */
export function useFieldAnswer(name: string): {
  id: string;
  error: string | undefined;
  typed: string | null;
} {
  const { id, refusal } = useContext(FormContext);
  const typed = refusal ? textAt(refusal.repopulateFields, name) : null;
  return { id: `${id}-${name}`.replace(/\W+/g, "-"), error: refusal?.fieldErrors?.[name], typed };
}

/** The paths of fields that have messages. */
export const useErrorPaths = (): string[] => Object.keys(useContext(FormContext).refusal?.fieldErrors ?? {});

/** The text at a path such as `lines[0].qty`. */
function textAt(values: unknown, path: string): string | null {
  let at: unknown = values;
  for (const step of path.match(/[^.[\]]+/g) ?? [])
    at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[step] : undefined;
  return typeof at === "string" ? at : null;
}

/** Sends the form. While it is on its way a second press does nothing. */
export function SubmitButton({ children, kind = "main" }: { children: ReactNode; kind?: "main" | "danger" }) {
  const { deed } = useContext(FormContext);
  const { formData } = useNavigation();
  const isBusy = formData?.get("do") === deed;
  return (
    <button
      type="submit"
      className="office-button"
      data-kind={kind}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
    >
      {children}
    </button>
  );
}
