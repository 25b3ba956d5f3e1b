import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { formatPercent, formatShare } from '@omur/contract/platform/rules/shares';
import { Pencil, Trash2 } from 'lucide-react';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { typeLabel } from './authors/authorType.ts';
import type { FormAuthor } from './form.ts';
import { messages } from './messages.ts';
import { fieldIds } from './refusedFields.ts';
import styles from './registration.module.css';

interface AuthorRowProps {
  author: FormAuthor;
  isOwn: boolean;
  error: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

export function AuthorRow({ author, isOwn, error, onEdit, onRemove }: AuthorRowProps) {
  const [language] = useLanguage();
  const t = useText();
  const { key, name, authorTypeId, shareHundredths, roles } = author;
  const type = roles?.length ? rolesText(roles, language) : typeLabel(authorTypeId, language);
  const note = useNote(author, isOwn);
  return (
    <div className={styles.author}>
      <Avatar name={name} />
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.typeOnPhone}>{type}</div>
        <div className={styles.note}>{note}</div>
      </div>
      <div className={styles.type}>{type}</div>
      <div className={classes(styles.share, !shareHundredths && styles.lacking)}>
        {shareHundredths === undefined
          ? t(messages.noShare)
          : formatPercent(shareHundredths, language, 'column')}
      </div>
      <div className={styles.buttons}>
        <IconButton
          id={fieldIds.author(key)}
          size="small"
          label={t(messages.edit, { name })}
          icon={<Pencil size={17} />}
          onClick={onEdit}
        />
        <IconButton
          size="small"
          label={t(messages.remove, { name })}
          icon={<Trash2 size={17} />}
          onClick={onRemove}
        />
      </div>
      {error && <p className={styles.refused}>{error}</p>}
    </div>
  );
}

/** 'Tónskáld (C) 50 %, Textahöfundur (A) 25 %'. */
const rolesText = (roles: NonNullable<FormAuthor['roles']>, language: Language) =>
  roles
    .map(
      (role) => `${typeLabel(role.authorTypeId, language)} ${formatPercent(role.shareHundredths, language)}`,
    )
    .join(', ');

/** Who it is, in a few words: 'þú · Ómblíða útgáfa (50 / 50)', '010130…', 'utan félags'. */
function useNote(author: FormAuthor, isOwn: boolean): string {
  const t = useText();
  if (author.kind === 'unknown') return t(author.isForeign ? messages.foreignAuthor : messages.unknownAuthor);
  if (author.kind === 'listed') return [t(messages.fromIpi), author.societies].filter(Boolean).join(' · ');
  const { authorId, kennitalaStart, contract } = author;
  if (authorId === publicDomainAuthorId) return t(messages.notProtected);
  if (authorId === aiAuthorId) return t(messages.fixedShare);
  const who = kennitalaStart ? `${kennitalaStart}…` : t(messages.authorNumber, { authorId });
  const share = (part: number | null) => (part === null ? '--' : formatShare(part));
  const shares =
    contract &&
    `${share(contract.performanceShareHundredths)}\u00a0/\u00a0${share(contract.mechanicalShareHundredths)}`;
  return [isOwn ? t(messages.you) : who, contract && `${contract.name} (${shares})`]
    .filter(Boolean)
    .join(' · ');
}
