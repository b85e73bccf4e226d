/** Why a document cannot be taken, as the end of a sentence that begins with its name, and what to do about it. */
export class Unreadable extends Error {}
