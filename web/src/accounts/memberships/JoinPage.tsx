import { getMembership } from '@omur/contract/accounts/memberships';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Link2Off, MailCheck, UserRoundCheck } from 'lucide-react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { isExpected, LetterEnd, LetterFrame } from '../../platform/page/LetterFrame.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { JoinForm } from './JoinForm.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/adild/$token');

/** J7, F5.22: where the letter about a work leads anyone who is no member. One page, without logging in. */
export function JoinPage() {
  const t = useText();
  const { mal } = route.useSearch();
  return (
    <LetterFrame title={t(messages.title)} language={mal}>
      <Joining token={route.useParams().token} />
    </LetterFrame>
  );
}

function Joining({ token }: { token: string }) {
  const t = useText();
  const membership = useQuery(queryFor(getMembership, { params: { token } }));
  const { data, error } = membership;
  if (isRefusal(error) && isExpected(error.status))
    return (
      <LetterEnd icon={<Link2Off />} title={t(messages.wrongLink)}>
        <p>{error.message}</p>
      </LetterEnd>
    );
  if (error) return <PageFailed error={error} reset={() => void membership.refetch()} />;
  if (!data) return <Skeleton shape="rows" count={6} />;
  if (data.membershipState === 'waiting')
    return (
      <LetterEnd icon={<MailCheck />} title={t(messages.sent)}>
        <p>{t(messages.sentMore)}</p>
      </LetterEnd>
    );
  if (data.membershipState === 'member')
    return (
      <LetterEnd icon={<UserRoundCheck />} title={t(messages.member)}>
        <p>{t(messages.memberMore)}</p>
      </LetterEnd>
    );
  return (
    <>
      <h1>{t(messages.heading, { name: data.name })}</h1>
      <p>{t(messages.intro, { society: data.societyName })}</p>
      <JoinForm token={token} name={data.name} />
    </>
  );
}
