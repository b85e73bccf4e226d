import { fileStore } from "../../src/store/file-store.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { storeConformance } from "./conformance.ts";
import { rememberedDisk } from "./remembered-disk.ts";
import { temporaryFolders } from "./temporary.ts";

const folder = temporaryFolders();

storeConformance("files", () => fileStore(folder()));
storeConformance("files on the disk that tests remember", () => {
  const { disk } = rememberedDisk();
  return fileStore(folder(), { disk });
});
storeConformance("memory", memoryStore);
