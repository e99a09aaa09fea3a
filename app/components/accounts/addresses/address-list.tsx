// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { AddressButton, BookAddress } from "~/models/accounts/address/address-book";
import { addressLines } from "~/models/accounts/address/address-lines";
import { accountAddressBookPath } from "~/paths/account";
import { Button, ButtonLink } from "../../ui/form/button";

/** The addresses of a customer with what can be done with each. */
export const AddressList = ({ book }: { book: readonly BookAddress[] }) => {
  const t = useTexts();
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {book.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-col justify-between gap-5 rounded-base border border-line p-5"
        >
          <div>
            <Defaults entry={entry} />
            <address className="not-italic wrap-anywhere">
              {addressLines(entry.address).map((line) => (
                <span key={line} className="block">
                  <bdi>{line}</bdi>
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
              aria-label={t("Change {address_line1}", { address_line1: entry.address.address_line1 })}
            >
              {t("Change")}
            </ButtonLink>
            {entry.isDefaultShipping ? null : (
              <BookButton entry={entry} intent="default-shipping" label={t("Ship here by default")} />
            )}
            {entry.isDefaultBilling ? null : (
              <BookButton entry={entry} intent="default-billing" label={t("Bill here by default")} />
            )}
            <BookButton entry={entry} intent="remove" label={t("Remove")} />
          </div>
        </li>
      ))}
    </ul>
  );
};

function Defaults({ entry: { isDefaultShipping, isDefaultBilling } }: { entry: BookAddress }) {
  const t = useTexts();
  if (!isDefaultShipping && !isDefaultBilling) return null;
  const text = isDefaultShipping
    ? isDefaultBilling
      ? t("Default for delivery and billing")
      : t("Default for delivery")
    : t("Default for billing");
  return <p className="mb-2 text-sm font-medium text-success">{text}</p>;
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
