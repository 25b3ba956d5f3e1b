import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lines after which memory is tidied: left to itself V8 lets four times of what is alive gather. */
const tidyEvery = 50_000;

// The way to ask for it without starting Node anew with the flag.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
let tidiedAt = 0;

/** Tidies memory every so many lines of one file. */
export function tidyMemory(lineCount: number): void {
  if (lineCount < tidiedAt) tidiedAt = 0;
  if (lineCount < tidiedAt + tidyEvery) return;
  tidiedAt = lineCount;
  collectGarbage();
}
