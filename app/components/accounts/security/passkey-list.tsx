// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { PasskeyRow } from "~/models/accounts/sign-in/passkey";
import { Button } from "../../ui/form/button";
import { AddPasskey, type KeyPlace } from "./add-passkey";

/**
 * The passkeys of one account, each with a button that removes it, and the form that adds one (rules
 * accounts-30 and staff-17).
 * @param action the page that removes them
 */
export const PasskeyList = ({
  rows,
  action,
  ...place
}: { rows: readonly PasskeyRow[]; action: string } & KeyPlace) => (
  <>
    {rows.length > 0 ? (
      <ul className="mb-6 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Passkey key={row.id} row={row} action={action} />
        ))}
      </ul>
    ) : null}
    <AddPasskey {...place} />
  </>
);

const Passkey = ({ row, action }: { row: PasskeyRow; action: string }) => {
  const t = useTexts();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{row.name}</p>
        <p className="mt-1 text-sm text-muted">
          {row.usedText
            ? t("Added {day}, last used {usedDay}", { day: row.addedText, usedDay: row.usedText })
            : t("Added {day}, never used", { day: row.addedText })}
          {row.note ? `. ${row.note}` : ""}
        </p>
      </div>
      {row.mayRemove ? (
        <Form method="post" action={action}>
          <input type="hidden" name="passkey" value={row.id} />
          <Button
            name="intent"
            value="remove-passkey"
            variant="secondary"
            size="sm"
            aria-label={t("Remove the passkey {name}", { name: row.name })}
          >
            {t("Remove")}
          </Button>
        </Form>
      ) : null}
    </li>
  );
};
