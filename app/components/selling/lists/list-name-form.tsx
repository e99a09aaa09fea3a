// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { listNameSchema } from "~/models/selling/lists/list-form";
import { AccountForm } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";

const validator = withZod(listNameSchema);

/** Names a list: a new one, or the one of `name`. */
export const ListNameForm = ({
  id,
  action,
  label,
  name = "",
}: {
  id: string;
  action: string;
  label: string;
  name?: string;
}) => {
  const t = useTexts();
  return (
    <AccountForm
      id={id}
      validator={validator}
      defaultValues={{ name }}
      action={action}
      label={label}
      busyLabel={t("Saving...")}
      isOnPage
    >
      <AccountTextField
        name="name"
        label={t("Name of the list")}
        required
        maxLength={80}
        autoComplete="off"
      />
    </AccountForm>
  );
};
