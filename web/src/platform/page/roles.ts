import type { Role } from '@omur/contract/platform/values';
import type { Text } from '../i18n/text.ts';

/** What the roles are called on the screen. */
export const roleNames: Record<Role, Text> = {
  administrator: { is: 'Stjórnandi', en: 'Administrator' },
  editor: { is: 'Ritstjóri', en: 'Editor' },
  member: { is: 'Meðlimur', en: 'Member' },
  viewer: { is: 'Áhorfandi', en: 'Viewer' },
  external: { is: 'Utanaðkomandi', en: 'External user' },
};
