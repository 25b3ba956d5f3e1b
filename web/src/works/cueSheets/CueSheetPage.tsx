import { type CueSheet, getCueSheet } from '@omur/contract/works/cueSheets';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { HeadDialog } from './HeadDialog.tsx';
import { Lines } from './Lines.tsx';
import { kindNames, messages } from './messages.ts';
import { RemoveSheetDialog } from './RemoveSheetDialog.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/queSheets/$cueSheetId');

/** F2.21, D2: a cue sheet and its lines. */
export function CueSheetPage() {
  const number = id.safeParse(Number(route.useParams().cueSheetId));
  return number.success ? <FoundSheet key={number.data} cueSheetId={number.data} /> : <ToNotFound />;
}

function FoundSheet({ cueSheetId }: { cueSheetId: number }) {
  const sheet = useQuery(queryIfAny(getCueSheet, { params: { cueSheetId } }));
  if (sheet.data) return <OneSheet sheet={sheet.data} />;
  if (sheet.data === null) return <ToNotFound />;
  if (sheet.error) return <PageFailed error={sheet.error} reset={() => void sheet.refetch()} />;
  return <PageWaits />;
}

function OneSheet({ sheet }: { sheet: CueSheet }) {
  const t = useText();
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { cueSheetTitle, kind, episode, producer, station, productionYear, shownOn, remark } = sheet;
  const facts = [
    { label: t(messages.station), value: station },
    { label: t(messages.producer), value: producer },
    { label: t(messages.year), value: productionYear },
    { label: t(messages.shownOn), value: shownOn && formatDay(shownOn) },
    { label: t(messages.length), value: sheet.durationSeconds && formatDuration(sheet.durationSeconds) },
    { label: t(messages.lastChanged), value: formatDay(sheet.lastChangedAt) },
  ].filter(({ value }) => value !== null);
  return (
    <Stack gap="medium">
      <PageHeader
        title={cueSheetTitle}
        subtitle={[t(kindNames[kind]), episode, t(messages.sheetNumber, { number: sheet.cueSheetId })]
          .filter(Boolean)
          .join(' · ')}
        actions={
          isStaff && (
            <>
              <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setIsEditing(true)}>
                {t(messages.change)}
              </Button>
              <Button
                look="quiet"
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => setIsRemoving(true)}
              >
                {t(messages.removeSheet)}
              </Button>
            </>
          )
        }
      />
      <KeyFacts facts={facts} />
      {remark && <p>{remark}</p>}
      <Lines sheet={sheet} isStaff={isStaff} />
      {isRemoving && <RemoveSheetDialog sheet={sheet} onClose={() => setIsRemoving(false)} />}
      {isEditing && (
        <HeadDialog sheet={sheet} onDone={() => setIsEditing(false)} onClose={() => setIsEditing(false)} />
      )}
    </Stack>
  );
}
