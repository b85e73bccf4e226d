/** As much of it as is used here; it brings no types of its own. */
declare module "fs-native-extensions" {
  /** Takes a lock on some bytes of an open file, for this opening of it. false: somebody else has it. */
  function tryLock(fd: number, offset: number, length: number, options?: { shared?: boolean }): boolean;
  const extensions: { tryLock: typeof tryLock };
  export default extensions;
}
