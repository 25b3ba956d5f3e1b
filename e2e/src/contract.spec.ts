import type { Locator, Page } from '@playwright/test';
import { expect, type Portal, people, test } from './portal.ts';
import { openRegistration } from './registrationForm.ts';

const own = 'Þórdís Æsa Öndólfsdóttir';
const coAuthor = 'Jökull Steinn Ármannsson';
const publisher = 'Ómblíða útgáfa';

test.describe('a publishing contract', () => {
  test('F2.45, V6, V7 is chosen for themselves, and the publisher is paid its part of the work', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const title = portal.unique('Með samningi');
    const form = await openRegistration(page, portal, people.member);
    await form.title.fill(title);

    // One contract of the two has ended, and is not there to choose.
    await form.openEditor(own);
    const ofOwn = form.editor(own).getByLabel(say({ is: 'Útgáfusamningur', en: 'Publishing contract' }));
    await expect(ofOwn.getByRole('option')).toHaveCount(2);
    await ofOwn.selectOption({ index: 1 });
    await form.shareIn(form.editor(own)).fill('50');
    await form.save(own);
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: own });
    await expect(row).toContainText('(33,33 / 50)');

    // V7: of the co-author's contracts nobody but their parties knows.
    await form.search('jokull st', coAuthor);
    await expect(form.dialog.getByRole('radio')).toHaveCount(0);
    await portal.expectAccessible();
    await form.add();
    await expect(form.missing).toHaveText(say({ is: 'Allt er tilbúið.', en: 'Everything is ready.' }));
    await form.submit.click();

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectRights(page, portal);
    await portal.expectAccessible();

    // V7: the contract makes the publisher a party.
    await portal.openAs(people.publisher, new URL(page.url()).pathname);
    await expectRights(page, portal);
  });

  test('V3, F8.3, F2.40, F3.13 lets a publisher register for an author under a running contract, which it chooses, and for no other', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const form = await openRegistration(page, portal, people.publisher);
    await form.title.fill(portal.unique('Frá útgefanda'));
    await form.addRegistered('solrun harpa', 'Sólrún Harpa Vídalín', { share: '50' });
    await expect(form.rules).toContainText(
      say({
        is: 'Útgefandi verður að vera með útgáfusamning í gildi við einn höfundanna',
        en: 'A publisher must have a running publishing contract with one of the authors',
      }),
    );
    await expect(form.missing).toContainText(
      say({ is: 'höfund sem þú gefur út', en: 'an author you publish' }),
    );
    await expect(form.submit).toBeDisabled();
    await portal.expectAccessible();

    await form.search('jokull st', coAuthor);
    const choice = form.dialog.getByRole('group', {
      name: say({ is: 'Útgáfusamningur', en: 'Publishing contract' }),
    });
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await expect(choice).toContainText(
      say({
        is: 'útgefandi fær 25 % innanlands, -- erlendis',
        en: 'the publisher gets 25% at home, -- abroad',
      }),
    );
    await expect(form.dialog.getByRole('table')).toHaveCount(0);
    await choice.getByRole('radio', { name: publisher }).check();
    const effect = form.dialog.getByRole('row');
    await expect(effect.filter({ hasText: coAuthor })).toContainText(percents('37,50', '50,00'));
    await expect(effect.filter({ hasText: publisher })).toContainText(percents('12,50', '0,00'));
    await portal.expectAccessible();
    await form.add();
    await expect(form.missing).toHaveText(say({ is: 'Allt er tilbúið.', en: 'Everything is ready.' }));
    await form.submit.click();
    await expect(page).toHaveURL(/\/verk\/\d+/);
  });
});

/** The author's line and the publisher's of one half, and the co-author's of the other. */
async function expectRights(page: Page, portal: Portal): Promise<void> {
  await page.getByRole('tab', { name: portal.say({ is: 'Réttindi', en: 'Rights' }) }).click();
  const panel = page.getByRole('tabpanel');
  const name = portal.say({ is: 'Réttindi', en: 'Rights' });
  // As they are now; their history stands below.
  const now = panel.getByRole('list', { name, exact: true });
  const all = now.getByRole('listitem');
  const rows = all.filter({ hasText: portal.say({ is: 'Samningur', en: 'Contract' }) });
  const paid = (line: Locator, home: string, abroad: string) =>
    expect(line).toContainText(percents(home, abroad));
  const published = rows.filter({ hasText: publisher });
  const kept = rows.filter({ hasNotText: publisher });
  await expect(rows).toHaveCount(2);
  await paid(kept.filter({ hasText: own }), '33,34', '25,00');
  await paid(published.filter({ hasText: own }), '16,66', '25,00');
  await paid(all.filter({ hasText: coAuthor }), '50,00', '50,00');
  // Home and abroad, and of the parties below each of the three rights.
  await expect(panel.getByText('100,00')).toHaveCount(5);
}

/** What is had at home and, after it, abroad. */
function percents(...shares: readonly string[]): RegExp {
  return new RegExp(shares.join('.*'), 'su');
}
