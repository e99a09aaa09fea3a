// @public

import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { message } from "~/models/platform/texts/message";
import { askQuestionPath, productConversationPath } from "~/paths/messages";
import { lazyPart } from "../ui/framework/lazy-part";
import { PressLink } from "../ui/link/press-link";
import { useRootData } from "../ui/page/root-data";

// Only for those who ask.
const MessagePanel = lazyPart(() => import("./messages/message-panel"));

const linkClass = "mt-5 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4";
const label = message("Ask about this product");

/**
 * Leads to the conversation about a product; with a script it opens in a panel over the page. A guest asks on
 * a page, by e-mail alone (rule conversations-11).
 */
export function AskLink({ productId }: { productId: number }) {
  const t = useTexts();
  const { isSignedIn } = useRootData().visitor;
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn)
    return (
      <Link to={askQuestionPath(productId)} className={linkClass}>
        {t(label)}
      </Link>
    );
  return (
    <>
      <PressLink
        href={productConversationPath(productId)}
        onPress={() => setOpen(true)}
        className={linkClass}
      >
        {t(label)}
      </PressLink>
      {isOpen ? <MessagePanel productId={productId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
