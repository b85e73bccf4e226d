import { z } from "zod";

/** Imported before any schema is made: what reads a few small files is done before its schemas would be compiled. */
z.config({ jitless: true });
