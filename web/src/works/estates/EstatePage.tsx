import { type Estate, getEstate } from '@omur/contract/works/estates';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { formatAmount, formatDay, formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { EstateActions } from './EstateActions.tsx';
import { messages } from './messages.ts';
import { shareText } from './share.ts';
import { StateBadge } from './StateBadge.tsx';

const route = getRouteApi('/portal/danarbu/$estateId');

/** H113: one estate: the report, its documents, the division and the decision. */
export function EstatePage() {
  const number = id.safeParse(Number(route.useParams().estateId));
  if (!number.success) return <ToNotFound />;
  return (
    <StaffOnly>
      <Found key={number.data} estateId={number.data} />
    </StaffOnly>
  );
}

function Found({ estateId }: { estateId: number }) {
  const estate = useQuery(queryFor(getEstate, { params: { estateId } }));
  if (estate.data) return <OneEstate estate={estate.data} />;
  if (isRefusal(estate.error, 404)) return <ToNotFound />;
  if (estate.error) return <PageFailed error={estate.error} reset={() => void estate.refetch()} />;
  return <PageWaits />;
}

function OneEstate({ estate }: { estate: Estate }) {
  const t = useText();
  const [language] = useLanguage();
  const known = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return (
    <Stack>
      <PageHeader
        title={estate.deceasedName}
        subtitle={<StateBadge estate={estate} />}
        actions={<EstateActions estate={estate} />}
      />
      <Card title={t(messages.about)}>
        <KeyFacts
          facts={[
            { label: t(messages.deceasedOn), value: formatDay(estate.deceasedOn) },
            ...known(
              t(messages.kennitala),
              estate.deceasedKennitala && formatKennitala(estate.deceasedKennitala),
            ),
            { label: t(messages.reportedBy), value: estate.reportedBy },
            { label: t(messages.reportedAt), value: formatInstant(estate.reportedAt, language) },
            ...known(t(messages.remark), estate.estateRemark),
            ...known(t(messages.decidedBy), estate.estateDecidedBy),
            ...known(t(messages.decision), estate.estateDecision),
            ...known(
              t(messages.passesFrom),
              estate.estateState === 'confirmed' && estate.passesFrom
                ? formatInstant(estate.passesFrom, language)
                : null,
            ),
            ...known(t(messages.undoAskedBy), estate.undoAskedBy),
            ...known(t(messages.undoneBy), estate.undoneBy),
            ...known(t(messages.undoReason), estate.undoReason),
            ...known(t(messages.death), estate.isAlive ? t(messages.isAlive) : null),
          ]}
        />
      </Card>
      <Card title={t(messages.documents)}>
        <FileList
          ownerKind="estate"
          ownerId={estate.estateId}
          mayChange={estate.mayAttachToEstate}
          staysOnceSent
        />
      </Card>
      {estate.namedHeirs.length > 0 && (
        <Card title={t(messages.namedByMember)} note={t(messages.namedByMemberMore)}>
          <KeyFacts
            facts={estate.namedHeirs.map(({ heirName, heirShare }, at) => ({
              id: at,
              label: heirName,
              value: shareText(heirShare, language),
            }))}
          />
        </Card>
      )}
      <Card title={t(messages.division)}>
        {estate.heirs.length === 0 ? (
          <p className="dim">{t(messages.divisionNone)}</p>
        ) : (
          <Division estate={estate} />
        )}
      </Card>
    </Stack>
  );
}

function Division({ estate }: { estate: Estate }) {
  const t = useText();
  const [language] = useLanguage();
  const { deceasedId, registeredName, registeredKennitala } = estate;
  const { estateBasis, heirsFrom, proposedBy, heldAuthors, heirs, estateState } = estate;
  const advanceLeft = estate.advanceLeftIsk ?? 0;
  return (
    <Stack>
      <KeyFacts
        facts={[
          ...(estateBasis === null
            ? []
            : [{ label: t(messages.basis), value: t(messages.bases[estateBasis]) }]),
          ...(heirsFrom === null ? [] : [{ label: t(messages.heirsFrom), value: formatDay(heirsFrom) }]),
          ...(registeredName === null || deceasedId === null
            ? []
            : [
                {
                  label: t(messages.rightsOf),
                  value: (
                    <Link to="/personur/$personId" params={{ personId: String(deceasedId) }}>
                      {[registeredName, registeredKennitala && formatKennitala(registeredKennitala)]
                        .filter(Boolean)
                        .join(', ')}
                    </Link>
                  ),
                },
              ]),
          ...(proposedBy === null ? [] : [{ label: t(messages.enteredBy), value: proposedBy }]),
          ...(heldAuthors === null || estateState === 'done'
            ? []
            : [{ label: t(messages.held), value: t(messages.heldCount, { count: heldAuthors }) }]),
          ...(advanceLeft > 0
            ? [
                {
                  label: t(messages.advanceLeft),
                  value: t(messages.advanceLeftMore, { amount: formatAmount(advanceLeft) }),
                },
              ]
            : []),
        ]}
      />
      <KeyFacts
        facts={heirs.map(({ heirId, heirName, heirShare }) => ({
          id: heirId,
          label: shareText(heirShare, language),
          value: (
            <Link to="/personur/$personId" params={{ personId: String(heirId) }}>
              {heirName}
            </Link>
          ),
        }))}
      />
    </Stack>
  );
}
