import { useFirstWrongFocus } from "~/components/ui/form/first-wrong-field";
import { extensionList } from "~/models/platform/form/file-types";
import { phrase } from "~/models/platform/texts/phrase";
import type { ControlProps } from "./control-props";
import { describedBy } from "./field-frame";
import { controlClass } from "./text-control";

/** A native file input for one or several files; the accepted types and sizes are shown with it. */
export function FileControl({ field, id, error, onBlur, onChange }: ControlProps) {
  const focus = useFirstWrongFocus(error);
  const accepted = extensionList(field.extensions);
  const described = [`${id}-limits`, describedBy(id, field, error)].filter(Boolean).join(" ");
  return (
    <div className="space-y-1.5">
      <input
        {...focus}
        type="file"
        multiple
        id={id}
        name={field.wuid}
        required={field.isRequired}
        accept={accepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onBlur={onBlur}
        onChange={onChange}
        className={`${controlClass(error)} file:me-4 file:rounded-base file:border-0 file:bg-sunken file:px-4 file:py-1.5 file:text-ink`}
      />
      <p id={`${id}-limits`} className="text-sm text-muted">
        {phrase("{types}, up to {size} MB each", { types: accepted, size: field.sizeLimitMb })}
      </p>
    </div>
  );
}
