import { getNews, type NewsArticle, type Picture } from '@omur/contract/messages/news';
import type { Language } from '@omur/contract/platform/rules/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { messages as files } from '../../platform/attachments/messages.ts';
import { useShown } from '../../platform/attachments/useShown.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './news.module.css';
import { type NewsPath, When } from './NewsList.tsx';

interface ArticleProps {
  newsId: number;
  path: NewsPath;
  /** What staff do with it. */
  actionsOf?: (article: NewsArticle) => ReactNode;
  below?: ReactNode;
}

/** O135: one article with its pictures. */
export function Article({ newsId, path, actionsOf, below }: ArticleProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(queryFor(getNews, { params: { newsId } }));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" />;
  const paragraphs = t({ is: data.newsIs, en: data.newsEn })
    .split(/\n\s*\n/u)
    .filter((one) => one.trim() !== '');
  return (
    <Stack>
      <Link to={path} className={styles.when}>
        <ArrowLeft size={18} aria-hidden />
        {t(messages.back)}
      </Link>
      <PageHeader
        title={t({ is: data.headlineIs, en: data.headlineEn })}
        note={<When of={data} />}
        actions={actionsOf?.(data)}
      />
      {data.pictures.length > 0 && (
        <div className={styles.pictures}>
          {data.pictures.map((picture) => (
            <ShownPicture key={picture.fileId} of={picture} />
          ))}
        </div>
      )}
      <div className={styles.text}>
        {paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {below}
    </Stack>
  );
}

/** By an address that is good for a few minutes; pages show pictures from within alone. */
function ShownPicture({ of }: { of: Picture }) {
  const { fileId, fileType, viewUrl } = of;
  const t = useText();
  const [language] = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['picture', fileId],
    queryFn: async ({ signal }) => {
      const answer = await fetch(viewUrl, { signal, credentials: 'omit' });
      if (!answer.ok) throw new Error(t(files.lineBroke));
      return answer.blob();
    },
    staleTime: Infinity,
    retry: false,
  });
  const shown = useShown(data, fileType);
  if (isError) return null;
  if (!data) return <Skeleton shape="card" />;
  return <img ref={shown} alt={textOf(of, language)} />;
}

/** O288: what is read aloud in place of a picture. */
function textOf({ pictureTextIs, pictureTextEn, fileName }: Picture, language: Language): string {
  const [own, other] = language === 'is' ? [pictureTextIs, pictureTextEn] : [pictureTextEn, pictureTextIs];
  return own ?? other ?? fileName.replace(/[.][^.]+$/u, '');
}
