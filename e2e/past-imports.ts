import type { Page } from '@playwright/test'

/** Takes back the last import of a file of this name, below its row. */
export async function undoLast(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: file }).first().click()
  await page.getByRole('button', { name: /^Cofnij import/ }).click()
  await page.getByRole('button', { name: /^Na pewno cofnij import/ }).click()
}
