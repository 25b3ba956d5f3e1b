import type { ReactNode } from 'react';
import { type RuleResult, violations } from '@omur/contract/platform/rules/ruleResult';
import { remedyText, resultText } from '@omur/contract/platform/rules/sentences';
import { formatPercent, totalShare } from '@omur/contract/platform/rules/shares';
import { isRefusal } from '../../platform/api/refusal.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { type Rule, RuleList } from '../../platform/ui/RuleList.tsx';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './registration.module.css';
import type { PurposeTexts } from './purpose.ts';
import type { Edit, Registration } from './useRegistration.ts';

const states = { waiting: 'waiting', kept: 'met', broken: 'broken', notice: 'note' } as const;

const missingTexts: Record<string, Text> = {
  'work.titleMissing': messages.missingTitle,
  'work.durationMissing': messages.missingLength,
  'work.authorsMissing': messages.missingAuthors,
  'work.composerMissing': messages.missingComposer,
  'work.registrantNotAuthor': messages.missingYou,
  'work.registrantNotPublisher': messages.missingPublished,
  'work.sharesMustTotal100': messages.missingTotal,
};

interface SharesPanelProps {
  registration: Registration;
  results: readonly RuleResult[];
  texts: PurposeTexts;
  /** An amendment that amends nothing is not sent. */
  isUnchanged: boolean;
  /** What is said above the button. */
  children?: ReactNode;
  /** And what below it. */
  below?: ReactNode;
}

/** The live panel: how the shares stand, each rule as it is kept or broken, and the button once nothing is missing. */
export function SharesPanel({
  registration,
  results,
  texts,
  isUnchanged,
  children,
  below,
}: SharesPanelProps) {
  const t = useText();
  const [language] = useLanguage();
  const { form, edit, submit, isSubmitting, error } = registration;
  const missing = violations(results).map(({ rule }) => t(missingTexts[rule] ?? messages.missingCorrections));
  const list = [...new Set(missing)].join(', ');
  const total = formatPercent(totalShare(form.authors), language);

  return (
    <Card title={t(messages.shares)}>
      <Stack>
        <ShareBar
          label={t(messages.shares)}
          shares={form.authors.map(({ key, name, shareHundredths = 0 }) => ({
            id: key,
            name,
            shareHundredths,
          }))}
        />
        <LiveRegion>{t(messages.sharesSpoken, { share: total })}</LiveRegion>
        <div className={styles.rules}>
          <RuleList
            label={t(messages.rules)}
            rules={results.map((result) => ({
              id: [result.rule, result.authorKey, result.index].join(' '),
              state: states[result.state],
              text: resultText(result, language),
              remedy: remedyOf(result, edit, language),
            }))}
          />
        </div>
        {isRefusal(error, 0) && (
          <Alert
            look="danger"
            isAnnounced
            title={error.message}
            actions={<Button onClick={submit}>{t(messages.tryAgain)}</Button>}
          >
            {t(texts.unreachable)}
          </Alert>
        )}
        {children}
        <div>
          <Button
            look="primary"
            isWide
            isLoading={isSubmitting}
            disabled={missing.length > 0 || isUnchanged}
            aria-describedby="work-missing"
            onClick={submit}
          >
            {t(isSubmitting ? texts.submitting : texts.submit)}
          </Button>
          <p id="work-missing" className={styles.missing}>
            {missing.length > 0
              ? t(messages.missing, { list })
              : t(isUnchanged ? messages.unchanged : messages.ready)}
          </p>
        </div>
        {below}
      </Stack>
    </Card>
  );
}

function remedyOf({ remedy }: RuleResult, edit: Edit, language: 'is' | 'en'): Rule['remedy'] {
  if (!remedy) return undefined;
  const onSelect = () =>
    edit(({ authors }) => ({
      authors: authors.map((author) =>
        author.key === remedy.authorKey
          ? { ...author, shareHundredths: (author.shareHundredths ?? 0) + remedy.shareHundredths }
          : author,
      ),
    }));
  return { label: remedyText(remedy, language), onSelect };
}
