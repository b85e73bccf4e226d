/**
 * A seccomp filter for Linux: what a learner's program never needs and what would let it keep memory outside
 * its limits, look into other processes, or reach the machine below. Null for processors we have no table of.
 */
export function systemCallFilter(arch: string = process.arch): Uint8Array | null {
  const column = arch === "x64" ? 0 : arch === "arm64" ? 1 : null;
  if (column === null) return null;
  const numbers = (calls: readonly (readonly [number, number])[]) => calls.map((call) => call[column]);
  const audit = [0xc000003e, 0xc00000b7][column] ?? 0;
  const program = [
    load(4),
    jumpIfEqual(audit, 1, 0),
    answer(killProcess),
    load(0),
    // Another way of calling on x64 ("x32") with numbers of its own.
    ...(arch === "x64" ? [jumpIfAtLeast(0x40000000, 0, 1), answer(refuse(noSuchCall))] : []),
    ...numbers(refused).flatMap((call) => [jumpIfEqual(call, 0, 1), answer(refuse(notPermitted))]),
    // Its arguments cannot be seen here; C libraries then use the older call, whose arguments can.
    jumpIfEqual(clone3, 0, 1),
    answer(refuse(noSuchCall)),
    ...numbers([clone]).flatMap((call) => [
      jumpIfEqual(call, 0, 3),
      load(16),
      jumpIfAnyBit(newUserNamespace, 0, 1),
      answer(refuse(notPermitted)),
      load(0),
    ]),
    ...numbers([socket]).flatMap((call) => [
      jumpIfEqual(call, 0, 2 + families.length),
      load(16),
      ...families.map((family, at) => jumpIfEqual(family, families.length - at, 0)),
      answer(refuse(noSuchFamily)),
    ]),
    answer(allow),
  ];
  const bytes = new Uint8Array(program.length * 8);
  const view = new DataView(bytes.buffer);
  program.forEach(({ code, whenTrue, whenFalse, value }, at) => {
    view.setUint16(at * 8, code, true);
    view.setUint8(at * 8 + 2, whenTrue);
    view.setUint8(at * 8 + 3, whenFalse);
    view.setUint32(at * 8 + 4, value, true);
  });
  return bytes;
}

/** Numbers on x64 and arm64. */
const refused: readonly (readonly [number, number])[] = [
  [101, 117], // ptrace
  [310, 270], // process_vm_readv
  [311, 271], // process_vm_writev
  [165, 40], // mount
  [166, 39], // umount2
  [155, 41], // pivot_root
  [428, 428], // open_tree
  [429, 429], // move_mount
  [430, 430], // fsopen
  [432, 432], // fsmount
  [442, 442], // mount_setattr
  [308, 268], // setns
  [272, 97], // unshare
  [304, 265], // open_by_handle_at
  [319, 279], // memfd_create
  [447, 447], // memfd_secret
  [29, 194], // shmget
  [68, 186], // msgget
  [64, 190], // semget
  [248, 217], // add_key
  [249, 218], // request_key
  [250, 219], // keyctl
  [321, 280], // bpf
  [298, 241], // perf_event_open
  [323, 282], // userfaultfd
  [425, 425], // io_uring_setup
  [246, 104], // kexec_load
  [175, 105], // init_module
  [313, 273], // finit_module
];
const clone = [56, 220] as const;
const clone3 = 435;
const socket = [41, 198] as const;
/** Unix, IPv4, IPv6, netlink: all of them end at the box's own empty network. Others reach past it. */
const families = [1, 2, 10, 16];
const newUserNamespace = 0x10000000;
const notPermitted = 1;
const noSuchCall = 38;
const noSuchFamily = 97;
const allow = 0x7fff0000;
const killProcess = 0x80000000;

type Step = { code: number; whenTrue: number; whenFalse: number; value: number };

const refuse = (errno: number) => 0x00050000 + errno;
const load = (offset: number): Step => ({ code: 0x20, whenTrue: 0, whenFalse: 0, value: offset });
const answer = (value: number): Step => ({ code: 0x06, whenTrue: 0, whenFalse: 0, value });
const jump = (code: number) => (value: number, whenTrue: number, whenFalse: number) => ({
  code,
  whenTrue,
  whenFalse,
  value,
});
const jumpIfEqual = jump(0x15);
const jumpIfAtLeast = jump(0x35);
const jumpIfAnyBit = jump(0x45);
