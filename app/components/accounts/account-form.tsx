// @public

import { createContext, useContext } from "react";
import { type FormProps, ValidatedForm } from "remix-validated-form";
import { ValidatedFormFailure } from "./pages/form-failure";
import { ValidatedSubmitButton } from "./pages/submit-button";

/** Names the account form around its fields. */
export const FormId = createContext("");

/** Id of the account form around a field. */
export const useFormId = () => useContext(FormId);

type AccountFormProps<Data extends Record<string, unknown>> = Pick<
  FormProps<Data, undefined>,
  "validator" | "defaultValues" | "fetcher" | "children" | "encType"
> & {
  id: string;
  action: string;
  /** Label of the button, and while the form is being sent. */
  label: string;
  busyLabel: string;
  /** Limits the width, for a form that is not in a narrow column. */
  isOnPage?: boolean;
};

/** A form for signing in or of an account page: general errors, fields, and a button that shows progress. */
export function AccountForm<Data extends Record<string, unknown>>({
  label,
  busyLabel,
  isOnPage = false,
  children,
  ...form
}: AccountFormProps<Data>) {
  return (
    <FormId.Provider value={form.id}>
      <ValidatedForm
        {...form}
        method="post"
        noValidate
        className={isOnPage ? "max-w-lg space-y-5" : "space-y-5"}
      >
        <ValidatedFormFailure />
        {children}
        <ValidatedSubmitButton label={label} busyLabel={busyLabel} />
      </ValidatedForm>
    </FormId.Provider>
  );
}
