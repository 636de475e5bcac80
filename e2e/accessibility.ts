import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Fails with every breach of WCAG 2.2 AA on the page as it stands, frames of other sites included. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBreaches(page, { type: 'tag', values: wcag22aa }), page.url()).toEqual([])
}

/** Contrast once more, in the other colour scheme; all else is the same there. */
export async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const inTheDark = await findBreaches(page, { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: null })
  expect(inTheDark, `${page.url()} in the dark colour scheme`).toEqual([])
}

interface Breach {
  rule: string
  help: string
  elements: string[]
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Runs in the page itself and brings back breaches alone. `@axe-core/playwright` brings all that is well too, and opens a
 * second page to put it together, which takes three times as long.
 */
async function findBreaches(page: Page, runOnly: RunOptions['runOnly']): Promise<Breach[]> {
  await Promise.all(page.frames().map(bringAxe))
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
  return page.evaluate(async (chosen) => {
    const results = await window.axe?.run(document, chosen)
    if (!results) throw new Error('axe is not in the page')
    return results.violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      elements: nodes.map(({ html }) => html),
    }))
  }, options)
}

/** Once for each document. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return
  await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
}
