-- O329: deliveries that can be sent, now or later: of webhooks that are on, and whose owner can log in (O62). All others wait for that.
create or replace view webhook_due as
  select d.delivery_id, d.webhook_id, d.due_at
  from webhook_delivery d join webhook h using (webhook_id)
    join app_user u on u.user_id = h.user_id and not u.is_locked and u.closed_at is null and u.role in ('member', 'viewer')
  where d.due_at is not null and h.is_on;
