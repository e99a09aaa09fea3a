import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { BookAddress } from "~/models/accounts/address/address-book";
import { addressLines } from "~/models/accounts/address/address-lines";
import { Button } from "../../ui/form/button";
import { useCheckoutPlace } from "../checkout-place";

/** The customer's addresses, each with a button that delivers there; below them another one can be typed. */
export function SavedAddresses({ book }: { book: readonly BookAddress[] }) {
  const t = useTexts();
  const { postPath } = useCheckoutPlace();
  if (book.length === 0) return null;
  return (
    <div className="mb-8">
      <ul className="grid gap-3 sm:grid-cols-2">
        {book.map(({ id, address }) => (
          <li key={id} className="flex flex-col justify-between gap-4 rounded-base border border-line p-4">
            <address className="text-sm not-italic wrap-anywhere">
              {addressLines(address).map((line) => (
                <span key={line} className="block">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
            <Form method="post" action={postPath("shipping-address")}>
              <input type="hidden" name="intent" value="shipping-address" />
              {Object.entries(address).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("Ship to {address_line1}", { address_line1: address.address_line1 })}
              >
                {t("Ship here")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 text-lg font-medium">{t("Another address")}</h3>
    </div>
  );
}
