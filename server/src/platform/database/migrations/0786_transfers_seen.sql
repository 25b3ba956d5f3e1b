-- R219: who confirmed a transfer of a catalogue has seen what its giver owes, which the contracts that go recover no longer.
alter table catalogue_transfer add column may_reduce_recovery boolean not null default false;
comment on column catalogue_transfer.may_reduce_recovery is 'R219: who confirmed it has seen that the giver owes something, which what the receiver is paid recovers nothing of.';
