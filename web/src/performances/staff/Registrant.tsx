import { getRegistrant } from '@omur/contract/performances/performanceDesk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

/** Staff see whose performance it is. */
export function Registrant({ livePerformanceId }: { livePerformanceId: number }) {
  const t = useText();
  const { data } = useQuery(queryIfAny(getRegistrant, { params: { livePerformanceId } }));
  if (!data) return null;
  return (
    <div>
      <dt>{t(messages.registrant)}</dt>
      <dd>
        <Link to="/personur/$personId" params={{ personId: String(data.personId) }}>
          {data.name}
        </Link>
      </dd>
    </div>
  );
}
