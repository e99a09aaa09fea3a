// @public

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID: PostgreSQL takes no other text as one. */
export const isUuid = (text: string): boolean => uuid.test(text);
