import { measureSizes } from './sizes.ts';

// What pages weigh in the build that is there, and whether that is within their budgets: `npm run bench:sizes`.

const sizes = measureSizes();
for (const { page, files, kilobytes, aim, mostFiles } of sizes)
  console.log(
    `JavaScript of ${page}, gzipped: ${kilobytes.toFixed(1)} KB, at most ${aim}, in ${files} files, at most ${mostFiles}`,
  );
if (sizes.length === 0 || sizes.some((size) => size.kilobytes > size.aim || size.files > size.mostFiles))
  process.exitCode = 1;
