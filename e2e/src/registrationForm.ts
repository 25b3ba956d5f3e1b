import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from './portal.ts';

export const roles = {
  composer: '33',
  lyricist: '34',
  arranger: '35',
  composerLyricist: '36',
} as const;

interface Entry {
  role?: keyof typeof roles;
  share?: string;
}

type UnknownAuthor = Entry & { name: string; email: string; kennitala: string };

/** The registration form as somebody uses it. */
export function registrationForm(page: Page, { say }: Portal) {
  const title = page.getByRole('textbox', { name: say({ is: 'Heiti verks', en: 'Title of the work' }) });
  const length = page.getByRole('textbox', { name: say({ is: 'Lengd', en: 'Length' }) });
  const performers = page.getByRole('textbox', { name: say({ is: 'Flytjendur', en: 'Performers' }) });
  const submit = page.getByRole('button', {
    name: say({ is: 'Skrá verk', en: 'Register work' }),
    exact: true,
  });
  const rules = page.getByRole('list', {
    name: say({ is: 'Reglur um skráningu', en: 'Rules of registration' }),
  });
  const dialog = page.getByRole('dialog');
  const tab = (texts: { is: string; en: string }) => page.getByRole('tab', { name: say(texts) });
  const button = (at: Page | Locator, texts: { is: string; en: string }) =>
    at.getByRole('button', { name: say(texts), exact: true });
  const add = () => button(dialog, { is: 'Bæta við', en: 'Add' }).click();
  const roleIn = (at: Locator) => at.getByLabel(say({ is: 'Hlutverk', en: 'Role' }), { exact: true });
  const shareIn = (at: Locator) => at.getByLabel(say({ is: 'Hlutfall (%)', en: 'Share (%)' }));
  const editor = (name: string) => page.getByRole('group', { name });

  const addAuthor = async (kind: { is: string; en: string }) => {
    await button(page, { is: 'Bæta við höfundi', en: 'Add an author' }).click();
    await dialog.getByRole('tab', { name: say(kind) }).click();
  };
  const fillEntry = async (at: Locator, { role, share }: Entry) => {
    if (role) await roleIn(at).selectOption(roles[role]);
    if (share !== undefined) await shareIn(at).fill(share);
  };
  const search = async (searched: string, name: string) => {
    await addAuthor({ is: 'Skráður höfundur', en: 'Registered author' });
    await dialog.getByRole('combobox').first().fill(searched);
    await dialog.getByRole('option', { name }).click();
  };
  const openEditor = async (name: string) => {
    await page.getByRole('button', { name: say({ is: `Breyta: ${name}`, en: `Edit ${name}` }) }).click();
    await expect(shareIn(editor(name))).toBeVisible();
  };

  return {
    title,
    length,
    performers,
    submit,
    rules,
    dialog,
    editor,
    roleIn,
    shareIn,
    add,
    addAuthor,
    fillEntry,
    openEditor,
    missing: page.locator('#work-missing'),
    save: (name: string) => button(editor(name), { is: 'Vista', en: 'Save' }).click(),

    edit: async (name: string, entry: Entry) => {
      await openEditor(name);
      await fillEntry(editor(name), entry);
      await button(editor(name), { is: 'Vista', en: 'Save' }).click();
    },
    remove: (name: string) =>
      page.getByRole('button', { name: say({ is: `Fjarlægja: ${name}`, en: `Remove ${name}` }) }).click(),

    search,
    addRegistered: async (searched: string, name: string, entry: Entry) => {
      await search(searched, name);
      await fillEntry(dialog, entry);
      await add();
    },
    addUnknownAuthor: async ({ name, email, kennitala, ...entry }: UnknownAuthor) => {
      await addAuthor({ is: 'Utan félags', en: 'Not a member' });
      await dialog.getByLabel(say({ is: 'Nafn', en: 'Name' }), { exact: true }).fill(name);
      await dialog.getByLabel(say({ is: 'Netfang', en: 'E-mail' }), { exact: true }).fill(email);
      await dialog.getByLabel(say({ is: 'Kennitala', en: 'National ID (kennitala)' })).fill(kennitala);
      await fillEntry(dialog, entry);
      await add();
      await expect(dialog).toBeHidden();
    },
    addPublicDomain: async (entry: Entry) => {
      await addAuthor({ is: 'Þjóðlag', en: 'Traditional' });
      await fillEntry(dialog, entry);
      await add();
    },
    addTitle: async (other: string) => {
      await tab({ is: 'Önnur heiti', en: 'Other titles' }).click();
      await button(page, { is: 'Bæta við heiti', en: 'Add a title' }).click();
      await dialog.getByRole('textbox').fill(other);
      await add();
    },
    addIsrc: async (code: string) => {
      await tab({ is: 'ISRC', en: 'ISRC' }).click();
      await button(page, { is: 'Bæta við ISRC-númeri', en: 'Add an ISRC' }).click();
      await dialog.getByRole('textbox').first().fill(code);
      await add();
    },
    toAuthors: () => tab({ is: 'Höfundar', en: 'Authors' }).click(),
  };
}

/** The form as it opens for somebody. */
export async function openRegistration(page: Page, portal: Portal, kennitala: string) {
  await portal.openAs(kennitala, '/verk/stofna');
  const form = registrationForm(page, portal);
  await expect(form.title).toBeVisible();
  return form;
}
