// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type FormMutation = {
  /** Signs an e-mail up for news. True also when it was before. */
  saveSignupEmail: {
    args: {
      input: SignupEmailInput;
    };
    answer: boolean;
  };
  /** Keeps what a form sent. Files follow by POST /api/files/uploadToServer within the hour. */
  saveFormData: {
    args: {
      input: FormDataInput;
    };
    answer: FormData;
  };
};
export type SignupEmailInput = {
  email: string;
  recaptcha_token?: string | null;
};
export type FormDataInput = {
  /** The number the form's owner gave it. */
  form: number;
  version?: number | null;
  content: Array<FormValueInput>;
  /** E-mails of the form's own fields whose owner opted in. */
  email_opted?: Array<string> | null;
  recaptcha_token?: string | null;
  /** 'Website Signup' or 'Website Signup(name)'; the form's own when left out. */
  source?: string | null;
};
export type FormValueInput = {
  wuid: string;
  /** A text or a number; a checkbox is 'On' or 'Off', or true or false. */
  value?: unknown;
};
export type FormData = {
  /** A secret of its sender: it lets files follow. */
  _id: string;
  content: Array<FormValue>;
  createdAt: string;
  updatedAt: string;
};
export type FormValue = {
  wuid: string;
  value: string;
};
