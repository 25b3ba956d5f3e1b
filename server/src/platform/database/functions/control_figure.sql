-- R19: which kinds of account make up a figure of the control report. What came in is below zero in its accounts.
create or replace view control_figure (kind, figure, sign) as values
  ('bank', 'cameIn', -1), ('imported', 'cameIn', -1), ('opening', 'cameIn', -1), ('payable', 'payable', 1), ('paidElsewhere', 'payable', 1),
  ('administration', 'deducted', 1), ('social', 'deducted', 1), ('cultural', 'deducted', 1), ('reserve', 'deducted', 1),
  ('fileDeductions', 'deducted', 1), ('held', 'kept', 1), ('unidentified', 'kept', 1), ('pool', 'carried', 1),
  ('unallocated', 'carried', 1), ('returned', 'carried', 1);
