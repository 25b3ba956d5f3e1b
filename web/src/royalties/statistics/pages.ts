import { lazyRouteComponent } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import { type SearchOf, flag, number, page, text } from '../../platform/page/page.ts';

/** A day, or a year. */
const dayOrYear = (typed: unknown) => text(typed) ?? number(typed);

export const statsPage = page({
  path: '/stats',
  search: {
    flipi: text,
    rettindi: number,
    fra: dayOrYear,
    til: dayOrYear,
    uthlutun: number,
    timabil: number,
    verk: number,
    pottur: number,
    flokkur: number,
    ar: number,
    land: number,
    /** How earnings are broken down, and the row that is open. */
    eftir: text,
    lidur: text,
    rod: text,
    /** Charts are shown as tables. */
    tafla: flag,
  },
  component: lazyRouteComponent(() => import('./StatsPage.tsx'), 'StatsPage'),
  help: 'uthlutanir',
  label: { is: 'Úthlutanir', en: 'Distributions' },
  icon: ChartColumn,
  menu: { group: 'own', at: 7 },
  isFor: ({ person }) => Boolean(person),
  parts: [
    {
      id: 'tax',
      label: { is: 'Tekjuyfirlit og skattur', en: 'Revenue and tax' },
      words: ['skattur', 'skattframtal', 'launamiði', 'tax', 'tekjur', 'revenue'],
      search: { flipi: 'tekjur' },
    },
  ],
});

/** How the statistics stand: the section, what is asked about, what is open below, and whether charts are tables. */
export type StatsSearch = SearchOf<typeof statsPage>;
