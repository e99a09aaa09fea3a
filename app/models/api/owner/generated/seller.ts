// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type SellerQuery = {
  /** Sellers of the business besides itself; a seller's key gets its own. numbers:read */
  sellers: {
    args: object;
    answer: Array<SellerAccount>;
  };
  /** The newest applications to sell. settings:read */
  sellerApplications: {
    args: {
      state: ApplicationState;
      limit: number;
    };
    answer: Array<SellerApplication>;
  };
  /** What a seller says of itself to shoppers, and its own terms: of the key's seller, or the one named. catalogue:write */
  sellerPage: {
    args: {
      seller?: string | null;
    };
    answer: SellerPage;
  };
};
/** Arguments and answers of these calls. */
export type SellerMutation = {
  /** Approves an application: its seller sells as soon as its owner has an account. settings:write */
  approveSellerApplication: {
    args: {
      id: number;
      code: string;
    };
    answer: DecidedApplication;
  };
  /** Refuses an application; the reason is mailed. settings:write */
  refuseSellerApplication: {
    args: {
      id: number;
      reason: string;
    };
    answer: DecidedApplication;
  };
  /** Writes a seller's page whole. catalogue:write */
  changeSellerPage: {
    args: {
      seller?: string | null;
      profile: unknown;
      selling: unknown;
      expectedVersion?: string | null;
    };
    answer: SellerPage;
  };
  /**
   * Invites a seller to the marketplace: its owner gets a mail with a link. It sells once it is approved; invited again,
   * the same person gets another link. A key of the whole business, settings:write
   */
  inviteSeller: {
    args: {
      code: string;
      name: string;
      ownerEmail: string;
      ownerName: string;
    };
    answer: InvitedSeller;
  };
  /** Approves an invited seller, who sells from then on. settings:write */
  approveSeller: {
    args: {
      code: string;
      expectedVersion?: string | null;
    };
    answer: ChangedSeller;
  };
  /** Takes what a seller offers off the shops until it is resumed. settings:write */
  pauseSeller: {
    args: {
      code: string;
      expectedVersion?: string | null;
    };
    answer: ChangedSeller;
  };
  /** Lets a paused seller sell again. settings:write */
  resumeSeller: {
    args: {
      code: string;
      expectedVersion?: string | null;
    };
    answer: ChangedSeller;
  };
};
export type SellerAccount = {
  id: string;
  code: string;
  name: string;
  /** invited, active, paused or closed. */
  state: string;
  /** Orders that were accepted and wait to be sent whole. */
  openOrders: number;
  /** What the business owes it, in its currency; below zero where the seller owes. */
  owedMinor: number;
  /** Of name and state, which a change of the state may name. */
  version: string;
};
export type InvitedSeller = {
  id: string;
  code: string;
};
export type ChangedSeller = {
  /** Whether it was in another state. */
  isChanged: boolean;
};
export type ApplicationState = "waiting" | "approved" | "refused";
export type SellerApplication = {
  id: number;
  /** What shoppers would read as the seller's name. */
  name: string;
  ownerName: string;
  email: string;
  answers: Array<ApplicationAnswer>;
  state: ApplicationState;
  reason: string;
  createdAt: string;
};
export type ApplicationAnswer = {
  question: string;
  answer: string;
};
export type DecidedApplication = {
  id: number;
  state: ApplicationState;
};
export type SellerPage = {
  code: string;
  name: string;
  /** Story, logo, address, opening hours, pickup, policies and so on. */
  profile: unknown;
  /** minimum_order_minor and processing_days. */
  selling: unknown;
  version: string;
};
