import { addFormFiles } from "~/services/content/forms/add-form-files.server";
import { findFirstFields, findForm, findFormByNumber } from "~/services/content/forms/find-form.server";
import { makeDataDir, pngFile } from "~/services/content/forms/form-fixture.server";
import { listSubmissions } from "~/services/content/forms/list-submissions.server";
import { listNewestSubmissions, readSubmission } from "~/services/content/forms/read-submissions.server";
import { saveFormData } from "~/services/content/forms/save-form-data.server";
import { keepSignups, saveSignupEmail } from "~/services/content/forms/save-signup-email.server";
import { sendFormFile } from "~/services/content/forms/send-form-file.server";
import { checkFile, keepFormFiles, writeFormFiles } from "~/services/content/forms/store-form-files.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import type { FileStore } from "~/services/platform/file-store/file-store";
import type { SecretBox } from "~/services/shops/secrets/secret-box.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

/** Does something with the second shop's forms, in a data folder of its own. */
async function withForms<T>(
  { beta }: TwoShops,
  act: (
    ctx: TwoShops["beta"] & {
      config: { dataDir: string; recaptchaVerifyUrl: string };
      fileStore: FileStore;
      clientAddress: string;
      box: SecretBox;
    },
  ) => Promise<T>,
): Promise<T> {
  const dataDir = makeDataDir();
  try {
    const config = { dataDir: dataDir.path, recaptchaVerifyUrl: "http://127.0.0.1:9/siteverify" };
    const fileStore = createDiskStore(dataDir.path);
    return await act({ ...beta, config, fileStore, box: testBox, clientAddress: "192.0.2.7" });
  } finally {
    dataDir.remove();
  }
}

/** The first shop's form, and the field in it that takes a picture. */
async function formOf({ alpha }: TwoShops) {
  const found = await findForm(alpha, "alpha-form");
  const photo = found?.kind === "form" && found.definition.fields.find(({ kind }) => kind === "file");
  if (!photo) throw failure("the first shop has no form for pictures");
  return { definition: found.definition, photo };
}

/** What each service of forms is asked in the name of the second shop. */
export const formAttempts: Attempts = {
  addFormFiles: (shops) =>
    withForms(shops, (ctx) =>
      addFormFiles(ctx, shops.submissionId, [{ wuid: "photo", file: pngFile("eve.png") }]),
    ),
  findFirstFields: async ({ beta }) => {
    if (await findFirstFields(beta, "alpha-form")) throw failure("read another shop's form");
  },
  findForm: ({ beta }) => findForm(beta, "alpha-form"),
  findFormByNumber: ({ beta }) => findFormByNumber(beta, 1),
  keepSignups: ({ beta }) => keepSignups(beta, ["alpha@example.com"], "eve"),
  listNewestSubmissions: async ({ beta }) => {
    if ((await listNewestSubmissions(beta)).length > 0) throw failure("listed a submission of another shop");
  },
  sendFormFile: (shops) => withForms(shops, (ctx) => sendFormFile(ctx, shops.submissionId)),
  readSubmission: ({ beta, submissionId }) => readSubmission(beta, submissionId),
  listSubmissions: ({ beta }) => Promise.all([listSubmissions(beta, null), listSubmissions(beta, 1)]),
  saveFormData: async (shops) => {
    const { definition } = await formOf(shops);
    return withForms(shops, (ctx) =>
      saveFormData(ctx, {
        definition: { ...definition, fields: [] },
        submission: {},
        isOptedIn: () => false,
        token: "",
        source: "eve",
      }),
    );
  },
  saveSignupEmail: (shops) =>
    withForms(shops, (ctx) => saveSignupEmail(ctx, { email: "alpha@example.com", token: "", source: "eve" })),
  writeFormFiles: async (shops) => {
    const { photo } = await formOf(shops);
    const file = await checkFile(photo, pngFile("eve.png"));
    return withForms(shops, async (ctx) =>
      writeFormFiles(ctx, shops.submissionId, await keepFormFiles(ctx, shops.submissionId, [file])),
    );
  },
};
