import { getNews, type NewsArticle } from '@omur/contract/messages/news';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Article } from './Article.tsx';
import { messages } from './messages.ts';
import { NewsDialog } from './NewsDialog.tsx';
import { NewsList } from './NewsList.tsx';
import { newsPage } from './pages.ts';

const route = getRouteApi('/portal/fréttir');

/** O135: the news of the society, which staff write here. */
export function NewsPage() {
  const t = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { nr } = route.useSearch();
  const { isStaff, isThemselves } = useMember();
  const [written, setWritten] = useState<NewsArticle | 'new'>();
  const mayWrite = isStaff && isThemselves;
  const dialog = written && (
    <NewsDialog
      of={written === 'new' ? undefined : written}
      onSaved={({ newsId }) => void navigate({ to: newsPage.path, search: { nr: newsId } })}
      onClose={() => setWritten(undefined)}
    />
  );
  if (nr !== undefined)
    return (
      <>
        <Article
          newsId={nr}
          path={newsPage.path}
          actionsOf={(article) =>
            mayWrite && <Button onClick={() => setWritten(article)}>{t(messages.change)}</Button>
          }
          below={
            mayWrite && (
              <Card title={t(messages.pictures)}>
                <Stack gap="small">
                  <p className="dim">{t(messages.picturesHint)}</p>
                  <FileList
                    ownerKind="news"
                    ownerId={nr}
                    mayChange
                    onChanged={() => void client.invalidateQueries({ queryKey: [getNews.path] })}
                  />
                </Stack>
              </Card>
            )
          }
        />
        {dialog}
      </>
    );
  return (
    <Stack>
      <PageHeader
        title={t(messages.title)}
        subtitle={t(messages.subtitle)}
        actions={
          mayWrite && (
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setWritten('new')}>
              {t(messages.write)}
            </Button>
          )
        }
      />
      <NewsList path={newsPage.path} />
      {dialog}
    </Stack>
  );
}
