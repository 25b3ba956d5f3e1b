-- X67: a party collects in territories that there are.
alter table work_party_territory drop constraint work_party_territory_number;
alter table work_party_territory add constraint work_party_territory_known foreign key (territory) references territory;
