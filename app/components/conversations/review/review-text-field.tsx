import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { useFormId } from "../../accounts/account-form";
import { TextAreaField } from "../../ui/form/field";

/** Where the text of a review is typed. */
export function ReviewTextField() {
  const t = useTexts();
  const formId = useFormId();
  const { error, getInputProps } = useField("content");
  const { onChange, defaultValue } = getInputProps();
  return (
    <TextAreaField
      id={`${formId}-content`}
      name="content"
      label={t("Review text")}
      help={t("At least 10 characters.")}
      rows={6}
      required
      error={error}
      defaultValue={defaultValue}
      onChange={onChange}
    />
  );
}
