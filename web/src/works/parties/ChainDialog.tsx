import { societyToday } from '@omur/contract/platform/rules/performanceDays';
import { stateChain, type WorkParty } from '@omur/contract/works/parties';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { collectedTwice, type Collector, collectorsOf, newCollector, statedChain } from './chainForm.ts';
import { CollectorFields } from './CollectorFields.tsx';
import { messages } from './messages.ts';
import { useTerritories } from '../territories/useTerritories.ts';

interface ChainDialogProps {
  workId: number;
  /** The publishers of one author's share, the original publisher first. */
  chain: readonly WorkParty[];
  onClose: () => void;
}

/** X70: a publisher says who collects for it and where; staff write it at once. */
export function ChainDialog({ workId, chain, onClose }: ChainDialogProps) {
  const t = useText();
  const toast = useToast();
  const { isStaff } = useMember();
  const { tree, nameOf } = useTerritories();
  const [original] = chain;
  const [collectors, setCollectors] = useState(() => collectorsOf(chain));
  const [remark, setRemark] = useState('');
  const [isTried, setIsTried] = useState(false);
  const stating = useChange(stateChain, ({ isProposal }) => {
    toast({ text: t(isProposal ? messages.proposed : messages.stated) });
    onClose();
  });
  if (!original) return null;

  const change = (changed: Collector) => {
    setCollectors((before) => before.map((one) => (one.key === changed.key ? changed : one)));
    stating.reset();
  };
  const twice = (one: Collector, i: number) =>
    collectedTwice(one, collectors.slice(0, i), societyToday(), tree);
  const isWhole = collectors.every(
    (one, i) => one.name.trim() && one.territories.length > 0 && twice(one, i) === undefined,
  );
  const submit = () => {
    setIsTried(true);
    if (!isWhole) return;
    const parties = statedChain(original, collectors, societyToday(), tree);
    stating.send({
      params: { workId, authorId: original.authorId },
      body: { parties, ...(remark.trim() && { remark }) },
    });
  };
  return (
    <FormDialog
      title={t(messages.stateOf, { name: original.name })}
      description={t(isStaff ? messages.chainMoreStaff : messages.chainMore)}
      size="large"
      act={isStaff ? undefined : t(messages.propose)}
      refusal={stating.refusal ?? stating.fields[0]?.message}
      isSending={stating.isSending}
      onSubmit={submit}
      onClose={onClose}
      isStacked
    >
      {collectors.length === 0 && <p className="dim">{t(messages.nobodyElse)}</p>}
      {collectors.map((collector, i) => {
        const country = twice(collector, i);
        return (
          <CollectorFields
            key={collector.key}
            collector={collector}
            number={i + 1}
            isTried={isTried}
            twice={country === undefined ? undefined : nameOf(country)}
            onChange={change}
            onRemove={() => setCollectors((before) => before.filter(({ key }) => key !== collector.key))}
          />
        );
      })}
      <div>
        <Button
          size="small"
          icon={<Plus size={17} aria-hidden />}
          onClick={() => setCollectors((before) => [...before, newCollector()])}
        >
          {t(messages.addParty)}
        </Button>
      </div>
      {!isStaff && (
        <TextArea
          label={t(messages.remark)}
          value={remark}
          onChange={setRemark}
          maxLength={2000}
          rows={2}
          isOptional
        />
      )}
    </FormDialog>
  );
}
