import { anApplication } from './funds.ts';
import type { Answer, Portal, Someone } from './portal.ts';

interface Society {
  portal: Portal;
  member: Someone;
  /** Proposes. */
  ragnar: Someone;
  /** Confirms. */
  brynja: Someone;
  /** Enters budgets. */
  katla: Someone;
  fundPeriodId: number;
}

export const said = ({ status, body }: Answer) => (status < 300 ? status : [status, body?.Code]);

let project = 0;

/** What tests ask of grants that take two, in the period that the society has then. */
export function grantsOf(of: () => Society) {
  const applied = async (by = of().member): Promise<number> => {
    const body = { ...anApplication(by, 1, of().fundPeriodId), VERKHEITI: `Verkefni ${++project}` };
    return (await of().portal.ask('POST /api/funds/applications', { as: by, body })).body;
  };
  const read = async (applicationId: number, as: Someone) =>
    (await of().portal.ask(`GET /api/funds/applications/${applicationId}`, { as })).body;
  const change = async (path: string, as: Someone, body: object) =>
    said(await of().portal.ask(path, { as, body }));
  const propose = async (applicationId: number, kronur: number, as = of().ragnar) => {
    const { utgafa: UTGAFA } = await read(applicationId, as);
    const body = { STADA_UMSOKNAR: 'granted', UPPHAED_STYRKS: kronur, UTGAFA };
    return change(`PATCH /api/funds/applications/${applicationId}/decision`, as, body);
  };
  const confirm = async (applicationId: number, as = of().brynja, SAMTHYKKT: 0 | 1 = 1) => {
    const { utgafa: UTGAFA } = await read(applicationId, as);
    return change(`PATCH /api/funds/applications/${applicationId}/grant`, as, { SAMTHYKKT, UTGAFA });
  };
  const period = async (as = of().katla) =>
    (await of().portal.ask(`GET /api/funds/periods/${of().fundPeriodId}`, { as })).body;
  const budget = async (RADSTOFUNARFE: number | null, as = of().katla) => {
    const { utgafa: UTGAFA } = await period();
    return change(`PUT /api/funds/periods/${of().fundPeriodId}/budget`, as, { RADSTOFUNARFE, UTGAFA });
  };
  const granted = async () => Number((await period()).upphaeD_STYRKS);
  return { applied, read, propose, confirm, period, budget, granted };
}

/** A member, two editors and two administrators. */
export const aFundDesk = async (portal: Portal) => ({
  member: await portal.someone({ name: 'Þórdís Æsa' }),
  ragnar: await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' }),
  brynja: await portal.someone({ role: 'editor', isPerson: false, name: 'Brynja' }),
  katla: await portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' }),
  hersir: await portal.someone({ role: 'administrator', isPerson: false, name: 'Hersir' }),
});
