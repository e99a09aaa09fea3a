// @public

import type { RefObject } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { homePath } from "~/paths";
import { ButtonLink } from "../../ui/form/button";
import { Icon } from "../../ui/icon";

/** The cart page without goods. */
export function EmptyCart({ heading }: { heading: RefObject<HTMLHeadingElement> }) {
  const t = useTexts();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-5 py-24 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-sunken text-muted">
        <Icon name="cart" sizePx={34} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl font-medium">
        {t("Your cart is empty")}
      </h1>
      <p className="mt-3 text-muted">{t("Items stay in your cart for 30 days.")}</p>
      <ButtonLink to={homePath()} className="mt-8">
        {t("Continue shopping")}
      </ButtonLink>
    </div>
  );
}
