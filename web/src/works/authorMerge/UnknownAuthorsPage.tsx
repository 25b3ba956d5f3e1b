import { unknownAuthorsPage } from './deskPages.ts';
import { listUnknownAuthors } from '@omur/contract/works/authorMerge';
import { getRouteApi } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListAndOne } from '../../platform/ui/ListAndOne.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { useTyped } from '../../platform/ui/useTyped.ts';
import styles from './authorMerge.module.css';
import { messages } from './messages.ts';
import { OneUnknown } from './OneUnknown.tsx';
import { UnknownList } from './UnknownList.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/óþekktir-höfundar');

/** D1: whom registrants named from outside the society, for staff to find out who they are. */
export function UnknownAuthorsPage() {
  return (
    <StaffOnly>
      <UnknownAuthors />
    </StaffOnly>
  );
}

function UnknownAuthors() {
  const t = useText();
  const countText = useCountText();
  const isMobile = useIsMobile();
  const { leit, hofundur } = route.useSearch();
  const navigate = route.useNavigate();
  const say = (text: string) =>
    void navigate({ search: (before) => ({ ...before, leit: text || undefined }), replace: true });
  const [typed, setTyped] = useTyped(leit ?? '', say);
  const unknown = usePages(
    listUnknownAuthors,
    { params: {}, query: { ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const chosen = hofundur ?? (isMobile ? undefined : unknown.rows[0]?.authorId);
  const isEmpty = !unknown.isLoading && !unknown.error && unknown.rows.length === 0;

  return (
    <Stack>
      <PageHeader title={t(unknownAuthorsPage.label)} subtitle={t(messages.subtitle)} />
      {unknown.error && <PageFailed error={unknown.error} reset={unknown.retry} />}
      {isEmpty && leit === undefined && hofundur === undefined ? (
        <EmptyState title={t(messages.none)} icon={<UserRoundCheck />}>
          {t(messages.noneHint)}
        </EmptyState>
      ) : (
        <ListAndOne
          list={
            <div className={styles.side}>
              <ListToolbar count={!unknown.isLoading && countText(messages.count, unknown.count)}>
                <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
              </ListToolbar>
              {unknown.isLoading && <Skeleton shape="rows" />}
              {isEmpty && (
                <EmptyState
                  title={t(messages.noneFound)}
                  action={<Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
                />
              )}
              {unknown.rows.length > 0 && <UnknownList unknown={unknown} chosen={chosen} />}
            </div>
          }
          one={chosen !== undefined && <OneUnknown key={chosen} authorId={chosen} />}
          back={{ to: '/óþekktir-höfundar', search: { leit } }}
          backText={t(messages.back)}
        />
      )}
    </Stack>
  );
}
