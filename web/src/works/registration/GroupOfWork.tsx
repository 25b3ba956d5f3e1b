import type { Group } from '@omur/contract/works/groups';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ChooseGroup } from '../groups/ChooseGroup.tsx';
import { messages as groupMessages } from '../groups/messages.ts';
import { type FormAuthor, groupAuthors } from './form.ts';
import { messages } from './messages.ts';
import type { Edit } from './useRegistration.ts';

/** H69: puts the authors of a group on the work in the place of those that are there, which can be put back. */
export function GroupOfWork({ authors, edit }: { authors: FormAuthor[]; edit: Edit }) {
  const t = useText();
  const toast = useToast();
  const choose = (group: Group) => {
    edit(() => ({ authors: groupAuthors(group) }));
    toast({
      text: t(groupMessages.chosen, { name: group.groupName }),
      action: { label: t(messages.undo), onSelect: () => edit(() => ({ authors })) },
    });
  };
  return <ChooseGroup onChoose={choose} />;
}
