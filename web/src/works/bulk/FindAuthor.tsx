import { UserSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { AuthorSearch } from '../authorSearch/AuthorSearch.tsx';
import type { FindProps } from '../../platform/bulk/view.ts';
import { namedBy } from './namedBy.ts';
import { findTexts } from './texts.ts';

/** X138: who stands on a line, found by name or number as on a registration. */
export function FindAuthor({ store, entry: { place, lines }, lineNumber }: FindProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) frame.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <div>
        <Button
          size="small"
          look="quiet"
          icon={<UserSearch size={16} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t(findTexts.find)}
        </Button>
      </div>
    );
  const put = (named: { author: string; name: string } | { ipi: string; name: string }) => {
    store.edit([{ place, lines: lines.map((line, i) => (i === lineNumber ? namedBy(line, named) : line)) }]);
    setIsOpen(false);
  };
  return (
    <div ref={frame}>
      <AuthorSearch
        label={t(findTexts.findOf, { number: lineNumber + 1 })}
        onAuthor={({ authorId, displayName }) => put({ author: String(authorId), name: displayName })}
        onIpiName={({ ipiNameNumber, name }) => put({ ipi: ipiNameNumber, name })}
      />
    </div>
  );
}
