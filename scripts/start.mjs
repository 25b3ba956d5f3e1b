// `npm start`: installs and builds what is missing, and runs the server. A server makes its database while the web is being built (O383).
import path from 'node:path';
import { startWebBuild } from './build.mjs';
import { findNode, installPackages, root } from './install.mjs';
import { keepRunning } from './run.mjs';

installPackages({ onlyToRun: true });
const node = findNode();
/** Short-lived objects are cleared away before their room has grown to 100 MB, which it does while a file is read. */
const smallNewSpace = '--max-semi-space-size=16';
const web = startWebBuild();
process.exitCode = await keepRunning(
  node,
  [smallNewSpace, 'server/src/app/main.ts', ...(web ? ['--web-follows'] : []), ...process.argv.slice(2)],
  {
    cwd: root,
    // What has been compiled once is there in half the time from then on.
    env: { NODE_COMPILE_CACHE: path.join(root, 'out', 'compile-cache'), ...process.env },
  },
  web,
);
if (web && !(await web) && process.exitCode === 0) process.exitCode = 1;
