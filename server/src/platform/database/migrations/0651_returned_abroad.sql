-- R153: what came back of a payment abroad is known by its amount. What there is was booked as it was sent where nothing else stands.
alter table payment add constraint payment_returned_known check (state <> 'returned' or iban is null or returned_units is not null) not valid;
comment on column payment.returned_units is 'R44: what came back of a payment abroad.';
