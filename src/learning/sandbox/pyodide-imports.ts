/**
 * Before the interpreter is loaded: takes away what its WebAssembly could call outside (a shell, sockets,
 * scripts, calls by address) and holds its memory to a limit, so that Python sees a plain MemoryError.
 */
export function guardWebAssembly(memoryMb: number): void {
  const instantiate = WebAssembly.instantiate;
  Reflect.set(WebAssembly, "instantiate", (source: Bun.ArrayBufferView, imports?: Imports) => {
    const env = imports?.env ?? {};
    for (const name of Object.keys(env)) if (leadsOut(name)) env[name] = notSupported;
    return Reflect.apply(instantiate, WebAssembly, [source, imports]);
  });
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > memoryMb * 1024 * 1024)
      throw new RangeError("out of memory");
    return grow.call(this, pages);
  };
}

type Imports = { env?: Record<string, unknown> };

const pageBytes = 65_536;

/** In the interpreter's words: minus its number for "not supported". */
function notSupported(): number {
  return -138;
}

function leadsOut(name: string): boolean {
  return outward.some((pattern) => pattern.test(name));
}

const outward: readonly RegExp[] = [
  /system$/,
  /run_script/,
  /load_script/,
  /wget/,
  /worker/i,
  /fetch/i,
  /websocket/i,
  /idb/i,
  /^__syscall_(socket|connect|bind|listen|accept4|sendto|sendmsg|recvfrom|recvmsg|getsockopt|setsockopt)$/,
  /^_maybe_(connect|poll|recvfrom|sendto)_async$/,
  /lookup_name|getaddrinfo|getnameinfo/,
  /^ffi_/,
  /dlopen|dlsym/,
];
