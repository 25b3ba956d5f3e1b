import * as works from '@omur/contract/works/works';
import type { ComponentType } from 'react';
import type { Text } from '../../platform/i18n/text.ts';
import { AuthorsTab } from './AuthorsTab.tsx';
import { CueSheetsTab } from './CueSheetsTab.tsx';
import { DistributionsTab } from './DistributionsTab.tsx';
import { IsrcTab } from './IsrcTab.tsx';
import { IswcTab } from './IswcTab.tsx';
import { messages } from './messages.ts';
import { OtherTitlesTab } from './OtherTitlesTab.tsx';
import { RightsTab } from './RightsTab.tsx';
import type { ListOfWork, TabProps } from './WorkList.tsx';

interface WorkTab {
  /** As the address says it. */
  id: string;
  label: Text;
  list: ListOfWork<unknown>;
  Content: ComponentType<TabProps>;
}

const authors: WorkTab = {
  id: 'hofundar',
  label: messages.authors,
  list: works.listWorkAuthors,
  Content: AuthorsTab,
};

/** F2.37: the seven tabs of a work, each with the list it shows. */
export const tabs: readonly WorkTab[] = [
  authors,
  { id: 'rettindi', label: messages.rights, list: works.listWorkRights, Content: RightsTab },
  { id: 'onnur-heiti', label: messages.otherTitles, list: works.listOtherTitles, Content: OtherTitlesTab },
  { id: 'iswc', label: { is: 'ISWC', en: 'ISWC' }, list: works.listIswcs, Content: IswcTab },
  { id: 'isrc', label: { is: 'ISRC', en: 'ISRC' }, list: works.listIsrcs, Content: IsrcTab },
  {
    id: 'uthlutanir',
    label: messages.distributions,
    list: works.listWorkDistributions,
    Content: DistributionsTab,
  },
  { id: 'notkunarblod', label: messages.cueSheets, list: works.listWorkCueSheets, Content: CueSheetsTab },
];

export const tabAt = (id: string | undefined): WorkTab => tabs.find((tab) => tab.id === id) ?? authors;
