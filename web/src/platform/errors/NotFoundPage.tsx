import { getRouteApi, useLocation } from '@tanstack/react-router';
import { Contact } from '../page/Contact.tsx';
import { isOurAddress, homePath } from '../page/homePath.ts';
import { useSociety } from '../page/useSociety.ts';
import { currentSession } from '../api/session.ts';
import { useText } from '../i18n/texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { backText } from './backText.ts';
import { ErrorPage } from './ErrorPage.tsx';
import styles from './ErrorPage.module.css';
import { messages } from './messages.ts';

const route = getRouteApi('/not-found');

export function NotFoundPage({ isFramed }: { isFramed?: boolean }) {
  const t = useText();
  const session = currentSession();
  const { back } = route.useSearch();
  const { why, from } = useLocation({
    select: ({ state }) => ({ why: state.why, from: state.from }),
    structuralSharing: true,
  });
  const home = session ? homePath(session.role) : '/login';
  const society = useSociety();
  return (
    <ErrorPage
      code="RESOURCE NOT FOUND"
      footer={<Contact society={society} />}
      isFramed={isFramed}
      title={t(messages.notFound)}
      action={
        <ButtonLink look="primary" to={isOurAddress(back) ? back : home}>
          {t(isOurAddress(back) ? backText(back) : messages.home)}
        </ButtonLink>
      }
    >
      {why ?? t(messages.notFoundWhy)}
      {isOurAddress(from) && (
        <>
          {' '}
          <span className={styles.address}>{readable(from)}</span> · <a href={from}>{t(messages.tryAgain)}</a>
        </>
      )}
    </ErrorPage>
  );
}

/** An address with its Icelandic letters, where it is spelled right. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
