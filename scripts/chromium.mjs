// Finds a Chromium for the browser tests, installs one where there is none, and prints its path.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const wellKnown = {
  linux: [
    // Without a window the tests take two thirds of the time.
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['', homedir()].flatMap((base) => [
    `${base}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${base}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    `${base}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ]),
  win32: [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter((base) => base !== undefined)
    .flatMap((base) => [
      path.join(base, 'Google/Chrome/Application/chrome.exe'),
      path.join(base, 'Chromium/Application/chrome.exe'),
      path.join(base, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** Playwright keeps each browser in a folder of its revision; the newest comes first. */
function playwrightBrowsers() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      linux: path.join(homedir(), '.cache/ms-playwright'),
      darwin: path.join(homedir(), 'Library/Caches/ms-playwright'),
      win32: path.join(homedir(), 'AppData/Local/ms-playwright'),
    }[/** @type {string} */ (process.platform)];
  if (!cache || !existsSync(cache)) return [];
  const programs =
    /(^|[\\/])(chrome|chrome-headless-shell|headless_shell|Chromium|Google Chrome for Testing)(\.exe)?$/;
  return readdirSync(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => listPrograms(path.join(cache, name), 4).filter((file) => programs.test(file)));
}

/** @param {string} folder @param {number} depth @returns {string[]} */
function listPrograms(folder, depth) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [full];
    return depth > 0 ? listPrograms(full, depth - 1) : [];
  });
}

/** @param {string} file */
function runs(file) {
  if (!existsSync(file)) return false;
  // Windows opens a window for --version. Elsewhere it tells a browser from Ubuntu's stub, which only asks for snap.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @returns {string | undefined} */
function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...(wellKnown[process.platform] ?? []), ...playwrightBrowsers()].find(runs);
}

/** @param {string} command @param {string[]} parameters */
function run(command, parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'pipe'];
  const { status, stderr } = spawnSync(command, parameters, {
    cwd: root,
    env,
    stdio,
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    console.error(`  ${command} ${parameters.join(' ')} failed:\n${String(stderr)}`.trimEnd());
  return status === 0;
}

function installFromDebian() {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
    return;
  // Ubuntu's package of that name only leads to the snap store.
  if (/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;
  console.error('  installing chromium with apt-get');
  /** @param {string[]} parameters */
  const apt = (...parameters) =>
    isRoot ? run('apt-get', parameters) : run('sudo', ['-n', 'apt-get', ...parameters]);
  // Without a font of the system the browser draws no text in its own PDF viewer and form controls.
  apt('update', '-qq');
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((browser) =>
    apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'),
  );
  if (!isInstalled) console.error('  apt-get has no chromium');
}

function installFromPlaywright() {
  const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
  if (!existsSync(playwright)) return;
  console.error('  installing chromium with playwright');
  const canInstallLibraries = process.platform === 'linux' && process.getuid?.() === 0;
  run(process.execPath, [playwright, 'install', ...(canInstallLibraries ? ['--with-deps'] : []), 'chromium']);
}

/** @returns {string | undefined} */
export function provideChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    console.error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
    return undefined;
  }
  for (const install of [() => {}, installFromDebian, installFromPlaywright]) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  console.error(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
  return undefined;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = provideChromium();
  if (found) console.log(found);
  else process.exitCode = 1;
}
