import { expect, people, test } from './portal.ts';
import { openRegistration } from './registrationForm.ts';

const registrant = people.abroad;

test.describe('what is said of a work in plain words', () => {
  test('H7 is typed, registered, shown, reviewed, and its change told', async ({ page, portal }) => {
    const { say } = portal;
    const form = await openRegistration(page, portal, registrant);
    const title = portal.unique('Í einföldum orðum');
    await form.title.fill(title);
    await form.length.fill('3.30');
    await page.getByText(say({ is: 'Nánar um verkið', en: 'More about the work' })).click();
    const year = page.getByRole('textbox', { name: say({ is: 'Sköpunarár', en: 'Year of creation' }) });
    const language = page.getByLabel(say({ is: 'Tungumál texta', en: 'Language of the lyrics' }));
    const opus = page.getByRole('textbox', {
      name: say({ is: 'Ópus- eða verkaskrárnúmer', en: 'Opus or catalogue number' }),
    });
    const remark = page.getByRole('textbox', {
      name: say({ is: 'Athugasemd skráningaraðila', en: 'Remark of the registrant' }),
    });
    await language.selectOption({ label: say({ is: 'Færeyska', en: 'Faroese' }) });
    await opus.fill(' Op. 12 nr. 3 ');
    await remark.fill('Textinn er eftir ömmu mína.');
    await year.fill('vorið 2019');
    await portal.expectAccessible();
    await form.submit.click();
    // The field is named, the form stays as it is, and nothing was registered.
    await expect(year).toHaveAttribute('aria-invalid', 'true');
    await expect(
      page.getByText(
        say({ is: 'Gildið er ekki á réttu formi.', en: 'The value does not have the right form.' }),
      ),
    ).toHaveCount(2);
    await year.fill('2019');
    await form.submit.click();

    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const said = [
      '2019',
      say({ is: 'Færeyska', en: 'Faroese' }),
      'Op. 12 nr. 3',
      'Textinn er eftir ömmu mína.',
    ];
    for (const text of said) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    const workId = /\/verk\/(\d+)/u.exec(page.url())?.[1] ?? '';
    await portal.openAs(people.editor, `/yfirferð?verk=${workId}`);
    for (const text of said) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();

    await portal.openAs(registrant, `/verk/${workId}/breyta`);
    await expect(year).toHaveValue('2019');
    await year.fill('1819');
    await language.selectOption({ label: say({ is: 'Ekki gefið upp', en: 'Not given' }) });
    const changes = page.getByRole('region', { name: say({ is: 'Það sem breytist', en: 'What changes' }) });
    await expect(changes).toContainText('1819');
    await expect(changes).toContainText(say({ is: 'Færeyska', en: 'Faroese' }));
    await page.getByRole('button', { name: say({ is: 'Vista breytingar', en: 'Save changes' }) }).click();
    await expect(page.getByText('1819', { exact: true }).first()).toBeVisible();
  });
});
