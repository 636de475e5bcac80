import { expect, type Page } from '@playwright/test'
import { translatePage } from '../tests/translate-page.ts'

/** Translates the document that is open, and all that comes into it. People who read it have let all of it hydrate before. */
async function translate(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll(':is(header, main, footer) *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done, { timeout: 5_000 })))
  await page.evaluate(translatePage)
  await expect(page.locator('h1 font').first()).toBeAttached()
}

export async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await translate(page)
}
