-- R118: a payment is known by its payer and reference however they are written.
create index income_known on income (fold(payer_name), fold(reference));
drop index income_reference;
