import * as calls from '@omur/contract/works/cueSheets';
import { fold } from '@omur/contract/platform/rules/folding';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { changeHead, enterCueSheet } from './enter.ts';
import { importFile } from './importing.ts';
import { addLine, changeLine, takeOutLine } from './lines.ts';
import { allCueSheets, findCueSheet, foundCueSheets, linesOfCueSheet } from './queries.ts';
import { removeSheet } from './remove.ts';

export function serveCueSheets(server: Server): void {
  const accessOf = (actor: Actor) => ({ personId: actor.personId, isStaff: isStaff(actor) });

  serve(server, calls.listCueSheets, ({ query }) => {
    const folded = fold(query.search ?? '');
    if (folded === '') return list(allCueSheets, {});
    const number = /^\d{1,9}$/.test(folded) ? Number(folded) : 0;
    return list(foundCueSheets, { pattern: `%${folded}%`, number });
  });
  serve(server, calls.getCueSheet, ({ db, actor, params }) =>
    oneOr404(db, findCueSheet, { ...params, ...accessOf(actor) }, 'cueSheet.notFound'),
  );
  serve(server, calls.listCueSheetLines, ({ actor, params }) =>
    list(linesOfCueSheet, { ...params, ...accessOf(actor) }),
  );
  serve(server, calls.addCueSheet, enterCueSheet);
  serve(server, calls.changeCueSheet, changeHead);
  serve(server, calls.removeCueSheet, removeSheet);
  serve(server, calls.addCueSheetLine, addLine);
  serve(server, calls.changeCueSheetLine, changeLine);
  serve(server, calls.removeCueSheetLine, takeOutLine);
  serve(server, calls.importCueSheets, importFile);
}
