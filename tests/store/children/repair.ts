/** Opens session `a`, which needs repair, and closes it; killed like `crash.ts`. */
import { fileStore } from "../../../src/store/file-store.ts";
import { killingDisk } from "../killing-disk.ts";

const [data = "", n = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(n), moment);
const log = await fileStore(data, { disk }).openSession("a");
await log.close();
console.log(operations.join(" "));
