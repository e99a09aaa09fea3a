import { useAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import { productPath } from "~/paths";
import { buttonClass } from "../../../ui/form/button";

/** Without a script: shows the page of what the fields of the product's form say (rule variations-9). */
export const ChooseButton = ({ formId, slug }: { formId: string; slug: string }) => {
  const t = useTexts();
  const address = useAddress();
  return (
    <noscript>
      <button
        type="submit"
        form={formId}
        formAction={address(productPath(slug))}
        name="show"
        value="choice"
        className={buttonClass("secondary")}
      >
        {t("Choose")}
      </button>
    </noscript>
  );
};
