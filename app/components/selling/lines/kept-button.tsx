// @public

import { Form } from "@remix-run/react";
import { Button, type ButtonVariant } from "../../ui/form/button";

type KeptButtonProps = {
  action: string;
  /** The fields of the form. */
  fields: Readonly<Record<string, string | number>>;
  label: string;
  /** Of the item, for its accessible name. */
  name?: string;
  variant?: ButtonVariant;
};

/** A form of one button, posted with or without a script. */
export const KeptButton = ({ action, fields, label, name, variant = "quiet" }: KeptButtonProps) => (
  <Form method="post" action={action} preventScrollReset>
    {Object.entries(fields).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
    <Button variant={variant} size="sm">
      {label}
      {name ? <span className="sr-only"> {name}</span> : null}
    </Button>
  </Form>
);
