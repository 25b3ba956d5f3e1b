import {
  listPersonForeignLivePerformances,
  listPersonLivePerformances,
} from '@omur/contract/performances/livePerformances';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';

const latest = { column: 'date', direction: 'descending' } as const;

/** The order of concerts at home. */
export const homeOrder = sortInAddress(
  listPersonLivePerformances,
  {
    light: 'light',
    title: 'livePerformanceTitle',
    date: 'performedOn',
    works: 'workCount',
  },
  latest,
);

/** The order of concerts abroad. */
export const abroadOrder = sortInAddress(
  listPersonForeignLivePerformances,
  {
    light: 'light',
    performers: 'performers',
    concert: 'concertTitle',
    country: 'country',
    city: 'city',
    date: 'performedOn',
  },
  latest,
);
