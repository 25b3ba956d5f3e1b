import { markPublisher } from '@omur/contract/people/persons';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './personMessages.ts';

/** A4: staff say who is a publisher. */
export function PublisherMark({ personId, isPublisher }: { personId: number; isPublisher: boolean }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(markPublisher, () =>
    toast({ text: t(messages.publisherMarked) }),
  );
  return (
    <Card title={t(messages.publisherCard)}>
      <CheckboxField
        label={t(messages.publisherMark)}
        hint={t(messages.publisherMarkHint)}
        isChecked={isPublisher}
        isDisabled={isSending}
        error={refusal}
        onChange={(marked) => send({ params: { personId }, body: { isPublisher: marked } })}
      />
    </Card>
  );
}
