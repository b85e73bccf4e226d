import { fileStore } from "../../src/store/file-store.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { storeConformance } from "./conformance.ts";
import { temporaryFolders } from "./temporary.ts";

const folder = temporaryFolders();

storeConformance("files", () => fileStore(folder()));
storeConformance("memory", memoryStore);
