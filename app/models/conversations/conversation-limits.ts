// @public

/** Bounds of conversations (rules conversations-1 and conversations-8). */
export const conversationLimits = {
  /** Conversations a customer may have in a tenant. */
  perCustomer: 500,
  /** Characters of a subject. */
  subject: 120,
  /** Characters of a display name. */
  displayName: 100,
  /** Conversations a page of a list shows. */
  perPage: 20,
  /** Messages a page of a conversation shows, the newest. */
  messagesPerPage: 50,
} as const;
/** Files one message may have. */
export const maxAttachments = 3;
/** Bytes of one file: 10 MB. */
export const maxAttachmentBytes = 10_485_760;
/** How long after it was sent files can be added to a message, ms. */
export const attachableMs = 60 * 60 * 1000;
