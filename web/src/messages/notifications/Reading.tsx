import type { Notification } from '@omur/contract/messages/notifications';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, MailOpen } from 'lucide-react';
import type { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { Headers } from './Headers.tsx';
import { messages } from './messages.ts';
import { ReadNotification } from './ReadNotification.tsx';
import styles from './notifications.module.css';

const route = getRouteApi('/portal/tilkynningar');

type Pages = Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Notification[] };

/** The headers and the chosen notification: beside each other, or one at a time in the reduced layout. */
export function Reading({ list }: { list: Pages }) {
  const t = useText();
  const isMobile = useIsMobile();
  const { nr: chosen } = route.useSearch();
  const headers = <Headers list={list} chosen={chosen} />;
  const read = chosen !== undefined && <ReadNotification key={chosen} notificationId={chosen} />;
  if (!isMobile)
    return (
      <div className={styles.columns}>
        {headers}
        {read || (
          <div className={styles.pane}>
            <EmptyState title={t(messages.choose)} icon={<MailOpen />}>
              {t(messages.chooseHint)}
            </EmptyState>
          </div>
        )}
      </div>
    );
  if (!read) return headers;
  return (
    <>
      <Link to="/tilkynningar" search={{}} className={styles.back}>
        <ArrowLeft size={18} aria-hidden /> {t(messages.back)}
      </Link>
      {read}
    </>
  );
}
