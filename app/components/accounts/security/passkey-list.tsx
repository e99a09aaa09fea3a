// @public

import { Form, useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { PasskeyRow } from "~/models/accounts/sign-in/passkey";
import { accountLoginMethodPath } from "~/paths/account";
import { addPasskeyPath } from "~/paths/passkeys";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/form/button";
import { TextField } from "../../ui/form/field";
import { useHasPasskeys } from "./use-passkeys";

/**
 * A customer's passkeys, each with a button that removes it, and the form that adds one (rule accounts-30).
 */
export function PasskeyList({ rows }: { rows: readonly PasskeyRow[] }) {
  const hasPasskeys = useHasPasskeys();
  return (
    <>
      {rows.length > 0 ? (
        <ul className="mb-6 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <Passkey key={row.id} row={row} />
          ))}
        </ul>
      ) : null}
      {hasPasskeys ? <AddPasskey /> : <p className="text-muted">This browser doesn’t support passkeys.</p>}
    </>
  );
}

function Passkey({ row: { id, name, addedText, usedText, isLast } }: { row: PasskeyRow }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="mt-1 text-sm text-muted">
          Added {addedText}, {usedText ? `last used ${usedText}` : "never used"}
          {isLast ? ". This is your only way to sign in." : ""}
        </p>
      </div>
      {isLast ? null : (
        <Form method="post" action={accountLoginMethodPath()}>
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
      )}
    </li>
  );
}

function AddPasskey() {
  const revalidator = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [name, setName] = useState("");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setMessage("Please give the passkey a name.");
    setIsBusy(true);
    setMessage("");
    const { addPasskey } = await import("./ask-passkey");
    const result = await addPasskey(addPasskeyPath(), name);
    setIsBusy(false);
    if (!result.ok) return setMessage(result.message);
    setName("");
    revalidator.revalidate();
  };
  return (
    <form noValidate onSubmit={add} className="max-w-md space-y-4">
      <TextField
        id="passkey-name"
        name="name"
        label="Name of the new passkey"
        help="For example the device it is on."
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {message ? <Alert tone="danger">{message}</Alert> : null}
      <Button variant="secondary" busy={isBusy}>
        {isBusy ? "Waiting for your device..." : "Add a passkey"}
      </Button>
    </form>
  );
}
