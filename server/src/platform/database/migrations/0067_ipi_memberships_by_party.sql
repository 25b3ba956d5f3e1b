-- X34: a search shows the societies of each name that it finds; the index that keeps memberships apart is slow to read them by.
create index ipi_membership_of_party on ipi_membership (party_id);
