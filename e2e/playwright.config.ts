import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 3217);
const portal = `http://localhost:${port}`;
const provider = `http://localhost:${port + 1000}`;
const iswcAgency = { port: port + 1001, key: 'for-tests-alone' };
const root = fileURLToPath(new URL('..', import.meta.url));
// Workers read this file too; they must not look for a browser or name a folder again. The server makes it.
process.env.CHROMIUM_PATH ??= provideChromium();
process.env.E2E_DATA ??= join(tmpdir(), `omur-e2e-${randomUUID()}`);

const desktop = { width: 1440, height: 980 };
const phone = { width: 390, height: 844 };

/**
 * What is told apart by language, size of the window and colours is looked at page by page in steady.spec.ts. A journey proves what the portal
 * does, which is the same in all of them: the card is driven in three pairings, what members do most in Icelandic on a desktop and in English
 * on a phone, the rest in one of these two, as people do it: at a desk or with a phone.
 */
const inBothLanguagesOnPhones = /\/card\.spec\.ts$/;
const atTheDesk = new RegExp(
  `/(${[
    'access',
    'agreements',
    'amending',
    'assemblies',
    'bulk',
    'cases',
    'connections',
    'contractHolders',
    'contracts',
    'correctionsByFile',
    'cueSheets',
    'cwr',
    'cwrOut',
    'desk',
    'disputes',
    'distributionCalendar',
    'distributions',
    'files',
    'heirs',
    'inheritedAdvance',
    'ipi',
    'iswc',
    'life',
    'losses',
    'memberships',
    'migration',
    'news',
    'operations',
    'parties',
    'payments',
    'performanceDesk',
    'personEdit',
    'places',
    'plainFields',
    'proxies',
    'records',
    'registeredTwice',
    'repertory',
    'reports',
    'royalties',
    'runs',
    'secondFactors',
    'sheets',
    'sftp',
    'signOn',
    'statements',
    'takenBack',
    'transparency',
    'unidentified',
    'unmatchedUsage',
    'usage',
    'users',
    'weight',
    'whole',
    'writeOffs',
  ].join('|')})\\.spec\\.ts$`,
  'u',
);
const onThePhone =
  /\/(approvals|contract|drafts|earnings|firstSight|funds|groups|help|musicStart|notifications|openId|passwords|phone|sending|setListPicture|setListWords|splitRoom|unsubscribe)\.spec\.ts$/;

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  // More than the processors: a journey waits a tenth of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: portal,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // What a journey sees comes from the server; the one about the worker lets it in.
    contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages are soon left again: what it costs to compile them well never comes back. A fifth less of the browser's time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'is-desktop',
      metadata: { language: 'is' },
      use: { viewport: desktop, colorScheme: 'light' },
      testIgnore: onThePhone,
    },
    {
      name: 'en-phone',
      metadata: { language: 'en' },
      use: { viewport: phone, colorScheme: 'dark' },
      testIgnore: atTheDesk,
    },
    {
      name: 'is-phone',
      metadata: { language: 'is' },
      use: { viewport: phone, colorScheme: 'light' },
      testMatch: inBothLanguagesOnPhones,
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" server/src/app/main.ts`,
      cwd: root,
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        OMUR_DATA: process.env.E2E_DATA,
        PORT: String(port),
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_MINUTE: '0',
        OVERLOAD_MILLISECONDS: '0',
        // Every browser of every journey comes from one address.
        CONNECTIONS_PER_ADDRESS: '0',
        DATABASE_URL: '',
        PUBLIC_URL: portal,
        PAYMENT_IBAN: 'IS140159260076545510730339',
        PAYMENT_BIC: 'GLITISRE',
        OPENID_PROVIDER: 'true',
        OIDC_ISSUER: provider,
        OIDC_CLIENT_ID: 'omur',
        OIDC_CLIENT_SECRET: 'for-tests-alone',
        ISWC_URL: `http://127.0.0.1:${iswcAgency.port}`,
        ISWC_KEY: iswcAgency.key,
        WEBHOOKS_LOCAL: 'true',
        SFTP_PRIVATE: 'true',
        PUBLIC_REPERTORY: 'true',
        JOIN_URL: 'https://felagid.example/adild',
        PUBLIC_NEWS: 'true',
        PUBLIC_RATE_PER_MINUTE: '0',
      },
    },
    {
      // Electronic ID that believes whatever kennitala is typed.
      command: `"${process.execPath}" server/test/openIdProviderProcess.ts ${port + 1000} ${portal}/rafraen-innskraning`,
      cwd: root,
      url: `${provider}/.well-known/openid-configuration`,
      stderr: 'ignore',
    },
    {
      command: `"${process.execPath}" server/test/iswcAgencyProcess.ts ${iswcAgency.port} ${iswcAgency.key}`,
      cwd: root,
      port: iswcAgency.port,
    },
    {
      command: `"${process.execPath}" server/test/sftpServerProcess.ts ${port + 1002}`,
      cwd: root,
      port: port + 1002,
    },
  ],
});
