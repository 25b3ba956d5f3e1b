// `npm start`: installs and builds what is missing, then runs the server.
import { buildWeb } from './build.mjs';
import { findNode, installPackages, root } from './install.mjs';
import { keepRunning } from './run.mjs';

installPackages();
const node = findNode();
if (!buildWeb()) {
  console.error('The web could not be built; the reason is above.');
  process.exit(1);
}
process.exitCode = await keepRunning(node, ['server/src/app/main.ts', ...process.argv.slice(2)], {
  cwd: root,
});
