import type { ReactNode } from 'react';
import { useState } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { ruleMessages as messages } from './ruleMessages.ts';

interface DatedRule {
  ruleState: 'waiting' | 'active' | 'refused';
  startsOn: string;
  endsOn: string | null;
  endAsked: string | null;
  askedBy: string;
  mayDecide: boolean;
}

interface DatedRulesProps<Rule extends DatedRule> {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Rule[] };
  rowKey: (rule: Rule) => number;
  /** What a rule does, in a line. */
  textOf: (rule: Rule) => string;
  /** The figure of a rule: a percentage, a factor. */
  figure: { header: string; of: (rule: Rule) => string };
  noneMore: string;
  refusal: string | undefined;
  onDecide: (rule: Rule, isApproved: boolean) => void;
  onEnd: (rule: Rule) => void;
}

/** Rules by days, and what waits for another administrator (R5, R11). */
export function DatedRules<Rule extends DatedRule>(props: DatedRulesProps<Rule>) {
  const { list, rowKey, textOf, figure, noneMore, refusal } = props;
  const t = useText();
  const actions = (rule: Rule) => <Actions {...props} rule={rule} />;
  const columns: Column<Rule>[] = [
    { id: 'what', header: t(messages.what), width: 'minmax(0, 2fr)', isTitle: true, cell: textOf },
    { id: 'figure', header: figure.header, width: '120px', isNumeric: true, cell: figure.of },
    { id: 'from', header: t(messages.from), width: '120px', cell: ({ startsOn }) => formatDay(startsOn) },
    {
      id: 'until',
      header: t(messages.until),
      width: '120px',
      cell: ({ endsOn }) => (endsOn === null ? '–' : formatDay(endsOn)),
    },
    { id: 'state', header: t(messages.state), cell: (rule) => <RuleState rule={rule} /> },
    { id: 'actions', header: t(messages.actions), width: '220px', cell: actions },
  ];
  return (
    <Stack>
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      <PagedTable
        list={list}
        label={t(messages.rules)}
        columns={columns}
        rowKey={rowKey}
        phoneRow={(rule) => ({
          title: textOf(rule),
          detail: (
            <>
              <div>{[figure.of(rule), daysOf(rule)].filter((part) => part !== '–').join(' · ')}</div>
              <RuleState rule={rule} />
            </>
          ),
          aside: actions(rule),
        })}
        countText={messages.ruleCount}
        none={t(messages.noRules)}
        noneMore={noneMore}
      />
    </Stack>
  );
}

const daysOf = ({ startsOn, endsOn }: DatedRule) =>
  `${formatDay(startsOn)}–${endsOn ? formatDay(endsOn) : ''}`;

type ActionsProps<Rule extends DatedRule> = DatedRulesProps<Rule> & { rule: Rule };

function Actions<Rule extends DatedRule>({ rule, onDecide, onEnd }: ActionsProps<Rule>): ReactNode {
  const t = useText();
  if (rule.ruleState === 'waiting' || rule.endAsked !== null)
    return (
      <>
        {rule.mayDecide && (
          <Button size="small" onClick={() => onDecide(rule, true)}>
            {t(messages.approve)}
          </Button>
        )}{' '}
        <Button size="small" look="quiet" onClick={() => onDecide(rule, false)}>
          {t(rule.mayDecide ? messages.refuse : messages.takeBack)}
        </Button>
      </>
    );
  if (rule.ruleState !== 'active' || rule.endsOn !== null) return null;
  return (
    <Button size="small" look="quiet" onClick={() => onEnd(rule)}>
      {t(messages.end)}
    </Button>
  );
}

function RuleState({ rule }: { rule: DatedRule }) {
  const t = useText();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { ruleState, endAsked, endsOn, askedBy } = rule;
  if (ruleState === 'refused') return <Badge>{t(messages.stateRefused)}</Badge>;
  if (ruleState === 'waiting' || endAsked !== null)
    return (
      <>
        <Badge look="amber">
          {endAsked === null
            ? t(messages.stateWaiting)
            : t(messages.stateEnding, { day: formatDay(endAsked) })}
        </Badge>{' '}
        <span className="dim small">{t(messages.askedBy, { name: askedBy })}</span>
      </>
    );
  const isOver = endsOn !== null && endsOn < today;
  return (
    <Badge look={isOver ? 'neutral' : 'green'}>
      {t(isOver ? messages.stateEnded : messages.stateActive)}
    </Badge>
  );
}
