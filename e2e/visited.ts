import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInTheDark } from './accessibility.ts'

/**
 * `/en/tireDetail/17?x=1` and `/tireDetail/18` are one screen: `/tireDetail/{id}`. Every public page is looked at in every
 * language by a test of its own.
 */
const screenOf = (url: string): string =>
  new URL(url).pathname.replace(/^\/(?:en|ru)(?=\/|$)/, '').replaceAll(/\/\d+(?=\/|$)/g, '/{id}')

/** Remembers the addresses that a person goes through. */
export function followVisits(page: Page): ReadonlyMap<string, string> {
  const visits = new Map<string, string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http'))
      visits.set(screenOf(frame.url()), frame.url())
  })
  return visits
}

/** The roles on the page without their names: one list of products is as good as another, in whatever language. */
async function structureOf(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot()
  const roles = snapshot.split('\n').map((line) => line.replaceAll(/"(?:\\.|[^"\\])*"|: .*|\/url.*/g, ''))
  return [...new Set(roles)].join('\n')
}

/**
 * Checks the page where the person ended, unless one of the same screen and the same roles was checked already, then goes
 * once more to each screen on the way that nobody checked before. `checked` is what this worker has seen in this browser, and
 * grows.
 */
export async function expectVisitedAccessible(
  page: Page,
  visits: ReadonlyMap<string, string>,
  checked: Set<string>,
) {
  if (visits.size === 0) return
  const last = screenOf(page.url())
  const state = `${last}\n${await structureOf(page)}`
  if (!checked.has(state)) await expectAccessible(page)
  if (!checked.has(last)) await expectAccessibleInTheDark(page)
  checked.add(state).add(last)
  for (const [screen, url] of visits) {
    if (checked.has(screen)) continue
    await page.goto(url)
    await expectAccessible(page)
    await expectAccessibleInTheDark(page)
    checked.add(screen)
  }
}
