// `npm run check` ends with this: the subjects of the last twenty commits are short, begin with a capital, and end without a period.
import { spawnSync } from 'node:child_process';

const longest = 72;
const { status, stdout } = spawnSync('git', ['log', '-20', '--format=%h %s'], { encoding: 'utf8' });
if (status !== 0) {
  console.log('There is no history here, so the subjects of commits are not checked.');
  process.exit(0);
}
const wrong = stdout
  .split('\n')
  .filter(Boolean)
  .filter((line) => {
    const subject = line.slice(line.indexOf(' ') + 1);
    return subject.length > longest || subject.endsWith('.') || !/^\p{Lu}/u.test(subject);
  });
for (const line of wrong)
  console.error(
    `${line}\n  A subject has at most ${longest} characters, begins with a capital and ends without a period.`,
  );
process.exitCode = wrong.length === 0 ? 0 : 1;
