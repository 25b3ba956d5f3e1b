import { lazyRouteComponent } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const settingsPage = page({
  path: '/stillingar',
  component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
  help: 'innskraning',
  label: { is: 'Stillingar', en: 'Settings' },
  icon: Settings,
  parts: [
    {
      id: 'password',
      label: { is: 'Lykilorð og innskráning', en: 'Password and log-in' },
      words: ['lykilorð', 'password', 'auðkenning', 'innskráning', 'login', 'tvíþátta', 'passkey'],
    },
    {
      id: 'appearance',
      label: { is: 'Útlit, tungumál og flýtilyklar', en: 'Appearance, language and shortcuts' },
      words: [
        'útlit',
        'dökkt',
        'ljóst',
        'appearance',
        'dark',
        'theme',
        'tungumál',
        'language',
        'flýtilyklar',
        'shortcuts',
      ],
    },
  ],
});

export const connectionsPage = page({
  path: '/stillingar/tengingar',
  search: { numer: number },
  component: lazyRouteComponent(() => import('./ConnectionsPage.tsx'), 'ConnectionsPage'),
  help: 'tengingar',
  label: { is: 'Tengingar', en: 'Connections' },
  icon: Settings,
  isFor: ({ isStaff }) => !isStaff,
});
