// `npm test`: everything CI checks. Goes on after a step that fails; a test that fails is tried once more; the last line sums up.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { findNode, installPackages, root, runNpm } from './install.mjs';

/**
 * What a step counted, and what the end of the output says: on each failure, and on what passed only when it was tried again.
 * @typedef {{ hasFailed: boolean, text: string }} Remark
 * @typedef {{ passed: number, failed: number, remarks: Remark[] }} Count
 */

const reports = path.join(root, 'out', 'test');
/** In milliseconds, once all that comes before the browser tests is done. */
const longestPreparing = 120_000;
/** @type {{ name: string, seconds: number, count: Count }[]} */
const done = [];

/** @param {string} name @param {() => Count} work */
function step(name, work) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const count = work();
  done.push({ name, seconds: (performance.now() - begun) / 1000, count });
}

/** @param {boolean} isFine @returns {Count} */
const oneCheck = (isFine) => ({ passed: 0, failed: isFine ? 0 : 1, remarks: [] });

/**
 * Runs a test program and counts by its report. One that failed without a failing test in it counts as one failure.
 * @param {string[]} command
 * @param {string} report
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: any) => Count} read
 */
function countTests(command, report, env, read) {
  rmSync(report, { force: true });
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { status } = spawnSync(findNode(), command, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, remarks: [] };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function runUnitTests() {
  const report = path.join(reports, 'unit.json');
  const options = ['--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return countTests(['node_modules/vitest/vitest.mjs', 'run', ...options], report, {}, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.testResults.filter(isBrokenFile).length,
    remarks: result.testResults.flatMap(unitRemarks),
  }));
}

/** @param {{ name: string, message: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file @returns {Remark[]} */
function unitRemarks(file) {
  const name = path.relative(root, file.name);
  if (isBrokenFile(file)) return [remark('failed', name, file.message)];
  return file.assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ status, fullName, failureMessages }) =>
      remark(
        status === 'passed' ? 'repeated' : 'failed',
        `${name} > ${fullName}`,
        failureMessages.join('\n'),
      ),
    );
}

/** @param {'failed' | 'repeated'} how @param {string} name @param {string} message @returns {Remark} */
function remark(how, name, message) {
  const hasFailed = how === 'failed';
  const longest = hasFailed ? 1_500 : 400;
  const text = `-- ${hasFailed ? 'failed' : 'passed when tried again'}: ${name}\n${message.slice(0, longest)}\n`;
  return { hasFailed, text };
}

/** A file that could not be read at all has no failing test. @param {{ status: string, assertionResults: { status: string }[] }} file */
function isBrokenFile({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

/** @param {string} data the folder of the society that they are about */
function runBrowserTests(data) {
  const chromium = provideChromium();
  if (!chromium) return oneCheck(false);
  const report = path.join(reports, 'browser.json');
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--retries=1',
    '--reporter=list,json',
  ];
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_DATA: data,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const count = countTests(command, report, env, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    remarks: suites.flatMap(browserRemarks),
  }));
  return count;
}

/** @param {any} suite of Playwright's report, with suites in it @returns {Remark[]} */
function browserRemarks({ specs, suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { status, projectName, results }) =>
        remark(
          status === 'flaky' ? 'repeated' : 'failed',
          `[${projectName}] ${file}:${line} > ${title}`,
          results[0]?.error?.message ?? '',
        ),
      ),
  );
  return [...own, ...suites.flatMap(browserRemarks)];
}

installPackages();
process.env.PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
mkdirSync(reports, { recursive: true });

// A browser that is missing is fetched meanwhile; the steps below keep this process busy.
const chromium = path.join(root, 'scripts', 'chromium.mjs');
spawn(process.execPath, [chromium], { stdio: ['ignore', 'ignore', 'inherit'] }).unref();

// So is what the browser tests need.
/** @type {string[]} */
const folders = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'omur-e2e-'));
  folders.push(folder);
  return folder;
};
const data = newFolder();
const preparing = spawn(process.execPath, [path.join(root, 'scripts', 'prepare.mjs'), data], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const prepared = new Promise((done) => preparing.on('close', done).on('error', done));
/** Where the society was made; another folder if it was not, as what was making it may still hold the first. */
const preparedFolder = async () => {
  const late = new Promise((done) => setTimeout(done, longestPreparing).unref());
  const status = await Promise.race([prepared, late]);
  preparing.kill();
  return status === 0 ? data : newFolder();
};

step('types, lint, format, dead code', () => oneCheck(runNpm(['run', 'check']) === 0));
step('unit tests', runUnitTests);
step('web build', () => oneCheck(buildWeb()));
step('page sizes', () => oneCheck(runNpm(['run', '-s', 'bench:sizes']) === 0));
const folder = await preparedFolder();
step('browser tests', () => runBrowserTests(folder));
for (const one of folders) rmSync(one, { recursive: true, force: true, maxRetries: 3 });

const remarks = done.flatMap(({ count }) => count.remarks);
for (const { hasFailed, text } of remarks) if (!hasFailed) console.log(`\n${text}`);
console.log('');
for (const { name, seconds, count } of done) {
  console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
}
// Last, as the end is what is kept of a long output.
for (const { hasFailed, text } of remarks) if (hasFailed) console.log(`\n${text}`);
/** @param {'passed' | 'failed'} key */
const total = (key) => done.reduce((sum, { count }) => sum + count[key], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
