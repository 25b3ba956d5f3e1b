import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';

export const cueSheetPage = page({
  path: '/queSheets/$cueSheetId',
  component: lazyRouteComponent(() => import('./CueSheetPage.tsx'), 'CueSheetPage'),
  help: 'skra-verk',
});
