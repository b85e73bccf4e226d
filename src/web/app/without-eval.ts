import { config } from "zod/v4/core";

// The page's policy lets nothing be evaluated. Zod would try once, and a browser tells its console of it.
config({ jitless: true });
