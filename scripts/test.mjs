// `npm test`: everything CI checks. Goes on after a step that fails; the last line sums up.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { findNode, installPackages, root, runNpm } from './install.mjs';

/** What a step counted, and a line or more on each failure, for the end of the output. @typedef {{ passed: number, failed: number, failures: string[] }} Count */

const reports = path.join(root, 'out', 'test');
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
const oneCheck = (isFine) => ({ passed: 0, failed: isFine ? 0 : 1, failures: [] });

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
    : { passed: 0, failed: 0, failures: [] };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function runUnitTests() {
  const report = path.join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return countTests(['node_modules/vitest/vitest.mjs', 'run', ...reporters], report, {}, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.testResults.filter(isBrokenFile).length,
    failures: result.testResults.flatMap(unitFailures),
  }));
}

/** @param {{ name: string, message: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file @returns {string[]} */
function unitFailures(file) {
  const name = path.relative(root, file.name);
  if (isBrokenFile(file)) return [`${name}\n${file.message}`];
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
}

/** A file that could not be read at all has no failing test. @param {{ status: string, assertionResults: { status: string }[] }} file */
function isBrokenFile({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function runBrowserTests() {
  const chromium = provideChromium();
  if (!chromium) return oneCheck(false);
  const report = path.join(reports, 'browser.json');
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_HTML_OPEN: 'never' };
  return countTests(command, report, env, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(browserFailures),
  }));
}

/** @param {any} suite of Playwright's report, with suites in it @returns {string[]} */
function browserFailures({ specs, suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected')
      .map((/** @type {any} */ { projectName, results }) =>
        [`[${projectName}] ${file}:${line} > ${title}`, results.at(-1)?.error?.message].join('\n'),
      ),
  );
  return [...own, ...suites.flatMap(browserFailures)];
}

installPackages();
process.env.PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
mkdirSync(reports, { recursive: true });

step('types, lint, format, dead code', () => oneCheck(runNpm(['run', 'check']) === 0));
step('unit tests', runUnitTests);
step('web build', () => oneCheck(buildWeb()));
step('browser tests', runBrowserTests);

const longest = 1_500;
for (const { name, count } of done) {
  for (const failure of count.failures) console.log(`\n-- ${name}: ${failure.slice(0, longest)}`);
}
console.log('');
for (const { name, seconds, count } of done) {
  console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
}
/** @param {'passed' | 'failed'} key */
const total = (key) => done.reduce((sum, { count }) => sum + count[key], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
