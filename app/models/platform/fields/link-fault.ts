/** Addresses as owners write them: a path, a place on the page, another site, mail, telephone. */
const link = /^(\/(?!\/)|#|\?|https?:\/\/[^\s/]|mailto:\S|tel:\S|sms:\S)/i;

/** Whether a text can be followed as a link. */
export const isLink = (text: string): boolean => {
  const address = text.trim();
  return link.test(address) && !/[\s<>"]/.test(address);
};
