import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible, expectAccessibleInTheDark } from './accessibility.ts'

/**
 * `/en/tireDetail/17?x=1` and `/tireDetail/18` are one screen: `/tireDetail/{id}`. Every public page is looked at in every
 * language by a test of its own.
 */
const screenOf = (url: string): string =>
  new URL(url).pathname.replace(/^\/(?:en|ru)(?=\/|$)/, '').replaceAll(/\/\d+(?=\/|$)/g, '/{id}')

/** Remembers the addresses that a person goes through; whoever signs in after them would see other things there. */
export function followVisits(page: Page): Map<string, string> {
  const visits = new Map<string, string>()
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return
    const screen = screenOf(frame.url())
    if (screen === '/signIn') visits.clear()
    visits.set(screen, frame.url())
  })
  return visits
}

/** The roles on the page without their names: one list of products is as good as another, in whatever language. */
async function structureOf(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot()
  const roles = snapshot.split('\n').map((line) => line.replaceAll(/"(?:\\.|[^"\\])*"|: .*|\/url.*/g, ''))
  return [...new Set(roles)].join('\n')
}

/** What was looked at already: by one worker for all whose windows are alike. */
export class CheckedScreens {
  private readonly folder: string

  constructor(dataDir: string, window: 'desktop' | 'phone') {
    this.folder = join(dataDir, 'checked', window)
    mkdirSync(this.folder, { recursive: true })
  }

  /** True for whoever asks first, who has to look. */
  claim(what: string): boolean {
    const name = createHash('sha256').update(what).digest('hex')
    return mkdirSync(join(this.folder, name), { recursive: true }) !== undefined
  }
}

/**
 * Checks the page where the person ended, unless one of the same screen and the same roles was checked already, then goes
 * once more to each screen on the way that nobody checked before.
 */
export async function expectVisitedAccessible(
  page: Page,
  visits: ReadonlyMap<string, string>,
  checked: CheckedScreens,
) {
  if (visits.size === 0) return
  const last = screenOf(page.url())
  if (checked.claim(`${last}\n${await structureOf(page)}`)) await expectAccessible(page)
  if (checked.claim(last)) await expectAccessibleInTheDark(page)
  for (const [screen, url] of visits) {
    if (!checked.claim(screen)) continue
    await page.goto(url)
    await expectAccessible(page)
    await expectAccessibleInTheDark(page)
  }
}
