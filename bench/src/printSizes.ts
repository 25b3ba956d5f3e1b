import { measureSizes } from './sizes.ts';

// What pages weigh in the build that is there, and whether that is within their budgets: `npm run bench:sizes`.

const sizes = measureSizes();
for (const { page, files, kilobytes, aim } of sizes)
  console.log(`JavaScript of ${page}, gzipped: ${kilobytes.toFixed(1)} KB in ${files} files, at most ${aim}`);
if (sizes.length === 0 || sizes.some(({ kilobytes, aim }) => kilobytes > aim)) process.exitCode = 1;
