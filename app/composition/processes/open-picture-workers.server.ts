import { createPictureWorkers, pictureQueue } from "~/services/platform/media/picture-workers.server";
import type { Opened } from "~/services/platform/process/opened.server";

/** Makes two sets, so that what strangers upload never delays the pictures of pages. */
export function openPictureWorkers(opened: Opened) {
  const photoWorkers = createPictureWorkers();
  const pictureWorkers = createPictureWorkers(pictureQueue);
  opened.push(
    () => photoWorkers.close(),
    () => pictureWorkers.close(),
  );
  return { photoWorkers, pictureWorkers };
}
