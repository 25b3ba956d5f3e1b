-- R140: one function says who does not confirm what, of every kind; refuse_own_confirmation() asks it, and takes the trigger of this one's.
drop function if exists refuse_own_join() cascade;
