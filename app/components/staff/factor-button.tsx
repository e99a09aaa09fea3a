// @public

import { Form } from "@remix-run/react";
import { adminAccountPath } from "~/paths/staff";
import { Button, type ButtonVariant } from "../ui/form/button";

/** A button of the page of second factors. */
export const FactorButton = ({
  intent,
  label,
  variant = "secondary",
}: {
  intent: string;
  label: string;
  variant?: ButtonVariant;
}) => (
  <Form method="post" action={adminAccountPath()}>
    <Button name="intent" value={intent} variant={variant}>
      {label}
    </Button>
  </Form>
);
