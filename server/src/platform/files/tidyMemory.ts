import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lines, and bytes of long ones, after which memory is tidied: left to itself V8 lets four times of what is alive gather. */
const every = { lines: 50_000, bytes: 32_000_000 };

// The way to ask for it without starting Node anew with the flag.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Tidies memory every so much of one file, as far as it has been read. Files that are read beside each other have one each. */
export function memoryTidier(): (read: { lines: number; bytes: number }) => void {
  let tidiedAt = { lines: 0, bytes: 0 };
  return (read) => {
    if (read.lines < tidiedAt.lines + every.lines && read.bytes < tidiedAt.bytes + every.bytes) return;
    tidiedAt = read;
    collectGarbage();
  };
}
