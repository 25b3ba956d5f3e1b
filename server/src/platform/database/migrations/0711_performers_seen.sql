-- R172: works that wait with performers are checked anew, so that whoever approves them is told who is none of their authors.
delete from work_check c using work w where w.work_id = c.work_id and w.review = 'waiting'
  and (w.performers <> '' or exists (select from work_isrc i where i.work_id = w.work_id and i.performer <> ''));
