import { useField } from "remix-validated-form";
import { useFormId } from "../../accounts/account-form";
import { TextAreaField } from "../../ui/form/field";

/** Where the text of a review is typed. */
export function ReviewTextField() {
  const formId = useFormId();
  const { error, getInputProps } = useField("content");
  const { onChange, defaultValue } = getInputProps();
  return (
    <TextAreaField
      id={`${formId}-content`}
      name="content"
      label="Review text"
      help="At least 10 characters."
      rows={6}
      required
      error={error}
      defaultValue={defaultValue}
      onChange={onChange}
    />
  );
}
