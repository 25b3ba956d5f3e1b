import { expect, people, test } from './portal.ts';
import { finishedDistribution } from './finishedDistribution.ts';
import { longAgo } from './longAgo.ts';
import { picture } from './picture.ts';

const year = new Date().getFullYear() - 1;

test.describe('distribution runs', () => {
  test('R32 two administrators decide what becomes of money that nobody has claimed in time', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    test.slow();
    const { say } = portal;
    const old = year - 5;
    const [one, two] = ['Gleymt lag', 'Týnt lag'].map((title) => portal.unique(title));
    const line = (number: number, title = '') =>
      `${number};Útvarp;${title};Valsbræður;Öldurás;40${number}2,15;${old}-06-17`;
    const name = portal.unique('Geymt');
    const lines = [line(1, one), line(2, two)];
    await finishedDistribution(request, { name, lines, categoryId: 2, day: `${year - 2}-06-15` });
    // The year in which nobody may claim what is kept has passed since it was booked (R36).
    longAgo('booked', name);

    await test.step('one proposes a fund, from the deadlines', async () => {
      await portal.openAs(people.administrator, '/úthlutunarkeyrslur?flipi=frestir');
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await picture(page, 'kept');
      await page.locator(`a[href*="/2/${old}"]`).click();
      await expect(page.getByRole('main')).toContainText(two ?? '');
      await portal.expectAccessible();
      const ask = page.getByRole('button', {
        name: say({ is: 'Leggja til ráðstöfun', en: 'Propose a use' }),
      });
      await ask.click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say({ is: 'Rennur í', en: 'Goes to' })).selectOption('cultural');
      await form
        .getByLabel(say({ is: 'Rökstuðningur', en: 'Reason' }))
        .fill('Listinn hefur verið birtur í þrjú ár og enginn hefur gefið sig fram.');
      await portal.expectAccessible();
      await picture(page, 'propose');
      await form
        .getByRole('button', { name: say({ is: 'Leggja til ráðstöfun', en: 'Propose a use' }) })
        .click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })).toHaveCount(
        0,
      );
    });

    await test.step('another approves the same list', async () => {
      const approve = say({ is: 'Samþykkja', en: 'Approve' });
      await desk.portal.openAs(people.secondAdministrator, new URL(page.url()).pathname);
      await desk.page.getByRole('button', { name: approve }).click();
      await desk.portal.expectAccessible();
      await picture(desk.page, 'approve');
      const question = desk.page.getByRole('alertdialog');
      await question.getByRole('button', { name: approve }).click();
      await expect(question).toBeHidden();
      await expect(desk.page.getByRole('main')).toContainText(
        say({ is: 'Ekkert ósótt', en: 'Nothing unclaimed' }),
      );
      await desk.portal.expectAccessible();
      await picture(desk.page, 'decided');
      await desk.page.goto('/bókhald');
      await expect(desk.page.getByRole('main')).toContainText(
        say({ is: 'Allt stemmir', en: 'Everything balances' }),
      );
      await picture(desk.page, 'control');
    });
  });
});
