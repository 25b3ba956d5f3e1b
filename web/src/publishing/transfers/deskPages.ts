import { lazyRouteComponent } from '@tanstack/react-router';
import { ArrowRightLeft } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const transfersPage = page({
  path: '/samningar/yfirfaerslur',
  component: lazyRouteComponent(() => import('./TransfersPage.tsx'), 'TransfersPage'),
  help: 'samningar',
  label: { is: 'Yfirfærslur réttindaskráa', en: 'Catalogue transfers' },
  icon: ArrowRightLeft,
  menu: { group: 'desk', section: 'contracts', at: 20 },
});

export const transferPage = page({
  path: '/samningar/yfirfaerslur/$transferId',
  component: lazyRouteComponent(() => import('./TransferPage.tsx'), 'TransferPage'),
  help: 'samningar',
});
