import { test } from './portal.ts';
import { comeBack, confirm, pay, sendTwice } from './paymentSteps.ts';
import { picture } from './picture.ts';
import {
  aGreenWork,
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

for (const language of ['is', 'en'] as const)
  test(`R4, R6, R7, R9, R11, R14, R15, R17, R19, R21, R22, R23, R26, R103, R163, R188 a króna goes from a station to a member’s account (${language})`, async ({
    visit,
    request,
  }) => {
    test.setTimeout(180_000);
    const [first, second, member] = [await visit(language), await visit(language), await visit(language)];
    const journey: Journey = {
      first,
      second,
      member,
      request,
      say: first.portal.say,
      work: await aGreenWork(request),
      station: first.portal.unique('Útvarp Vogar'),
      unknown: first.portal.unique('Óþekkta lagið'),
      later: first.portal.unique('Seinna lagið'),
      look: async ({ page, portal }, name) => {
        if (language === 'is') await portal.expectAccessible();
        await picture(page, name);
      },
    };
    await test.step('a station pays', () => receive(journey));
    await test.step('its log is taken, without a line that cannot be read', () => importLog(journey));
    await test.step('what found no work is decided once for all of its lines', () => decide(journey));
    await test.step('what it plays shares a pool, by a rule of two', () => share(journey));
    const run = await test.step('a run is previewed and compared', () => preview(journey));
    await test.step('calculated again, it names the work that has changed', () => previewAgain(journey, run));
    await test.step('the second administrator finishes it', () => finish(journey, run));
    await test.step('the member reads the statement, its lines, and why', () => readWhy(journey, run));
    const payRun = await test.step('one makes a pay run, the other approves it', () => pay(journey));
    await test.step('its file is sent twice', () => sendTwice(journey, payRun));
    const paid = await test.step('the bank confirms it, and the member sees it paid', () =>
      confirm(journey, payRun));
    // To an account that was closed nothing more is paid: once, at the end.
    if (language === 'en')
      await test.step('it is sent back, and the member reads what to mend, in either language', async () =>
        comeBack(journey, payRun, paid, await visit('is')));
  });
