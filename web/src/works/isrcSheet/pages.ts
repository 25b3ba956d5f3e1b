import { lazyRouteComponent } from '@tanstack/react-router';
import { Barcode } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const isrcSheetPage = page({
  path: '/verk/isrc-listi',
  // The sheet that is open.
  search: { blad: number },
  component: lazyRouteComponent(() => import('./IsrcSheetPage.tsx'), 'IsrcSheetPage'),
  help: 'morg-verk',
  label: { is: 'Skrá ISRC-lista', en: 'List of ISRCs' },
  icon: Barcode,
  isFor: ({ mayRegister }) => mayRegister,
});
