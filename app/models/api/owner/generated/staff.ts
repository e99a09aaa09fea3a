// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type StaffQuery = {
  /** Who works for the business and its sellers, by name; a seller's key gets its own. staff:read */
  staff: {
    args: object;
    answer: Array<StaffMember>;
  };
};
/** Arguments and answers of these calls. */
export type StaffMutation = {
  /**
   * Invites a person by a mailed link that works once. No key makes an owner. A key of the business, or of a seller for
   * that seller's staff. staff:write
   */
  inviteStaff: {
    args: {
      email: string;
      name: string;
      roles: Array<string>;
      seller?: string | null;
      isOfShop: boolean | null;
    };
    answer: StaffMember;
  };
  /** Gives other roles in place of all; their sessions end. No key changes an owner. staff:write */
  changeStaffRoles: {
    args: {
      email: string;
      roles: Array<string>;
      isOfShop: boolean | null;
    };
    answer: StaffMember;
  };
  /** Ends what a person may do and their sessions. No key removes an owner. staff:write */
  removeStaff: {
    args: {
      email: string;
    };
    answer: RemovedStaff;
  };
};
export type StaffMember = {
  id: number;
  email: string;
  name: string;
  /** The code of the seller they work for; null for the business. */
  seller: string | null;
  roles: Array<GivenRole>;
  /** Whether the invitation was accepted. */
  hasJoined: boolean;
};
export type GivenRole = {
  role: string;
  /** The code of the shop it holds in; null for all. */
  shop: string | null;
};
export type RemovedStaff = {
  email: string;
};
