-- R135: who took back a decision about these words.
create index usage_decision_undone on usage_decision (fingerprint_id) where undone_at is not null;
