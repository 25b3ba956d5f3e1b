import { useText } from '../i18n/texts.tsx';
import { messages } from './messages.ts';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menus to the element with this id. */
export function SkipLink({ contentId = 'content' }: { contentId?: string }) {
  const t = useText();
  return (
    <a
      className={styles.link}
      href={`#${contentId}`}
      data-print="no"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t(messages.skipToContent)}
    </a>
  );
}
