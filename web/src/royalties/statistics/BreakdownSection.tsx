import { breakdownWays } from '@omur/contract/platform/fields/insight';
import type { PersonRight } from '@omur/contract/people/persons';
import { type Breakdown, listBreakdown } from '@omur/contract/royalties/insight';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { nothingChosen } from './address.ts';
import { firstDays } from './range.ts';
import { Section, SectionChart } from './Section.tsx';
import { useStatisticsQuery } from './useStatisticsQuery.ts';
import { barsOf, csvOf, rowsOf } from './breakdown.ts';
import { BreakdownPart } from './BreakdownPart.tsx';
import { BreakdownTable } from './BreakdownTable.tsx';
import styles from './insight.module.css';
import { messages, wayWords } from './insightMessages.ts';

/** R27: what rights brought by month of use, performer, station, territory, pool or work; a row opens by another way. */
export function BreakdownSection({ rights }: { rights: readonly PersonRight[] }) {
  const asked = useStatisticsQuery('days', rights, firstDays());
  const { right, range, canAsk, days, search, step } = asked;
  const way = breakdownWays.find((one) => one === search.eftir) ?? 'month';
  const query = { ...days, ...(range.rightId !== 0 && right && { rightId: right.rightId }) };
  const list = useQuery({
    ...listQueryFor(listBreakdown, { query: { ...query, breakdownBy: way } }),
    enabled: canAsk,
  });
  return (
    <Section
      asked={asked}
      path={listBreakdown.path}
      list={list}
      isMissing={false}
      rows={(found) => <Found asked={asked} way={way} found={found} />}
    >
      {canAsk && search.lidur !== undefined && (
        <BreakdownPart
          key={`${way}-${search.lidur}`}
          query={query}
          way={way}
          chosen={search.lidur}
          onClose={() => step({ ...nothingChosen, eftir: way })}
        />
      )}
    </Section>
  );
}

interface FoundProps {
  asked: ReturnType<typeof useStatisticsQuery>;
  way: (typeof breakdownWays)[number];
  found: readonly Breakdown[];
}

function Found({ asked, way, found }: FoundProps) {
  const t = useText();
  const [language] = useLanguage();
  const { search, step } = asked;
  const rows = rowsOf(way, found, {
    language,
    notStated: t(messages.notStated),
    others: (count) => t(messages.others, { count }),
  });
  const headings = [wayWords[way].name, messages.amount, messages.before, messages.uses].map((word) =>
    t(word),
  );
  const csv = useFile('sundurlidun.csv', () => Promise.resolve(csvOf(headings, rows)));
  const opening = ({ id }: { id: string | number }) => ({ ...nothingChosen, eftir: way, lidur: String(id) });
  const bars = barsOf(way, rows);
  return (
    <Stack>
      <div className={styles.choice}>
        <SelectField
          label={t(messages.by)}
          value={way}
          options={breakdownWays.map((value) => ({ value, label: t(wayWords[value].name) }))}
          onChange={(eftir) => step({ ...nothingChosen, eftir })}
        />
        <Button icon={<Download />} isLoading={csv.isFetching} onClick={() => void csv.fetchFile()}>
          {t(messages.csv)}
        </Button>
      </div>
      <FileProblem file={csv} />
      <SectionChart
        asked={asked}
        title={wayWords[way].title}
        isOverTime={way === 'month'}
        hint={way !== 'month' && bars.length < rows.length ? messages.largest : messages.openHint}
        bars={bars}
        chosen={search.lidur}
        onChoose={(id) => step(opening({ id }))}
        table={
          <BreakdownTable
            title={t(wayWords[way].name)}
            rows={rows}
            isCompared={way !== 'month'}
            opening={opening}
          />
        }
      />
    </Stack>
  );
}
