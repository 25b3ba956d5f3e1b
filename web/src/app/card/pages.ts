import { lazyRouteComponent } from '@tanstack/react-router';
import { SquareUser } from 'lucide-react';
import { type SearchOf, number, page, text } from '../../platform/page/page.ts';

const search = {
  flipi: text,
  leit: text,
  hofundur: number,
  rod: text,
  /** The fund application that is open. */
  umsokn: number,
};

export const cardPage = page({
  path: '/mitt-spjald',
  search,
  component: lazyRouteComponent(() => import('./CardPage.tsx'), 'CardPage'),
  help: 'felagi',
  label: { is: 'Mitt spjald', en: 'My card' },
  icon: SquareUser,
  menu: { group: 'own', at: 1 },
  parts: [
    {
      id: 'account',
      label: { is: 'Bankareikningur og samskiptaupplýsingar', en: 'Bank account and contact details' },
      words: [
        'bankareikningur',
        'netfang',
        'tölvupóstfang',
        'heimilisfang',
        'account',
        'email',
        'address',
        'sími',
        'telephone',
      ],
      search: { flipi: 'hofundur' },
      isFor: ({ person }) => Boolean(person),
    },
  ],
});

/** What the address of a card says: the tab, how its list of works stands, and the application that is open. */
export type CardSearch = SearchOf<typeof cardPage>;
