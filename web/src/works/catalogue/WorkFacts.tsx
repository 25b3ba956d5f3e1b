import type { Work } from '@omur/contract/works/works';
import { originText } from '../../people/persons/originText.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { lengthText } from '../../platform/length/lengthText.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { type KeyFact, KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { plainFacts } from '../plainWork.ts';
import { messages } from './messages.ts';
import { WorkEarned } from './WorkEarned.tsx';
import { WrittenCode } from './WrittenCode.tsx';

/** The origin is for the work's parties, and left out for everyone else. */
export function WorkFacts({ work }: { work: Work }) {
  const t = useText();
  const [language] = useLanguage();
  const { kennitala } = useLoggedIn();
  const { person } = useMember();
  const facts: KeyFact[] = [
    ...plainFacts(work, language, '–'),
    { label: t(messages.length), value: work.durationSeconds ? lengthText(work.durationSeconds, t) : '–' },
    { label: t(messages.firstRegistered), value: formatLongDay(work.firstRegisteredAt, language) },
  ];
  if (work.isParty && person)
    facts.push({ label: t(messages.earned), value: <WorkEarned workId={work.workId} /> });
  if (work.isParty)
    facts.push({ label: t(messages.origin), value: originText(work.origin, kennitala, t) ?? '–' });
  facts.push({ label: t(messages.number), value: <WrittenCode code={work.workId} /> });
  return <KeyFacts facts={facts} />;
}
