import type { Page } from '@playwright/test'
import type { texts } from './fixtures.ts'

/** Chooses values of a filter of the list of orders, by what they are called. */
export async function chooseIn(page: Page, label: string, ...values: string[]): Promise<void> {
  await filterNamed(page, label).click()
  for (const value of values) await page.getByRole('menuitemcheckbox', { name: value, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Its name is followed by what is chosen. */
export const filterNamed = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: `) })

/** On a phone the filters of a list are behind a button. */
export async function openFilters(page: Page, t: ReturnType<typeof texts>): Promise<void> {
  const button = page.getByRole('button', { name: t('admin.list.filters'), exact: true })
  if (await button.isVisible()) await button.click()
}
