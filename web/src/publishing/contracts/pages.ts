import { lazyRouteComponent } from '@tanstack/react-router';
import { FileSignature } from 'lucide-react';
import { number, type SearchOf, page, text } from '../../platform/page/page.ts';

export const contractsPage = page({
  path: '/samningar',
  search: { flipi: text, leit: text, rod: text },
  component: lazyRouteComponent(() => import('./ContractsPage.tsx'), 'ContractsPage'),
  help: 'samningar',
  label: { is: 'Samningar', en: 'Contracts' },
  icon: FileSignature,
  menu: { group: 'own', at: 5, isExact: true },
  isFor: ({ hasContracts }) => hasContracts,
});

/** How the list of contracts stands: the tab, a search, and the order. */
export type ContractsSearch = SearchOf<typeof contractsPage>;

export const newContractPage = page({
  path: '/samningar/stofna',
  component: lazyRouteComponent(() => import('./NewContractPage.tsx'), 'NewContractPage'),
  help: 'samningar',
  label: { is: 'Nýr samningur', en: 'New contract' },
  menu: { group: 'own', at: 6, under: '/samningar' },
  isFor: ({ hasContracts, isReading }) => hasContracts && !isReading,
});

export const contractPage = page({
  path: '/samningar/$contractId',
  /** Of what it brought: the year and the right whose lines are open. */
  search: { flipi: text, leit: text, ar: number, rettindi: number },
  component: lazyRouteComponent(() => import('./ContractPage.tsx'), 'ContractPage'),
  help: 'samningar',
});

export const submissionPage = page({
  path: '/samningar/i-bid/$submissionId',
  component: lazyRouteComponent(() => import('./SubmissionPage.tsx'), 'SubmissionPage'),
  help: 'samningar',
});
