// `npm start`: installs and builds what is missing, then runs the server.
import path from 'node:path';
import { buildWeb } from './build.mjs';
import { findNode, installPackages, root } from './install.mjs';
import { keepRunning } from './run.mjs';

installPackages();
const node = findNode();
/** Short-lived objects are cleared away before their room has grown to 100 MB, which it does while a file is read. */
const smallNewSpace = '--max-semi-space-size=16';
if (!buildWeb()) {
  console.error('The web could not be built; the reason is above.');
  process.exit(1);
}
process.exitCode = await keepRunning(
  node,
  [smallNewSpace, 'server/src/app/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    // What has been compiled once is there in half the time from then on.
    env: { NODE_COMPILE_CACHE: path.join(root, 'out', 'compile-cache'), ...process.env },
  },
);
