// @public

import { Form } from "@remix-run/react";
import { type ExpressOffer, expressField, expressLabels } from "~/models/shops/pages/express-offer";
import { expressPath } from "~/paths";
import { WalletButton } from "./steps/wallet-button";

/** Colours of the button's face and its text. */
const faces: Record<ExpressOffer["color"], string> = {
  gold: "bg-[#ffc439] text-[#111] border-[#ffc439]",
  blue: "bg-[#003087] text-white border-[#003087]",
  silver: "bg-[#eee] text-[#111] border-[#ccc]",
  white: "bg-white text-[#111] border-[#555]",
  black: "bg-[#2c2e2f] text-white border-[#2c2e2f]",
};

/** The express button of cart and checkout, which leads to the provider's page and back to the checkout. */
export function ExpressForm({ offer, from }: { offer: ExpressOffer; from: "cart" | "checkout" }) {
  return (
    <WalletButton offer={offer}>
      <Form method="post" action={expressPath(offer.sellerGuid === null ? {} : { seller: offer.sellerGuid })}>
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
  return (
    <WalletButton offer={offer} check={check}>
      <Face offer={offer} name={expressField} value={offer.provider} formAction={action} />
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
  return (
    <button
      {...button}
      type="submit"
      className={`inline-flex min-h-12 w-full cursor-pointer items-center justify-center rounded-base border px-5 font-semibold transition-[filter] hover:brightness-95 ${faces[offer.color]}`}
    >
      {expressLabels[offer.label]}
    </button>
  );
}
