// @public

/** Most characters of a field's name (rule input-1). */
export const maxFieldNameLength = 200;
/** Most fields of a form (rule input-2). */
export const maxFields = 500;

/**
 * Whether a form's field may have this name (rule input-1): a word, or two joined by a dot, as in
 * `billing.city`. The form library reads dots and brackets as a path and builds objects from it, at a cost
 * that grows with the square of the path's length.
 */
export const isFieldName = (name: string): boolean =>
  name.length <= maxFieldNameLength &&
  /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)?$/.test(name) &&
  !name.split(".").some((part) => part in Object.prototype);

/** Most steps of a path to a field. */
const maxSteps = 8;

/** A name, with a language for words in a further one (`name:de`), and a number within a list. */
const stepPattern = /^[A-Za-z0-9_-]+(?::[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})?(?:\[\d{1,4}\])?$/;

/**
 * Whether a field of a record's form may have this name (rule input-21): a path such as `rules[0].state`.
 * Only what reads it step by step may read such a form, never the form library.
 */
export const isFieldPath = (name: string): boolean => {
  if (name.length > maxFieldNameLength) return false;
  const steps = name.split(".");
  return (
    steps.length <= maxSteps &&
    steps.every((step) => stepPattern.test(step)) &&
    !steps.some((step) => step.replace(/[:[].*/, "") in Object.prototype)
  );
};

/** Whether a name is both a field and a group of fields, as in `a=1&a.b=2`; such a post cannot be parsed. */
export function haveClash(names: Iterable<string>): boolean {
  const all = new Set(names);
  return [...all].some((name) => name.includes(".") && all.has(name.slice(0, name.indexOf("."))));
}
