// @public

import { createContext, useContext } from "react";
import { useErrorTitle } from "./error-title";

const ErrorsListed = createContext(false);

/** Around the fields of a form whose errors a list says: each of them says its own no second time. */
export const ErrorsListedProvider = ErrorsListed.Provider;

/**
 * The error of a field, which `aria-describedby` names by the field's id. It is also heard when the field has
 * the focus already, as after Enter in it, unless a list of all errors is heard (rule accessibility-5).
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const isListed = useContext(ErrorsListed);
  useErrorTitle(Boolean(error));
  const note = error ? (
    <p id={`${id}-error`} className="error-note">
      {error}
    </p>
  ) : null;
  return (
    <>
      <div aria-live="polite" className="empty:-mt-1.5">
        {isListed ? null : note}
      </div>
      {isListed ? note : null}
    </>
  );
}
