import { ChartColumn, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { messages } from './messages.ts';

interface ChartCardProps {
  title: ReactNode;
  note?: ReactNode;
  headingLevel?: 2 | 3;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart, and the same figures as a table one click away. */
export function ChartCard({ title, note, headingLevel, isTable, onTable, chart, table }: ChartCardProps) {
  const t = useText();
  return (
    <Card
      title={title}
      note={note}
      headingLevel={headingLevel}
      actions={
        <Button
          size="small"
          icon={isTable ? <ChartColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
          onClick={() => onTable(!isTable)}
        >
          {t(isTable ? messages.showChart : messages.showTable)}
        </Button>
      }
    >
      {isTable ? table : chart}
    </Card>
  );
}
