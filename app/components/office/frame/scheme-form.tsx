import { Form, useLocation } from "@remix-run/react";
import { type Scheme, schemeLabels, schemes } from "~/models/office/frame/scheme";

/** Chooses how the office looks (rule office-16). */
export function SchemeForm({ scheme }: { scheme: Scheme }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/admin/me" preventScrollReset className="office-scheme">
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <fieldset>
        <legend>Look</legend>
        {schemes.map((one) => (
          <button
            key={one}
            type="submit"
            name="scheme"
            value={one}
            aria-pressed={one === scheme}
            className="office-button"
          >
            {schemeLabels[one]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
