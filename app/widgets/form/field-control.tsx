import { CheckboxControl } from "./checkbox-control";
import { ChoiceControl } from "./choice-control";
import type { ControlProps } from "./control-props";
import { FieldFrame } from "./field-frame";
import { FileControl } from "./file-control";
import { TextControl } from "./text-control";

/** The label, help, error and control of a field of any kind. */
export function FieldControl(props: ControlProps) {
  const { field, id, error } = props;
  switch (field.kind) {
    case "checkbox":
      return <CheckboxControl {...props} />;
    case "radio":
    case "button-group":
      return (
        <FieldFrame field={field} id={id} error={error} isGroup>
          <ChoiceControl {...props} />
        </FieldFrame>
      );
    case "file":
      return (
        <FieldFrame field={field} id={id} error={error}>
          <FileControl {...props} />
        </FieldFrame>
      );
    default:
      return (
        <FieldFrame field={field} id={id} error={error}>
          <TextControl {...props} />
        </FieldFrame>
      );
  }
}
