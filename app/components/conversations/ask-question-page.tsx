// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import { loginPath, productPath } from "~/paths";
import { askQuestionPath, productConversationPath } from "~/paths/messages";
import { EntryLink } from "../accounts/sign-in/entry-link";
import { EntryPage } from "../accounts/sign-in/entry-page";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/form/button";
import { MessageComposer } from "./messages/message-composer";

type AskQuestionPageProps = {
  product: { id: number; name: string; slug: string; variationSku: string | null };
  rules: MessageRules;
  code: string;
  isSent: boolean;
};

/** A guest asks about a product by e-mail, or what follows (rule conversations-11). */
export function AskQuestionPage({ product, rules, code, isSent }: AskQuestionPageProps) {
  const t = useTexts();
  return (
    <EntryPage
      title={t("Ask about this product")}
      lead={t("{name}. We answer by email.", { name: product.name })}
      foot={
        <>
          {t("Have an account?")}{" "}
          <EntryLink to={loginPath(productConversationPath(product.id))}>{t("Sign in to ask")}</EntryLink>
        </>
      }
    >
      {isSent ? (
        <div className="space-y-6">
          <Alert tone="success">{t("Thank you for your question. You’ll get our answer by email.")}</Alert>
          <ButtonLink
            to={productPath(product.slug, product.variationSku ?? undefined)}
            variant="secondary"
            className="w-full"
          >
            {t("Back to the product")}
          </ButtonLink>
        </div>
      ) : (
        <MessageComposer rules={rules} code={code} action={askQuestionPath(product.id)} />
      )}
    </EntryPage>
  );
}
