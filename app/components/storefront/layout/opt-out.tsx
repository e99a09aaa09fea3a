import { Form, useLocation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { consentPath } from "~/paths";
import { useRootData } from "../../ui/page/root-data";

/**
 * Lets visitors forbid that their data are sold or shared, where the law gives them that (rule tracking-4),
 * and says so once they, or their browsers, did. Nothing for others.
 */
export function OptOut() {
  const t = useTexts();
  const { optOut } = useRootData();
  const { pathname, search } = useLocation();
  if (optOut === undefined) return null;
  if (optOut === "done")
    return <p className="text-sm">{t("Your personal information is not sold or shared.")}</p>;
  return (
    <Form method="post" action={consentPath()}>
      <input type="hidden" name="return_to" value={pathname + search} />
      <button
        type="submit"
        name="answer"
        value="declined"
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {t("Do not sell or share my personal information")}
      </button>
    </Form>
  );
}
