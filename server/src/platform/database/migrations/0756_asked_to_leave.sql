-- R195: who leaves an approved work is asked, whatever days the amendment is of.
comment on column approval_request.is_of_past is 'O182, R195: asked of an author who is on the work no longer, about the share that they lose. The work waits for the answer.';
