// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { noticeSentText } from "~/models/conversations/stock-notice/notice-sent";
import { stockNoticeFormId, stockNoticeSchema } from "~/models/conversations/stock-notice-form";
import { productPath } from "~/paths";
import { backInStockPath } from "~/paths/stock-notices";
import { EmailField } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";
import { EntryPage } from "../accounts/sign-in/entry-page";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/form/button";

type AskNoticePageProps = {
  product: { id: number; name: string; slug: string; variationSku: string | null };
  isGuest: boolean;
  /**
   * What was sent: a link to confirm, or `account` for a customer whose e-mail is known; null for nothing
   * yet.
   */
  sent: string | null;
};

/** The form for a mail when a product is back, or what follows (rule stock-notices-2). */
export function AskNoticePage({ product, isGuest, sent }: AskNoticePageProps) {
  const t = useTexts();
  const validator = useMemo(() => withZod(stockNoticeSchema(isGuest)), [isGuest]);
  return (
    <EntryPage
      title={t("Back in stock")}
      lead={t("Get one email when {name} is back in stock.", { name: product.name })}
    >
      {sent === null ? (
        <AccountForm
          id={stockNoticeFormId}
          validator={validator}
          action={backInStockPath(product.id)}
          label={t("Notify me")}
          busyLabel={t("Sending...")}
        >
          {isGuest ? <EmailField /> : null}
        </AccountForm>
      ) : (
        <div className="space-y-6">
          <Alert tone="success">{noticeSentText(sent)}</Alert>
          <ButtonLink
            to={productPath(product.slug, product.variationSku ?? undefined)}
            variant="secondary"
            className="w-full"
          >
            {t("Back to the product")}
          </ButtonLink>
        </div>
      )}
    </EntryPage>
  );
}
