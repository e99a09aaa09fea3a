/** Whose data is collected: the account, and the e-mail that names a person where there is no account. */
export type ArchiveOwner = { customerId: number; email: string };
