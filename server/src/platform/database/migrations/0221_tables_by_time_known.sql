-- O161: what the planner knows of a whole that is divided is not kept by itself.
analyze change_record, letter, notification;
