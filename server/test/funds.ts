import type { Answer, Portal, Someone } from './portal.ts';

interface Terms {
  fundId: number;
  year?: number;
  /** In days from today. */
  opensIn?: number;
  closesIn?: number;
}

/** A period of a fund; open today unless told otherwise. */
export async function aPeriod(
  portal: Portal,
  { fundId, year = 2026, opensIn = -10, closesIn = 10 }: Terms,
): Promise<number> {
  const [row] = await portal.sql(
    `insert into fund_period (fund_id, season, year, opens_on, closes_on)
     values ($1, $2, $3, current_date + $4::integer, current_date + $5::integer) returning fund_period_id`,
    [fundId, fundId === 4 ? null : 'autumn', year, opensIn, closesIn],
  );
  return row?.fund_period_id;
}

/** The payload of an application that is sound. */
export function anApplication(by: Someone, fundId: number, fundPeriodId: number) {
  return {
    SJODUR_NR: fundId,
    UPPHAD: 850_000,
    UPPLYSINGAR_UM_UMSAEKJENDUR: 'Tónskáld með þrjár plötur að baki.',
    ...(fundId === 4
      ? { UPPLYSINGAR_UM_FERDALAG: 'Strengjakvartett.' }
      : { UPPLYSINGAR_UM_VERKEFNI: 'Strengjakvartett.' }),
    KOSTNADARPLAN: 'Hljóðver 400.000',
    TIMAPLAN: null,
    FYRRI_STYRKUR_ROFI: false,
    ...(fundId !== 3 && { KOMANDI_STYRKIR_ROFI: false, NYLIDASTYRKUR: false }),
    BANKAUPPLYSINGAR: '0133-26-004711',
    VERKHEITI: 'Brimsorfið',
    TIMABIL_UMSOKNAR_NR: fundPeriodId,
    UMSAKJENDUR: [
      {
        UMSAKJANDI: 1,
        NAFN_NR: by.personId,
        HOFUNDUR_NR: by.authorId,
        NAFN: by.name,
        KENNITALA: by.kennitala,
        HEIMILISFANG: 'Barmahlíð 14',
        SIMANUMER: '000 0101',
        NETFANG: 'thordis@demo.example',
      },
    ],
  };
}

interface Closing {
  as: Someone;
  fundPeriodId: number;
  isClosed?: 0 | 1;
  version?: number | undefined;
}

/** Closes a period, or opens it again. */
export const closePeriod = (portal: Portal, { as, fundPeriodId, isClosed = 1, version = 1 }: Closing) =>
  portal.ask(`PATCH /api/funds/periods/${fundPeriodId}/closing`, {
    as,
    body: { TIMABILI_LOKID: isClosed, UTGAFA: version },
  });

/** What is wrong, and where. */
export const problems = ({ body }: Answer) =>
  (body.Errors as { Field: string; Code: string }[] | undefined)?.map(({ Field, Code }) => [Field, Code]);
