-- R150: works that wait with another estimate or weight are checked anew, so that whoever approves them is told.
delete from work_check c using work w where w.work_id = c.work_id and w.review = 'waiting' and (w.estimate <> '1 1A' or w.weight <> '06');
