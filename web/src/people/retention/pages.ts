import { lazyRouteComponent } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const retentionPage = page({
  path: '/varðveisla',
  component: lazyRouteComponent(() => import('./RetentionPage.tsx'), 'RetentionPage'),
  help: 'felagi',
  icon: CircleQuestionMark,
  parts: [
    {
      id: 'kept',
      label: { is: 'Hvað er geymt um mig og hve lengi', en: 'What is kept about me, and how long' },
      words: [
        'varðveisla',
        'persónuvernd',
        'persónuupplýsingar',
        'gdpr',
        'privacy',
        'retention',
        'eyðing',
        'erasure',
      ],
    },
  ],
});
