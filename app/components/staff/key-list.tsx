// @public

import { Form } from "@remix-run/react";
import type { KeyRow } from "~/models/staff/factors/key-row";
import { adminAccountPath } from "~/paths/staff";
import { Button } from "../ui/form/button";
import { AddKey } from "./keys/add-key";

/** The passkeys of who is signed in, each with a button that removes it, and the form that adds one. */
export const KeyList = ({ rows }: { rows: readonly KeyRow[] }) => (
  <>
    {rows.length > 0 ? (
      <ul className="mb-6 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Key key={row.id} row={row} />
        ))}
      </ul>
    ) : null}
    <AddKey />
  </>
);

const Key = ({ row: { id, name, domain, addedText, usedText } }: { row: KeyRow }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="mt-1 text-sm text-muted">
        Added {addedText}, {usedText ? `last used ${usedText}` : "never used"}
        {domain ? `. Works only at ${domain}.` : ""}
      </p>
    </div>
    <Form method="post" action={adminAccountPath()}>
      <input type="hidden" name="passkey" value={id} />
      <Button
        name="intent"
        value="remove-passkey"
        variant="secondary"
        size="sm"
        aria-label={`Remove the passkey ${name}`}
      >
        Remove
      </Button>
    </Form>
  </li>
);
