import { useToast } from '../../platform/ui/Toast.tsx';
import { type FieldOf, useChange } from '../../platform/api/useChange.ts';
import type { Change } from '@omur/contract/platform/endpoint';
import type { Reading } from '@omur/contract/platform/rules/reading';
import type { RuleCode } from '@omur/contract/platform/rules/texts';
import { type ReactNode, useId, useState } from 'react';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CodeField } from './CodeField.tsx';

/** A kind of code: how it is read, shown, and added to a work. */
interface CodeKind<B, R> {
  to: Change<object, object, B, R>;
  /** The code's name in the body. */
  field: FieldOf<B>;
  read: (typed: string) => Reading<RuleCode>;
  format: (code: string) => string;
  fullLength: number;
  codeOf: (added: R) => string;
  texts: { title: Text; description: Text; label: Text; hint: Text; added: Text };
}

interface CodeDialogProps<B, R> {
  kind: CodeKind<B, R>;
  /** The payload of a right code; nothing when a field beside it is wrong, which then has the focus. */
  bodyOf: (code: string, fieldId: string) => B | undefined;
  onClose: () => void;
  /** Fields beside the code. */
  children?: (fieldId: string, problemAt: (field: FieldOf<B>) => string | undefined) => ReactNode;
}

/** F5.23: adds a code to the work; it is required and must be a right one. */
export function CodeDialog<B, R>(props: CodeDialogProps<B, R>) {
  const { kind, bodyOf, onClose, children } = props;
  const { texts, format } = kind;
  const t = useText();
  const toast = useToast();
  const id = useId();
  const [code, setCode] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const reading = kind.read(code);
  const adding = useChange(kind.to, (added) => {
    toast({ text: t(texts.added, { code: format(kind.codeOf(added)) }) });
    onClose();
  });

  const submit = () => {
    setIsAttempted(true);
    if (reading.value === undefined) return document.getElementById(id)?.focus();
    const body = bodyOf(reading.value, id);
    if (body !== undefined) adding.send({ body });
  };

  return (
    <AddDialog
      title={t(texts.title)}
      description={t(texts.description)}
      refusal={adding.refusal}
      isAdding={adding.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CodeField
        id={id}
        label={t(texts.label)}
        hint={t(texts.hint)}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          adding.reset();
        }}
        reading={reading}
        format={format}
        fullLength={kind.fullLength}
        isAttempted={isAttempted}
        problem={adding.problemAt(kind.field)}
      />
      {children?.(id, adding.problemAt)}
    </AddDialog>
  );
}
