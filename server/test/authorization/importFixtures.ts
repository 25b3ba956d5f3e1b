import { baseNumberOf, checkedIpiFile, nameNumberOf, sendIpiFile, takenIpiFile } from '../ipi.ts';
import type { Portal, Someone } from '../portal.ts';
import { sendSociety, textFile } from '../societyFiles.ts';
import { importUsage, sendUsage } from '../usage.ts';

/** What stands in the IPI register, and files of it on their way in. */
export async function anIpiRegister(portal: Portal, administrator: Someone, asker: Someone) {
  const own = [nameNumberOf(1), baseNumberOf(1), 'Spyrill', '', 'PA', '77', 'PR', 'CA', '2001-01-01', ''];
  const second = [nameNumberOf(2), baseNumberOf(1), 'Alva', '', 'PP', '', '', '', '', ''];
  await takenIpiFile(portal, administrator, [own.join(';'), second.join(';')]);
  await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
    asker.authorId,
    nameNumberOf(1),
  ]);
  const [party] = await portal.sql('select party_id from ipi_party');
  const checked = await checkedIpiFile(portal, administrator, [own.join(';'), 'x']);
  return {
    partyId: party?.party_id as number,
    ipiSecondName: nameNumberOf(2),
    ipiImportId: checked.body.ipI_INNLESTUR_NR as number,
    newIpiImportId: await sendIpiFile(portal, administrator, 'x'),
  };
}

/** Files of usage: one that was taken, one whose lines are broken, and one that has arrived; and a group that was decided on. */
export async function reportUsage(portal: Portal, as: Someone) {
  const file = 'date;title;performer\n2026-05-01;Enginn veit;Sog\n2026-05-02;Óvíst;Sog\n';
  const { body } = await importUsage(portal, { as, file });
  const broken = await importUsage(portal, { as, file: `${file}32.5.2026;Enginn veit;Sog\n` });
  const groups = await portal.sql('select usage_group_id from usage_fingerprint order by title');
  const decided = await portal.ask('POST /api/usageDecisions', {
    as,
    body: { NOTKUNARHOPUR_NR: groups[1]?.usage_group_id, VERK_NR: null },
  });
  const usageFile = `${file}\n`;
  return {
    usageImportId: body.notkunarinnlestuR_NR as number,
    brokenUsageImportId: broken.body.notkunarinnlestuR_NR as number,
    newUsageImportId: await sendUsage(portal, { as, file: usageFile }),
    usageGroupId: groups[0]?.usage_group_id as number,
    usageDecisionId: decided.body.notkunarakvorduN_NR as number,
    usageFile: Buffer.from(usageFile).toString('base64'),
  };
}

/** Data of another system: files that were checked, with a line that is refused, and files of which one has arrived. */
export async function aSocietyToBring(portal: Portal, administrator: Someone) {
  const societyImportId = await sendSociety(
    portal,
    administrator,
    [
      textFile('persons', 'number;name', 'P1;Dagný Hjaltalín', 'P2;'),
      textFile('authors', 'number;person;name', 'A1;P1;Dagný Hjaltalín'),
      textFile('works', 'number;title;registered_on', '70001;Sumarvísa;2001-05-01'),
      textFile('work_authors', 'work;author;role;share', '70001;A1;CA;100'),
    ],
    false,
  );
  const announced = await portal.ask('POST /api/migrations', {
    as: administrator,
    body: { HEITI_GAGNAFLUTNINGS: 'Gamla kerfið' },
  });
  const newSocietyImportId = announced.body.gagnaflutninguR_NR as number;
  await portal.ask(`PUT /api/migrations/${newSocietyImportId}/files/persons.csv/parts/1`, {
    as: administrator,
    body: { INNIHALD: Buffer.from('number;name\nP3;Kári').toString('base64') },
  });
  return { societyImportId, newSocietyImportId };
}
