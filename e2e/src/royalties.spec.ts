import { enterAccountAbroad, enterSociety, readCredit, readPaidAbroad } from './abroadSteps.ts';
import { correct, mend, paidFor, readDifference } from './correctionSteps.ts';
import { comeBack, confirm, pay, sendTwice } from './paymentSteps.ts';
import { picture } from './picture.ts';
import { expect, people, test, type Visit } from './portal.ts';
import {
  aGreenWork,
  confirmIncome,
  decide,
  finish,
  importLog,
  type Journey,
  preview,
  previewAgain,
  readWhy,
  receive,
  share,
} from './royaltySteps.ts';

// A pay run pays whoever is owed anything, and one at a time waits.
test.describe.configure({ mode: 'serial' });

for (const [language, other] of [
  ['is', 'en'],
  ['en', 'is'],
] as const) {
  const isFirst = language === 'is';
  test(`R4, R6, R7, R9, R11, R14, R15, R17, R19, R21, R22, R23, R26, R35, R42, R43, R61, R62, R103, R163, R188, R208 a króna goes from a station to a member’s account (${language})`, async ({
    visit,
    request,
  }) => {
    test.setTimeout(240_000);
    const [first, second, member] = [await visit(language), await visit(language), await visit(language)];
    const elsewhere = await visit(other);
    const journey: Journey = {
      first,
      second,
      member,
      request,
      say: first.portal.say,
      work: await aGreenWork(request, first.portal.unique('Brimalda')),
      station: first.portal.unique('Útvarp Vogar'),
      unknown: first.portal.unique('Óþekkta lagið'),
      later: first.portal.unique('Seinna lagið'),
      look: async ({ page, portal }, name) => {
        if (isFirst) await portal.expectAccessible();
        await picture(page, name);
      },
    };
    await test.step('a station pays', () => receive(journey));
    await test.step('its log is taken, without a line that cannot be read', () => importLog(journey));
    await test.step('what found no work is decided once for all of its lines', () => decide(journey));
    await test.step('what it plays shares a pool, by a rule of two', () => share(journey));
    await test.step('another administrator finds what came in on the account', () => confirmIncome(journey));
    const society =
      isFirst && (await test.step('a society whose money waits is entered', () => enterSociety(journey)));
    const run = await test.step('a run is previewed and compared', () => preview(journey));
    await test.step('calculated again, it names the work that has changed', () => previewAgain(journey, run));
    await test.step('the second administrator finishes it', () => finish(journey, run));
    await test.step('the member reads the statement, its lines, and why', () => readWhy(journey, run));
    if (society)
      await test.step('the society has what waited, and gets its statement', () =>
        readCredit(journey, society));
    else
      await test.step('a co-author was missing: the run is corrected', () =>
        beCorrected(journey, run, elsewhere));
    if (isFirst)
      await test.step('an account abroad is entered by one and approved by another', () =>
        enterAccountAbroad(journey, elsewhere));
    const payRun = await test.step('one makes a pay run, the other approves it', () => pay(journey));
    await test.step('its file is sent twice', () => sendTwice(journey, payRun));
    const paid = await test.step('the bank confirms it, and the member sees it paid', () =>
      confirm(journey, payRun));
    if (isFirst) await test.step('also the payment abroad', () => readPaidAbroad(journey, elsewhere));
    // To an account that was closed nothing more is paid: once, at the end.
    else
      await test.step('it is sent back, and the member reads what to mend, in either language', async () => {
        await comeBack(journey, payRun, paid, elsewhere);
      });
  });
}

/** What the co-author gets is what the member gives back, to the eyrir. */
async function beCorrected(journey: Journey, run: string, elsewhere: Visit): Promise<void> {
  const before = await paidFor(journey, people.member);
  await mend(journey);
  const correction = await correct(journey, run);
  // Whoever finishes it is no editor.
  await journey.second.portal.openAs(people.secondAdministrator, '/úthlutunarkeyrslur');
  await finish(journey, correction);
  await readDifference(journey, correction, elsewhere);
  const given = await paidFor(journey, people.lyricist);
  expect((await paidFor(journey, people.member)) + given).toBe(before);
  expect(Math.abs(given - before * 0.3)).toBeLessThan(4);
}
