// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { productPath } from "~/paths";
import { EntryPage } from "../accounts/sign-in/entry-page";
import { Alert } from "../ui/alert";
import { Button, ButtonLink } from "../ui/form/button";

type StockNoticePageProps = {
  notice: {
    isConfirmed: boolean;
    isMailed: boolean;
    product: { name: string; slug: string; variationSku: string | null };
  };
  /** Where the buttons post to. */
  action: string;
};

/** A notice to be confirmed or stopped (rules stock-notices-2 and stock-notices-3). */
export function StockNoticePage({
  notice: { isConfirmed, isMailed, product },
  action,
}: StockNoticePageProps) {
  const t = useTexts();
  if (isMailed)
    return (
      <EntryPage
        title={t("Back in stock")}
        lead={t("We emailed you when {name} was back.", { name: product.name })}
      >
        <ButtonLink to={productPath(product.slug, product.variationSku ?? undefined)} className="w-full">
          {t("See it")}
        </ButtonLink>
      </EntryPage>
    );
  return (
    <EntryPage
      title={t("Back in stock")}
      lead={t("One email when {name} is back in stock.", { name: product.name })}
    >
      <Form method="post" action={action} className="space-y-4">
        {isConfirmed ? (
          <Alert tone="success">{t("We’ll email you as soon as it’s back.")}</Alert>
        ) : (
          <Button name="intent" value="confirm" className="w-full">
            {t("Confirm")}
          </Button>
        )}
        <Button name="intent" value="stop" variant="secondary" className="w-full">
          {t("Don’t email me")}
        </Button>
      </Form>
    </EntryPage>
  );
}
