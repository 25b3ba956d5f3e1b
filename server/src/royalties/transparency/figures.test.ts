import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { keptLongAgo, longAgo } from '../../../test/longAgo.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { aRun, deduct, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed, sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

// The year in which a run distributed, and this year, in which some of it was paid and the rest was not.

const now = new Date().getUTCFullYear();
const before = Number(longAgo.slice(0, 4));
const used = now - 4;
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  const both = [society.anna, society.bera] as const;
  await logsShareAPool(portal, both);
  await deduct(portal, both, 10);
  await distribute();
  await importOne();
  await society.pay({ LAGMARKSGREIDSLA: 1000 });
  await giveAway();
});
afterAll(() => portal.close());

/** Of 10,000 kr. 9,000 are shared, 10 a second: to one who is paid, one without an account, one whose payments are stopped, and one who has too little. */
async function distribute(): Promise<void> {
  const [paid, stopped, little] = [await society.payee(), await society.payee(), await society.payee()];
  const [bare, lost] = [await portal.someone(), await portal.someone()];
  const lines = [`${used}-03-01;Enginn þekkir þetta;Einhver;60`];
  for (const [by, title, seconds] of [
    [paid, 'Brimalda', 400],
    [bare, 'Vornótt', 200],
    [stopped, 'Húmið', 150],
    [little, 'Sker', 50],
    [lost, 'Dögun', 40],
  ] as const) {
    const work = await sharedWork(portal, [by], title);
    if (by === lost) await leaveUnclaimed(portal, work, by.authorId);
    lines.push(`${used}-03-01;${title};${by.name};${seconds}`);
  }
  await portal.sql(
    `insert into payee (person_id, stop_reason, stopped_at, stopped_by) values ($1, 'asked', now(), $2)`,
    [stopped.personId, society.anna.userId],
  );
  await importUsage(portal, {
    as: society.anna,
    file: ['date;title;writers;seconds', ...lines, ''].join('\n'),
  });
  const period = `Árið ${used}`;
  await receive(portal, society.anna, { period, kronur: 10_000, day: `${before}-03-01` });
  const run = await aRun(portal, society.anna, { period, year: used, day: longAgo });
  const { body: seen } = await portal.ask(`GET /api/money/runs/${run}`, { as: society.bera });
  const body = { FINGRAFAR_FORSKODUNAR: seen.fingrafaR_FORSKODUNAR };
  const { status, text } = await portal.ask(`POST /api/money/runs/${run}/finish`, { as: society.bera, body });
  if (status !== 200) throw new Error(text);
  await keptLongAgo(portal);
}

/** A distribution of a file of today: somebody was paid 600 kr. elsewhere, 100 are held, 300 wait, and 50 are of a title that nobody knows. */
async function importOne(): Promise<void> {
  const member = await society.payee();
  const [right, work] = [await rightOf(portal, member), await portal.work({ by: member })];
  const lines = [
    `1;1;${right};${work};;Útvarp;1000`,
    '2;1;;;Ókunnugt lag;Útvarp;50',
    `3;4;${right};;;Greitt;600`,
    `4;6;${right};;;Geymt;100`,
    `5;5;${right};;;Til greiðslu;300`,
  ];
  await finishedDistribution(portal, {
    as: society.anna,
    id: 900,
    file: ['line;type;right;work;title;pot;amount', ...lines].join('\n'),
    head: { DAGS_UTHLUTUNAR: society.today },
  });
}

/** What the run kept goes to a fund. */
async function giveAway(): Promise<void> {
  const { body: list } = await portal.ask(`GET /api/money/unclaimed/1/${used}`, { as: society.bera });
  const FINGRAFAR_LISTA = list.fingrafaR_LISTA;
  const asked = await society.post('unclaimedDecisions', {
    FLOKKUR_UTHLUTUNAR_NR: 1,
    NOTKUNARAR: used,
    RADSTOFUN_FJAR: 'cultural',
    ASTAEDA_RADSTOFUNAR: 'Enginn hefur gefið sig fram.',
    FINGRAFAR_LISTA,
  });
  const path = `PATCH /api/money/unclaimedDecisions/${asked.body.akvorduN_UM_OSOTT_FE_NR}`;
  const { status, text } = await portal.ask(path, {
    as: society.bera,
    body: { SAMTHYKKT: 1, FINGRAFAR_LISTA },
  });
  if (status !== 204) throw new Error(text);
}

/** By figure: what it is broken down by, as far as it is, and the krónur. */
async function figuresOf(year: number): Promise<Record<string, unknown[]>> {
  const { status, body, text } = await society.post('transparency', { SKYRSLUAR: year });
  if (status !== 201) throw new Error(text);
  const told: Record<string, unknown[]> = {};
  for (const one of body.toluR_SKYRSLU as Record<string, unknown>[]) {
    const by = [
      one['sundurliduN_TOLU'],
      one['notkuN_AD_BAKI'],
      one['heitI_POTTS_EDA_FELAGS'],
      one['upprunaar'],
    ];
    (told[one['talA_SKYRSLU'] as string] ??= []).push([...by.filter((each) => each !== null), one['upphad']]);
  }
  return told;
}

it('R29 says what was attributed in a year, of what, and why it had not been paid at its end', async () => {
  const { balance: _, cash, ...told } = await figuresOf(before);
  expect(told).toEqual({
    flow: [
      ['cameIn', 10_000],
      ['deducted', 1000],
      ['kept', 1000],
      ['payable', 8000],
    ],
    received: [['broadcaster', 10_000]],
    deducted: [['administration', 'broadcaster', 1000]],
    taken: [['Hljóðvarp', 9000]],
    waiting: [[before, 8000]],
    kept: [[1000]],
    unpaid: [
      ['asked', 1500],
      ['nextRun', 4500],
      ['noAccount', 2000],
    ],
  });
  expect(cash).toEqual([['income', 10_000]]);
});

it('R29 says what was paid, of which year, what of it was not and why, and what was given away as non-distributable', async () => {
  const { balance: _, ...told } = await figuresOf(now);
  expect(told).toEqual({
    flow: [
      ['cameIn', 1050],
      ['kept', -850],
      ['payable', 900],
      ['unclaimed', 1000],
    ],
    received: [['imported', 1050]],
    taken: [['imported', 1050]],
    paid: [
      ['byRun', 4000],
      ['elsewhere', 600],
    ],
    waiting: [
      [before, 4000],
      [now, 300],
    ],
    held: [[100]],
    kept: [[50]],
    unclaimed: [['cultural', 1000]],
    unpaid: [
      ['asked', 1500],
      ['belowLeast', 800],
      ['noAccount', 2000],
    ],
  });
});
