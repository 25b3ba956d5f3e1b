// What the browser tests need besides a browser: the built web, and the demo society in the folder that is named. Made while the first steps of
// `npm test` leave a processor idle; what does not come about here is made when it is needed, which says why it cannot be.
import { buildWeb } from './build.mjs';
import { runNpm } from './install.mjs';

const [folder] = process.argv.slice(2);
buildWeb();
if (folder) {
  const env = { ...process.env, OMUR_DATA: folder, DATABASE_URL: '' };
  process.exitCode = runNpm(['run', '-s', 'demo'], { isQuiet: true, env });
}
