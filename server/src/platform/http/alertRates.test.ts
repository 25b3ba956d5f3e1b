import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fires, ratesFire, rules, type Series } from '../../../test/alertRules.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { scrapes } from '../../../test/scraped.ts';
import { aWebhookOwner, webhookPassword } from '../../../test/webhookOwner.ts';

let portal: Portal;
let member: Someone;
let scrape: () => Promise<Series[]>;
beforeAll(async () => {
  portal = await aPortal();
  member = await aWebhookOwner(portal);
  scrape = scrapes(portal);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const ruleOf = (alert: string) => rules.get(alert) ?? '';
/** Whether a rule fires over what happens: it takes less than the window of any rule. */
async function isFiredBy(alert: string, happens: () => Promise<unknown>): Promise<boolean> {
  const before = await scrape();
  await happens();
  return ratesFire(ruleOf(alert), { before, after: await scrape() });
}

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}
const society = () => portal.ask('GET /api/society');
const zipcodes = async () => (await portal.ask('GET /api/zipcodes', { as: member })).status;
const logIn = async (LYKILORD: string) =>
  (await portal.ask('POST /api/login', { body: { KENNITALA: member.kennitala, LYKILORD } })).status;

it('O361 LoginsRefused fires at more than thirty refusals a minute, and not by log-ins that succeed', async () => {
  const refused = async () => expect([401, 429]).toContain(await logIn('Rangt-lykilord-1'));
  await refused();
  const succeeds = async () => expect(await logIn(webhookPassword)).toBe(200);
  expect(await isFiredBy('LoginsRefused', () => times(20, succeeds))).toBe(false);
  // Thirty in each of its ten minutes. From the ninth on nobody looks at the password any more.
  expect(await isFiredBy('LoginsRefused', () => times(300, refused))).toBe(false);
  expect(await isFiredBy('LoginsRefused', () => times(301, refused))).toBe(true);
}, 60_000);

/** Somebody who has to wait for so long for what nobody else can read meanwhile. */
async function slow(milliseconds: number): Promise<void> {
  const client = new pg.Client(portal.database.owner);
  await client.connect();
  await client.query('begin; lock table postal_code in access exclusive mode');
  const waiting = zipcodes();
  await delay(milliseconds);
  await client.end();
  expect(await waiting).toBe(200);
}

it('O361 PortalSlow fires once more than one in twenty takes longer than a second', async () => {
  const twoOf = (most: number) => async () => {
    await slow(1_100);
    await slow(1_100);
    await times(most - 2, society);
  };
  expect(await isFiredBy('PortalSlow', twoOf(100))).toBe(false);
  expect(await isFiredBy('PortalSlow', twoOf(20))).toBe(true);
});

it('O361 PortalFails fires once more than one answer in a hundred is 5xx', async () => {
  const fails = async () => {
    await portal.sql('alter table postal_code rename to postal_code_aside');
    expect(await zipcodes()).toBe(500);
    await portal.sql('alter table postal_code_aside rename to postal_code');
  };
  const oneOf = (all: number) => async () => {
    await fails();
    await times(all - 1, society);
  };
  expect(await isFiredBy('PortalFails', oneOf(110))).toBe(false);
  expect(await isFiredBy('PortalFails', oneOf(50))).toBe(true);
});

const givenUp = () =>
  portal.sql(`insert into letter (kind, recipient, language, subject, body, created_at, due_at, attempts)
    values ('approvalAsked', 'a@example.is', 'is', 's', 'b', now() - interval '9 days', 'infinity', 25)`);

it('O361 LettersGivenUp fires while there are more than an hour before', async () => {
  await givenUp();
  expect(await isFiredBy('LettersGivenUp', async () => undefined)).toBe(false);
  expect(await isFiredBy('LettersGivenUp', givenUp)).toBe(true);
});

it('O361 TransactionsNotFrozen fires by the age of the oldest database', async () => {
  const scraped = await scrape();
  const age = Math.max(
    ...scraped.filter(({ name }) => name === 'omur_database_xid_age').map(({ value }) => value),
  );
  const above = (bound: number) => ruleOf('TransactionsNotFrozen').replace('1e9', String(bound));
  expect(ruleOf('TransactionsNotFrozen')).toContain('> 1e9');
  expect(fires(above(age), scraped)).toBe(false);
  await portal.sql('select pg_current_xact_id()');
  expect(fires(above(age), await scrape())).toBe(true);
});
