// @public

import { Form } from "@remix-run/react";
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
  if (isMailed)
    return (
      <EntryPage title="Back in stock" lead={`We emailed you when ${product.name} was back.`}>
        <ButtonLink to={productPath(product.slug, product.variationSku ?? undefined)} className="w-full">
          See it
        </ButtonLink>
      </EntryPage>
    );
  return (
    <EntryPage title="Back in stock" lead={`One email when ${product.name} is back in stock.`}>
      <Form method="post" action={action} className="space-y-4">
        {isConfirmed ? (
          <Alert tone="success">We’ll email you as soon as it’s back.</Alert>
        ) : (
          <Button name="intent" value="confirm" className="w-full">
            Confirm
          </Button>
        )}
        <Button name="intent" value="stop" variant="secondary" className="w-full">
          Don’t email me
        </Button>
      </Form>
    </EntryPage>
  );
}
