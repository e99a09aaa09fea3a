// @public

import { Form } from "@remix-run/react";
import { useAddress } from "~/components/ui/link/use-address";
import { type ExpressOffer, expressField } from "~/models/shops/pages/express-offer";
import { expressPath } from "~/paths";
import { WalletButton } from "./wallets/wallet-button";

/** The express button of cart and checkout, which leads to the wallet's page and back to the checkout. */
export function ExpressForm({ offer, from }: { offer: ExpressOffer; from: "cart" | "checkout" }) {
  return (
    <WalletButton offer={offer}>
      <Form
        method="post"
        action={expressPath(offer.wallet, offer.sellerGuid === null ? {} : { seller: offer.sellerGuid })}
      >
        <input type="hidden" name="from" value={from} />
        <Face offer={offer} />
      </Form>
    </WalletButton>
  );
}

type ExpressAddProps = {
  offer: ExpressOffer;
  /** The product's page, which shows what is wrong with the choices. */
  action: string;
  /** Checks the choices and shows what is wrong with them; whether they may be added. */
  check: () => boolean;
};

/**
 * The express button inside a product's form, which adds the product first.
 */
export function ExpressAdd({ offer, action, check }: ExpressAddProps) {
  const address = useAddress();
  return (
    <WalletButton offer={offer} check={check}>
      <Face offer={offer} name={expressField} value={offer.wallet} formAction={address(action)} />
    </WalletButton>
  );
}

function Face({
  offer,
  ...button
}: {
  offer: ExpressOffer;
  name?: string;
  value?: string;
  formAction?: string;
}) {
  const { background, text, border } = offer.face;
  return (
    <button
      {...button}
      type="submit"
      className="inline-flex min-h-12 w-full cursor-pointer items-center justify-center rounded-base border px-5 font-semibold transition-[filter] hover:brightness-95"
      style={{ backgroundColor: background, color: text, borderColor: border }}
    >
      {offer.label}
    </button>
  );
}
