#!/bin/sh
# Makes the bucket as soon as storage answers. `weed shell` ends well even where a command did not, so the list decides.
ask() { echo "$1" | weed shell -master=storage:9333 2> /dev/null; }
until ask 's3.bucket.list' | grep -q omur-files; do
  ask 's3.bucket.create -name omur-files' > /dev/null
  sleep 2
done
