-- Functions are called in the words of the glossary. What they do stands in functions/, which is applied after the migrations.
alter function settle_works rename to refresh_lights;
alter function settle_work rename to refresh_light;
alter function settle_live_performances rename to refresh_live_performances;
alter function settle_distribution rename to total_distribution;
alter function settle_masquerades rename to refresh_masquerades;
alter function hold_set_lists rename to lock_set_lists;
alter function tell_factor_changed rename to notify_factor_changed;
alter function tell_notification_changed rename to notify_notification_changed;
alter function tell_session_changed rename to notify_session_changed;
alter function tell_user_changed rename to notify_user_changed;
