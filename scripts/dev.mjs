// `npm run dev`: the server, restarted when its files change, and the web as it is being written, in one terminal.
import path from 'node:path';
import { findNode, installPackages, root } from './install.mjs';
import { runUntilEnd } from './run.mjs';

const serverPort = '3000';

installPackages();
const { createServer } = await import('vite');
const web = await createServer({
  root: path.join(root, 'web'),
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${serverPort}` } },
});
await web.listen();
web.printUrls();

const watching = ['--watch', '--watch-preserve-output', 'server/src/app/main.ts'];
// Passkeys belong to the address that the browser shows.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env, PORT: serverPort };
process.exitCode = await runUntilEnd(findNode(), watching, { cwd: root, env });
await web.close();
