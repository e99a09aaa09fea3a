// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { cartPath } from "~/paths";
import { Alert } from "../../ui/alert";
import { Button, ButtonLink } from "../../ui/form/button";
import { KeptLine } from "../lines/kept-line";

type LinkedGoodsPageProps = {
  items: readonly KeptItemView[];
  /** SKUs of the link that the shop does not sell. */
  missing: readonly string[];
};

/** Asks whether the goods of a link are to join the cart: programs open links, too (rule agents-22). */
export function LinkedGoodsPage({ items, missing }: LinkedGoodsPageProps) {
  const t = useTexts();
  return (
    <div className="page-width space-y-8 py-8 *:max-w-[50rem] lg:py-14">
      <h1 className="text-3xl font-medium md:text-4xl">{t("Add to cart")}</h1>
      {missing.length > 0 ? (
        <Alert tone="warning">
          {missing.map((sku) => (
            <p key={sku} className="wrap-anywhere">
              {sku}: {t("We couldn’t find this product.")}
            </p>
          ))}
        </Alert>
      ) : null}
      {items.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <KeptLine key={item.id} item={item}>
              <p className="text-sm text-muted">
                {t("{count, plural, one {# item} other {# items}}", { count: item.qty })}
              </p>
            </KeptLine>
          ))}
        </ul>
      ) : null}
      <Form method="post" className="flex flex-wrap gap-3">
        {items.some(({ isAddable }) => isAddable) ? <Button>{t("Add all to cart")}</Button> : null}
        <ButtonLink to={cartPath()} variant="secondary">
          {t("View cart")}
        </ButtonLink>
      </Form>
    </div>
  );
}
