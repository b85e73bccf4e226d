// The page's policy lets nothing be evaluated. Zod would try once, and a browser tells its console of it. Its settings are put down before any of
// it is loaded, wherever the bundler puts it: what is loaded later cannot be told from here which part comes first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
