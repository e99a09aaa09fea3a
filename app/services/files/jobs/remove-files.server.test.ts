import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  type ObjectStoreServer,
  startObjectStore,
} from "../../../../tests/support/services/object-store-server";
import { customerContext } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addTalker, asCustomer } from "../../conversations/messages/conversation-fixture.server";
import { sendAttachment } from "../../conversations/messages/send-attachment.server";
import { sendMessage } from "../../conversations/messages/send-message.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { createS3Store } from "../../platform/file-store/s3-store.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { createLog } from "../../platform/log/log.server";
import type { RunningJob } from "../../shops/jobs/job.server";
import { deleteAccount } from "../account-data/delete-account.server";
import { removeFilesJob } from "./remove-files.server";

const database = withTestDatabase();
let server: ObjectStoreServer;
let folder: string;
beforeAll(async () => {
  server = await startObjectStore();
  folder = mkdtempSync(join(tmpdir(), "awning-removed-"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A bill as it arrives with a post. */
function bill(): IncomingFile {
  const path = join(folder, "bill");
  writeFileSync(path, "%PDF-1.7\n");
  return new IncomingFile(path, "bill.pdf", "application/pdf", 9);
}

test("a file that one node took is sent by another, and goes with the account of its sender (files-7)", async () => {
  await migrateJobs(database.pool);
  const node = () => createS3Store(server, createLog({ write: () => {} }));
  const ctx = await openTestShop(database.db);
  const ada = await addTalker(ctx);
  const about = { about: "product", productId: await addProduct(ctx, "MUG") } as const;
  const at = () => ({ ...asCustomer(ctx, ada), fileStore: node() });
  const { messageId } = await sendMessage(at(), {
    customer: ada,
    to: about,
    form: { content: "See here" },
    files: [bill()],
  });
  const answer = await sendAttachment(at(), { messageId, fileName: "bill.pdf", isDownload: true });
  expect(await answer.text()).toBe("%PDF-1.7\n");
  expect([...server.files.keys()]).toEqual([expect.stringMatching(`^uploads/${ctx.shop.code}/messages/`)]);

  await deleteAccount(withPayments(customerContext(ctx, ada.id)), {
    customerId: ada.id,
    removesReviews: false,
  });
  const { rows } = await database.pool.query(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remove-files'",
  );
  const deps = { fileStore: node() } as RunningJob;
  await removeFilesJob(deps, rows[0].payload);
  expect([...server.files.keys()]).toEqual([]);
});
