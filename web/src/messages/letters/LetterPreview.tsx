import { getLetterPage, type LetterDetails } from '@omur/contract/messages/letters';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './LetterDialog.module.css';
import { messages } from './messages.ts';

/** The HTML of a letter in a frame where no script runs. */
export function LetterPreview({ letter }: { letter: LetterDetails }) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { letterId, state } = letter;
  const { data: html, error } = useQuery({
    queryKey: [getLetterPage.path, letterId, state],
    queryFn: async ({ signal }) => (await callFile(getLetterPage, { params: { letterId }, signal })).text(),
  });
  if (error) return <Alert look="danger" isAnnounced title={error.message} />;
  if (html === undefined) return <Skeleton shape="text" count={6} />;
  return (
    <iframe
      ref={frame}
      className={styles.preview}
      title={t(messages.asPage)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc="<!doctype html>"
      onLoad={() => frame.current && fill(frame.current, html, state === 'kept')}
    />
  );
}

/**
 * The portal's security policy holds in the frame too, and forbids the styles that stand in a letter's tags. What a script of ours sets
 * on an element it allows, so that each gets its style by hand. The colours are those of a light screen.
 */
function fill(frame: HTMLIFrameElement, html: string, mayFollow: boolean): void {
  const page = frame.contentDocument;
  if (!page) return;
  const withoutStyles = html.replace(/<style>.*?<\/style>/su, '').replaceAll(' style="', ' data-style="');
  const letter = new DOMParser().parseFromString(withoutStyles, 'text/html');
  const body = page.importNode(letter.body, true);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
    element.style.cssText = element.dataset['style'] ?? '';
  for (const link of body.querySelectorAll('a')) {
    if (mayFollow) link.target = '_blank';
    else link.removeAttribute('href');
  }
  page.documentElement.lang = letter.documentElement.lang;
  page.title = letter.title;
  page.body.replaceWith(body);
  const fit = () => (frame.style.height = `${body.scrollHeight}px`);
  fit();
  new ResizeObserver(fit).observe(body);
}
