/** Microseconds of this thread. Reading the process's usage first makes the kernel bring the thread's up to date. */
export function threadCpu(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Microseconds of the whole process, the threads that wait for the disk included. */
export function processCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
