import { getRouteApi } from '@tanstack/react-router';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PublicFrame } from '../../platform/page/PublicFrame.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Article } from './Article.tsx';
import { messages } from './messages.ts';
import { NewsList } from './NewsList.tsx';

const path = '/fréttir-félagsins';
const route = getRouteApi(path);

/** O136, O138, O264: the news for everybody, where the society has opened them. */
export function PublicNewsPage() {
  const t = useText();
  const [language] = useLanguage();
  const { nr } = route.useSearch();
  return (
    <PublicFrame title={t(messages.title)}>
      {nr === undefined ? (
        <Stack>
          <PageHeader
            title={t(messages.title)}
            actions={<a href={`/api/news/feeds/${language}.rss`}>{t(messages.feed)}</a>}
          />
          <NewsList path={path} />
        </Stack>
      ) : (
        <Article newsId={nr} path={path} />
      )}
    </PublicFrame>
  );
}
