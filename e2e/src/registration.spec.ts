import { expect, people, test } from './portal.ts';
import { openRegistration } from './registrationForm.ts';

const own = 'Amélie Łukasik-Čapková';
const registrant = people.abroad;
const nobreak = '\u00a0';

test.describe('the registration form', () => {
  test('F5.3, F5.4, F8.7, F9.1 title and length say what is wrong with them', async ({ page, portal }) => {
    const { say } = portal;
    const form = await openRegistration(page, portal, registrant);
    await expect(form.length).toHaveValue('3');
    await form.title.fill('a'.repeat(59));
    await expect(page.getByText(say({ is: '1 stafur eftir', en: '1 character left' }))).toBeVisible();
    await form.title.fill('a'.repeat(61));
    await expect(page.getByText(say({ is: '1 staf of langt', en: '1 character too long' }))).toBeVisible();
    const tooLong = say({
      is: 'Heiti verks er of langt: fjöldi stafa er 61 en má mest vera 60.',
      en: 'The title is too long: it has 61 characters and may have 60 at most.',
    });
    await expect(page.getByText(tooLong).first()).toBeVisible();
    await expect(form.submit).toBeDisabled();
    await form.title.fill('Á mörkum');

    const spelled = [
      ['3.5', '3.5', { is: '3 mínútur og 50 sekúndur', en: '3 minutes and 50 seconds' }],
      ['3,05', '3.05', { is: '3 mínútur og 5 sekúndur', en: '3 minutes and 5 seconds' }],
      ['21:01', '21.01', { is: '21 mínúta og 1 sekúnda', en: '21 minutes and 1 second' }],
      ['4 mín', '4', { is: '4 mínútur', en: '4 minutes' }],
    ] as const;
    for (const [typed, shown, words] of spelled) {
      await form.length.fill(typed);
      await expect(form.length).toHaveValue(shown);
      await expect(page.getByText(say(words), { exact: true })).toBeVisible();
    }
    const wrong = [
      ['3.7', { is: 'Lengd er skrifuð í mínútum', en: 'Write the length in minutes' }],
      [
        '0',
        { is: 'Lengd verks verður að vera meiri en 0.', en: 'The length of the work must be more than 0.' },
      ],
    ] as const;
    for (const [typed, words] of wrong) {
      await form.length.fill(typed);
      await expect(page.getByText(say(words)).first()).toBeVisible();
      await expect(form.submit).toBeDisabled();
    }
    await expect(page.getByText('-', { exact: true })).toBeVisible();
    await portal.expectAccessible();
    await form.length.fill('');
    await expect(form.missing).toContainText(say({ is: 'Vantar: lengd', en: 'Missing: length' }));
  });

  test('F5.5–F5.7, F5.9–F5.14, F9.2–F9.4 the panel says which rule the authors break', async ({
    page,
    portal,
  }) => {
    const form = await openRegistration(page, portal, registrant);
    const broken = (is: string, en: string) => expect(form.rules).toContainText(portal.say({ is, en }));
    await form.edit(own, { role: 'lyricist' });
    await broken(
      'Að minnsta kosti einn höfundur verður að innihalda C, CA eða CAR merkingu',
      'At least one author must be marked C, CA or CAR',
    );
    await form.edit(own, { role: 'arranger' });
    await broken('þar sem útsetjarar (AR) eiga 100%', 'with 100% to arrangers (AR)');
    await broken(
      `mest 16,67${nobreak}% þegar þjóðlag er ekki á verkinu. Þeir eiga nú 100${nobreak}%.`,
      'arrangers (AR) together may have 16,67% at most. They have 100%.',
    );
    await form.edit(own, { role: 'composer', share: '30' });
    await form.addPublicDomain({});
    await broken(
      `mega aðrir höfundar eiga samanlagt mest 25${nobreak}%. Þeir eiga nú 30${nobreak}%.`,
      'the other authors together may have 25% at most. They have 30%.',
    );
    const traditional = portal.say({ is: 'Þjóðlag', en: 'Traditional' });
    await form.edit(own, { role: 'composer', share: '70' });
    await form.edit(traditional, { role: 'lyricist', share: '30' });
    await broken(
      `(A) mega aðrir höfundar eiga samanlagt mest 66,67${nobreak}%. Þeir eiga nú 70${nobreak}%.`,
      'the other authors together may have 66,67% at most. They have 70%.',
    );
    await form.edit(traditional, { role: 'composer' });
    await broken(
      `en útsetjarar eiga samanlagt mest 33,33${nobreak}%. Þeir eiga nú 70${nobreak}%.`,
      'except arrangers together may have 33,33% at most. They have 70%.',
    );
    await form.edit(own, { role: 'arranger' });
    await broken(
      `mega útsetjarar (AR) eiga samanlagt mest 25${nobreak}%. Þeir eiga nú 70${nobreak}%.`,
      'arrangers (AR) together may have 25% at most. They have 70%.',
    );
    await expect(form.submit).toBeDisabled();
    await portal.expectAccessible();
    await form.remove(traditional);
    await form.remove(own);
    await expect(form.missing).toContainText(portal.say({ is: 'höfund', en: 'an author' }));
  });

  test('F2.39, F2.40, F2.43, F2.45, F5.8, F5.24, L9.3, V10 the search warns of an author who is on the work', async ({
    page,
    portal,
  }) => {
    const form = await openRegistration(page, portal, registrant);
    await form.addAuthor({ is: 'Skráður höfundur', en: 'Registered author' });
    await expect(form.dialog.getByRole('tab')).toHaveText(
      portal
        .say({
          is: 'Skráður höfundur,Utan félags,Þjóðlag,Meðhöfundar,Gervigreind',
          en: 'Registered author,Not a member,Traditional,Co-authors,AI',
        })
        .split(','),
    );
    await form.add();
    const notChosen = { is: 'Leitaðu að höfundi og veldu hann.', en: 'Search for an author and choose one.' };
    await expect(form.dialog.getByText(portal.say(notChosen))).toBeVisible();
    const typedAt = Date.now();
    const searching = page.waitForRequest(/\/api\/authors\?name=/);
    await form.dialog.getByRole('combobox').fill('amelie lukasik');
    await searching;
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(1000);
    const found = form.dialog.getByRole('option', { name: own });
    await expect(found).toBeDisabled();
    await expect(found).toContainText('892350…');
    await expect(found).not.toContainText('8923501739');
    await expect(found).toContainText(
      portal.say({
        is: 'Þessi höfundur er nú þegar skráður á verkið',
        en: 'This author is already registered on the work',
      }),
    );
    await portal.expectAccessible();
    await form.dialog.getByRole('tab', { name: portal.say({ is: 'Meðhöfundar', en: 'Co-authors' }) }).click();
    await form.dialog.getByRole('button', { name: /Małgorzata/ }).click();
    // H106: where one has all, half is offered.
    await expect(form.shareIn(form.dialog)).toHaveValue('50');
    await form.fillEntry(form.dialog, { share: '0' });
    await form.add();
    await expect(
      form.dialog.getByText(
        portal.say({ is: 'Hlutfall verður að vera hærra en 0.', en: 'The share must be more than 0.' }),
      ),
    ).toBeVisible();
    await form.fillEntry(form.dialog, { share: '12,5' });
    await expect(form.shareIn(form.dialog)).toHaveValue('12.5');
  });

  test('F2.41, F5.17–F5.21, F9.5, V9 an author outside the society must be told apart from the known ones', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const form = await openRegistration(page, portal, registrant);
    await form.addAuthor({ is: 'Utan félags', en: 'Not a member' });
    await form.add();
    const says = (is: string, en: string) =>
      expect(form.dialog.getByText(say({ is, en }), { exact: true })).toBeVisible();
    await says('Nafn vantar.', 'The name is missing.');
    await says('Netfang vantar.', 'The e-mail address is missing.');
    await says('Kennitala má ekki vera tóm.', 'The national ID (kennitala) must not be empty.');
    await portal.expectAccessible();

    await form.dialog.getByLabel(say({ is: 'Netfang', en: 'E-mail' }), { exact: true }).fill('nafn@');
    await says(
      'Netfangið er ekki rétt skrifað. Það á að vera eins og nafn@lén.is.',
      'The e-mail address is not valid. It should look like name@domain.com.',
    );
    const kennitala = form.dialog.getByLabel(say({ is: 'Kennitala', en: 'National ID (kennitala)' }));
    await kennitala.fill('01013024');
    await says(
      'Kennitala er nákvæmlega tíu tölustafir.',
      'A national ID (kennitala) has exactly ten digits.',
    );
    // S9: of a number alone nothing is told.
    await form.dialog.getByLabel(say({ is: 'Nafn', en: 'Name' }), { exact: true }).fill('Þórdís');
    await kennitala.fill('010130-2479');
    await says(
      'Kennitala nú þegar til í kerfinu...',
      'This national ID (kennitala) is already in the system...',
    );
    const ipi = form.dialog.getByLabel(say({ is: 'IPI-númer', en: 'IPI number' }));
    await ipi.fill('98001000132');
    await says('IPI tala nú þegar til í kerfinu...', 'This IPI number is already in the system...');
    await ipi.fill('98001000131');
    await expect(
      form.dialog.getByText(say({ is: 'IPI-númerið stenst ekki', en: 'This is not a valid IPI number' })),
    ).toBeVisible();

    await form.dialog.getByLabel(say({ is: 'Erlendur höfundur', en: 'Foreign author' })).check();
    await expect(kennitala).toHaveCount(0);
    await ipi.fill('');
    await form.add();
    await says('IPI-númer vantar.', 'The IPI number is missing.');
  });

  test('F2.45 a row is changed where it stands, deleted, and put back', async ({ page, portal }) => {
    const form = await openRegistration(page, portal, registrant);
    const row = page.getByRole('tabpanel').getByRole('listitem').first();
    await form.openEditor(own);
    await form.shareIn(form.editor(own)).fill('60');
    await portal.expectAccessible();
    await form.save(own);
    await expect(row).toContainText('60,00');

    await form.openEditor(own);
    await form.shareIn(form.editor(own)).fill('70');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('60,00');

    await form.openEditor(own);
    await form.shareIn(form.editor(own)).fill('80');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(row).toContainText('80,00');

    await form.remove(own);
    await expect(
      page.getByText(
        portal.say({ is: 'Enginn höfundur er kominn á verkið', en: 'There is no author on the work yet' }),
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: portal.say({ is: 'Afturkalla', en: 'Undo' }) }).click();
    await expect(row).toContainText(own);
  });

  test('F2.25 those who register nothing are told why', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.viewer, '/verk/stofna');
    await expect(
      page.getByText(say({ is: 'Aðgangur þinn er til að skoða.', en: 'Your access is for viewing.' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await portal.openAs(people.external, '/verk/stofna');
    await expect(
      page.getByText(
        say({ is: 'Þú skráir verk fyrir aðra með umboði.', en: 'You register works on behalf of others.' }),
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: say({ is: 'Opna umboð', en: 'Open shared access' }) }).click();
    await expect(page).toHaveURL(/\/umbo/);
  });
});
