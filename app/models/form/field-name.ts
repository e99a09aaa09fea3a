/** Characters a field's name may have (rule input-1). */
export const maxFieldNameLength = 200;
/** Fields a form may have (rule input-2). */
export const maxFields = 500;

/**
 * Whether a form's field may have this name (rule input-1). The form library reads dots and brackets as a path and
 * builds objects from it, at a cost that grows with the square of the path's length.
 */
export const isFieldName = (name: string): boolean =>
  name.length <= maxFieldNameLength && /^[A-Za-z0-9_-]+$/.test(name) && !(name in Object.prototype);
