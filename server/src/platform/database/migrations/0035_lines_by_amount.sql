-- A right's lines, the dearest first.

create index statement_line_amount on statement_line (right_id, amount, distribution_id, statement_line_id);
