#!/bin/sh
# The way from Claude Code to our hooks: `sh _run.sh <hook>`, the event on standard input.
#
# Silent unless a lesson-planning command or agent is at work. Where one is and the check cannot run, that is said: a
# request is not let through unchecked, and a finished draft is shown with a warning.
hook=$1
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
event=$(cat)

transcript=$(printf '%s' "$event" | sed -n 's/.*"transcript_path" *: *"\([^"]*\)".*/\1/p')
case $event in
  *'"prompt":"/lesson-planning:'* | *'"prompt": "/lesson-planning:'*) ;;
  *'"agent_type":"lesson-planning:'* | *'"agent_type": "lesson-planning:'*) ;;
  *'"prompt":'*) exit 0 ;;
  *)
    [ -r "$transcript" ] || exit 0
    grep -q '<command-name>/lesson-planning:' "$transcript" || exit 0
    ;;
esac

cannot() {
  case $event in
    *'"prompt":'*)
      echo "This request was not let through: the lesson-planning check \"$hook\" cannot run ($1)." >&2
      exit 2
      ;;
    *)
      echo "{\"systemMessage\":\"NOT CHECKED: the lesson-planning check $hook cannot run ($1). Read every curriculum claim above yourself.\"}"
      exit 0
      ;;
  esac
}

# The project's own first, then wherever else it may be. Never one from the folder that Claude Code is at work in.
for bun in "$here/../../../node_modules/.bin/bun" "$(command -v bun)" "$HOME/.bun/bin/bun"; do
  [ -x "$bun" ] && break
  bun=
done
[ -n "$bun" ] || cannot "there is no bun: run npm start once in the folder of teacher-assist, or install bun"

# From here, so that no bunfig.toml or .env of the folder at hand is obeyed; without fetching packages on the way.
cd "$here" || cannot "its folder is gone"
printf '%s' "$event" | "$bun" --no-install --no-env-file "$here/_bridge.ts" "$hook"
code=$?
[ "$code" = 0 ] || [ "$code" = 2 ] || cannot "it ended with code $code: run npm start once in the folder of teacher-assist"
exit "$code"
