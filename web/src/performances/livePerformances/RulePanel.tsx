import { livePerformanceText } from '@omur/contract/performances/rules/livePerformance';
import {
  type LivePerformanceResult,
  livePerformanceViolations,
} from '@omur/contract/performances/rules/livePerformanceResult';
import type { LivePerformanceRule } from '@omur/contract/platform/rules/livePerformanceTexts';
import { isRefusal } from '../../platform/api/refusal.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { RuleList } from '../../platform/ui/RuleList.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './livePerformances.module.css';
import { messages } from './messages.ts';
import { waitsHere } from './sendWaiting.ts';
import type { Registering } from './useLivePerformance.ts';

const states = { waiting: 'waiting', kept: 'met', broken: 'broken', notice: 'note' } as const;

const missingTexts: Partial<Record<LivePerformanceRule, Text>> = {
  'livePerformance.performersMissing': messages.missingPerformers,
  'livePerformance.venueNotChosen': messages.missingVenue,
  'livePerformance.addressMissing': messages.missingAddress,
  'livePerformance.festivalYearMissing': messages.missingYear,
  'livePerformance.dateMissing': messages.missingDate,
  'livePerformance.promoterMissing': messages.missingPromoter,
  'livePerformance.countryMissing': messages.missingCountry,
  'livePerformance.cityMissing': messages.missingCity,
  'livePerformance.venueMissing': messages.missingVenueName,
  'setList.empty': messages.missingSetList,
};

interface RulePanelProps {
  registering: Registering;
  results: readonly LivePerformanceResult[];
}

/** The live panel: what is still missing, and the button once nothing is (L2.15, L5.1). */
export function RulePanel({ registering, results }: RulePanelProps) {
  const t = useText();
  const [language] = useLanguage();
  const { form, edit, submit, sendLater, isSubmitting, error } = registering;
  const missing = livePerformanceViolations(results).map(({ rule, state }) =>
    t((state === 'waiting' && missingTexts[rule]) || messages.missingCorrections),
  );
  const list = [...new Set(missing)].join(', ');
  const titleOf = (line: number | undefined) => (line === undefined ? '' : (form.setList[line]?.title ?? ''));

  return (
    <Card title={t(messages.state)}>
      <Stack>
        <RuleList
          label={t(messages.rules)}
          rules={results.map((result) => {
            const title = titleOf(result.line);
            const text = livePerformanceText(result, language);
            return {
              id: [result.rule, result.at, result.line].join(' '),
              state: states[result.state],
              text: title ? `${title}: ${text}` : text,
            };
          })}
        />
        {isRefusal(error, 0) && (
          <Alert
            look="danger"
            isAnnounced
            title={error.message}
            actions={
              <>
                <Button onClick={() => submit()}>{t(messages.tryAgain)}</Button>
                <Button onClick={sendLater}>{t(messages.sendLater)}</Button>
              </>
            }
          >
            {t(messages.unreachable)}
          </Alert>
        )}
        {waitsHere(form) && (
          <Alert
            isAnnounced
            title={t(messages.waits)}
            actions={<Button onClick={() => edit(() => ({}))}>{t(messages.doNotSend)}</Button>}
          >
            {t(messages.waitsMore)}
          </Alert>
        )}
        <div>
          <Button
            look="primary"
            isWide
            isLoading={isSubmitting}
            disabled={missing.length > 0}
            aria-describedby="live-missing"
            onClick={() => submit()}
          >
            {t(isSubmitting ? messages.submitting : messages.submit)}
          </Button>
          <p id="live-missing" className={styles.missing}>
            {missing.length > 0 ? t(messages.missing, { list }) : t(messages.ready)}
          </p>
        </div>
      </Stack>
    </Card>
  );
}
