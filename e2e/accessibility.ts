import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Fails with every breach of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBreaches(page, (axe) => axe.withTags(wcag22aa)), page.url()).toEqual([])
}

/** Contrast once more, in the other colour scheme; all else is the same there. */
export async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await findBreaches(page, (axe) => axe.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: null })
  expect(inTheDark, `${page.url()} in the dark colour scheme`).toEqual([])
}

interface Breach {
  rule: string
  help: string
  elements: string[]
}

async function findBreaches(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<Breach[]> {
  const { violations } = await choose(new AxeBuilder({ page })).analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html }) => html),
  }))
}
