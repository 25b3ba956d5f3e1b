-- R234: how many lines of usage that waited for a work who accepted a claim has seen that it decides as well.
alter table usage_decision add column lines_seen integer constraint usage_decision_lines_seen check (lines_seen >= 0);
comment on column usage_decision.lines_seen is 'R234: of a decision that an accepted claim has made, the waiting lines with the same words that whoever accepted it has seen; otherwise null.';
