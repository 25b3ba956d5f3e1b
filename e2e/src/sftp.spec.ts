import { expect, logIn, people, test } from './portal.ts';
import { picture } from './picture.ts';

const password = 'sjö svartir svanir';
const portalPassword = 'Hljomfall-2026';
const port = String(Number(process.env.E2E_PORT ?? 3217) + 1002);

test('X120, X122, X125 an SFTP account is added, tells of a key that is not known, and works once it is', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const onServer = say({ is: 'Lykilorð á netþjóninum', en: 'Password on the server' });
  const own = say({ is: 'Lykilorðið þitt', en: 'Your password' });
  await portal.openAs(people.administrator, '/cwr-ut');
  await page.getByRole('tab', { name: 'SFTP' }).click();
  await test.step('an account with another key than the server has', async () => {
    await page.getByRole('button', { name: say({ is: 'Bæta við tengingu', en: 'Add account' }) }).click();
    const dialog = page.getByRole('dialog');
    const act = dialog.getByRole('button', { name: say({ is: 'Bæta við tengingu', en: 'Add account' }) });
    await act.click();
    await expect(dialog.getByText(say({ is: 'Fylltu þetta út.', en: 'Please fill this in.' }))).toHaveCount(
      6,
    );
    await portal.expectAccessible();
    await dialog
      .getByRole('combobox', { name: say({ is: 'Viðtakandi', en: 'Receiver' }) })
      .selectOption('048');
    await dialog.getByLabel(say({ is: 'Netþjónn', en: 'Server' }), { exact: true }).fill('127.0.0.1');
    await dialog.getByLabel(say({ is: 'Gátt', en: 'Port' })).fill(port);
    await dialog.getByLabel(say({ is: 'Notandi', en: 'User' })).fill('omur');
    const keys = dialog.getByLabel(say({ is: 'Fingraför netþjónsins', en: 'Host key fingerprints' }));
    await keys.fill('MD5:00');
    await dialog.getByRole('textbox', { name: onServer }).fill(password);
    await dialog.getByRole('textbox', { name: own }).fill(portalPassword);
    await dialog.getByLabel(say({ is: 'Skrár frá okkur', en: 'Files from us' })).fill('/in');
    await act.click();
    await expect(dialog.getByText(/ssh-keygen/u)).toBeVisible();
    await keys.fill(`SHA256:${'A'.repeat(43)}`);
    await act.click();
    await expect(dialog).toBeHidden();
  });
  const shown = page.getByText(/^SHA256:(?!A{43})/u);
  await test.step('it is not entered, and shows the key', async () => {
    await page.getByRole('button', { name: say({ is: 'Tengjast núna', en: 'Connect now' }) }).click();
    await expect(shown).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'host-key');
  });
  await test.step('with that key it works, and the password is asked for anew', async () => {
    const fingerprint = await shown.innerText();
    await page.getByRole('button', { name: say({ is: 'Breyta', en: 'Change' }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(say({ is: 'Fingraför netþjónsins', en: 'Host key fingerprints' }))
      .fill(fingerprint);
    const save = dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
    await save.click();
    await expect(dialog.getByText(/á ný þegar|again when/u)).toBeVisible();
    await dialog.getByLabel(say({ is: 'Lykilorð', en: 'Password' }), { exact: true }).check();
    await dialog.getByRole('textbox', { name: onServer }).fill(password);
    await dialog.getByRole('textbox', { name: own }).fill(portalPassword);
    await save.click();
    await expect(page.getByText(say({ is: 'Í lagi', en: 'Working' }), { exact: true })).toBeVisible();
    await picture(page, 'account');
    await page.goto('/cwr-ut');
    await expect(page.getByText(say({ is: 'Í lagi', en: 'Working' }), { exact: true })).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'receivers');
  });
  const headers = { authorization: `Bearer ${(await logIn(request, people.administrator)).token}` };
  const accounts = (await (await request.get('/api/cwr/sftpAccounts', { headers })).json()) as {
    sftP_ADGANGUR_NR: number;
  }[];
  for (const { sftP_ADGANGUR_NR: id } of accounts)
    expect((await request.delete(`/api/cwr/sftpAccounts/${id}`, { headers })).status()).toBe(204);
});
