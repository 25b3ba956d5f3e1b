import { getRouteApi, useLocation } from '@tanstack/react-router';
import { isOurAddress } from '../page/homePath.ts';
import { useText } from '../i18n/texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { backText, isOfReset } from './backText.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/precondition-failed');

/** V11: says what changed, and leads back to the draft. */
export function PreconditionFailedPage({ isFramed }: { isFramed?: boolean }) {
  const t = useText();
  const { back } = route.useSearch();
  const why = useLocation({ select: ({ state }) => state.why });
  const [to, search] = isOurAddress(back) ? back.split('?') : ['/'];
  return (
    <ErrorPage
      code="PRECONDITION FAILED"
      isFramed={isFramed}
      title={why ?? t(messages.precondition)}
      action={
        <ButtonLink look="primary" to={to} search={() => searchOf(search)}>
          {t(isOurAddress(back) ? backText(back) : messages.home)}
        </ButtonLink>
      }
    >
      {t(isOfReset(back) ? messages.unchanged : messages.preconditionWhy)}
    </ErrorPage>
  );
}

/** Of an address that is only known at runtime the types can say nothing. */
const searchOf = (text: string | undefined) => Object.fromEntries(new URLSearchParams(text)) as never;
