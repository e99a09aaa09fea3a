// @public

import { Form } from "@remix-run/react";
import type { AddressButton, BookAddress } from "~/models/accounts/address/address-book";
import { addressLines } from "~/models/accounts/address/address-lines";
import { accountAddressBookPath } from "~/paths/account";
import { Button, ButtonLink } from "../../ui/form/button";

/** The addresses of a customer with what can be done with each. */
export const AddressList = ({ book }: { book: readonly BookAddress[] }) => (
  <ul className="grid gap-5 md:grid-cols-2">
    {book.map((entry) => (
      <li key={entry.id} className="flex flex-col justify-between gap-5 rounded-base border border-line p-5">
        <div>
          <Defaults entry={entry} />
          <address className="not-italic wrap-anywhere">
            {addressLines(entry.address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <span className="block">{entry.address.phone}</span>
          </address>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={accountAddressBookPath(entry.id)}
            variant="secondary"
            size="sm"
            aria-label={`Change ${entry.address.address_line1}`}
          >
            Change
          </ButtonLink>
          {entry.isDefaultShipping ? null : (
            <BookButton entry={entry} intent="default-shipping" label="Ship here by default" />
          )}
          {entry.isDefaultBilling ? null : (
            <BookButton entry={entry} intent="default-billing" label="Bill here by default" />
          )}
          <BookButton entry={entry} intent="remove" label="Remove" />
        </div>
      </li>
    ))}
  </ul>
);

function Defaults({ entry: { isDefaultShipping, isDefaultBilling } }: { entry: BookAddress }) {
  const purposes = [...(isDefaultShipping ? ["delivery"] : []), ...(isDefaultBilling ? ["billing"] : [])];
  if (purposes.length === 0) return null;
  return <p className="mb-2 text-sm font-medium text-success">Default for {purposes.join(" and ")}</p>;
}

function BookButton({
  entry,
  intent,
  label,
}: {
  entry: BookAddress;
  intent: AddressButton["intent"];
  label: string;
}) {
  return (
    <Form method="post" action={accountAddressBookPath()}>
      <input type="hidden" name="address_id" value={entry.id} />
      <Button
        name="intent"
        value={intent}
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${entry.address.address_line1}`}
      >
        {label}
      </Button>
    </Form>
  );
}
