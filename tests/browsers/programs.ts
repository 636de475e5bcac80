import { existsSync } from 'node:fs'

/** Where Debian's packages `firefox-esr`, `chromium` and `webkit2gtk-driver` put what is started. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  chromium: '/usr/bin/chromium',
  webkit: '/usr/bin/WebKitWebDriver',
} as const

export const hasAnyBrowser = (): boolean => Object.values(programs).some((program) => existsSync(program))
