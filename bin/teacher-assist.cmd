@echo off
rem The command line on Windows: what bin/teacher-assist is elsewhere. Finds Bun, installs what is missing once.
rem Everything is started in the program's own folder, and the caller's folder is handed on by name: whatever lies in
rem that one (bunfig.toml, .env, tsconfig.json, package.json, a program called bun) is not ours to obey.
setlocal
set "TEACHER_ASSIST_CWD=%CD%"
set "BUN_OPTIONS="
set "NoDefaultCurrentDirectoryInExePath=1"
pushd "%~dp0.." || exit /b 1
set "root=%CD%"
rem Looks at what is installed and compiled, and does nothing where all is there.
node "%root%\scripts\setup.mjs"
if errorlevel 1 (
  popd
  exit /b 1
)
"%root%\node_modules\bun\bin\bun.exe" --no-env-file --no-install "%root%\src\cli\main.ts" %*
set "code=%ERRORLEVEL%"
popd
exit /b %code%
