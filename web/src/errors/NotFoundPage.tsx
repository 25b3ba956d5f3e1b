import { landingOf } from '../landing.ts';
import { currentSession } from '../session.ts';
import { useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { messages } from './messages.ts';

export function NotFoundPage() {
  const t = useText();
  const session = currentSession();
  return (
    <ErrorPage
      code="RESOURCE NOT FOUND"
      title={t(messages.notFound)}
      action={
        <ButtonLink look="primary" to={session ? landingOf(session.role) : '/login'}>
          {t(messages.home)}
        </ButtonLink>
      }
    >
      {t(messages.notFoundWhy)}
    </ErrorPage>
  );
}
