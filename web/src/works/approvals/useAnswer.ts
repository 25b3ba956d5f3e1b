import { answerApproval } from '@omur/contract/works/approvals';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** Answers about one work. */
export function useAnswer() {
  const t = useText();
  const toast = useToast();
  return useChange(
    answerApproval,
    (_, { body }) => toast({ text: t(body?.approval ? messages.approved : messages.objected) }),
    (error) => {
      if (isRefusal(error, 409) || isRefusal(error, 412)) toast({ look: 'warning', text: error.message });
    },
  );
}
