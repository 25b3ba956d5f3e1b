import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What was booked of a distribution, the approval of an account abroad, or a confirmed division, is as long ago as its clock takes. */
export function longAgo(what: 'booked' | 'approved' | 'confirmed', name: string): void {
  const program = fileURLToPath(new URL('../../server/test/longAgoProcess.ts', import.meta.url));
  execFileSync(process.execPath, [program, what, name], {
    env: { ...process.env, OMUR_DATA: process.env.E2E_DATA },
  });
}
